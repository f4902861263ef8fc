import { bofip, cgi } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Tax on real-estate wealth. */
export const PATRIMOINE_FORTUNE: readonly ReferenceLegale[] = [
  cgi('965', 'Assiette de l’IFI', 'L’impôt porte sur les immeubles et sur la part immobilière des titres.'),
  cgi(
    '966',
    'Immeubles d’exploitation des sociétés',
    'L’immeuble qu’une société affecte à son activité n’entre pas dans le calcul.',
  ),
  cgi('968', 'Usufruit et IFI', 'Le bien démembré est en principe compté chez l’usufruitier pour sa valeur entière.'),
  cgi('970', 'Trusts et IFI', 'Les biens placés dans un trust restent dans le patrimoine du constituant.'),
  cgi(
    '972',
    'Contrats d’assurance et IFI',
    'La part immobilière des unités de compte d’un contrat rachetable est imposable.',
  ),
  cgi(
    '973',
    'Évaluation des biens',
    'La résidence principale a un abattement, les sociétés déduisent peu les dettes de leur associé.',
  ),
  cgi('974', 'Dettes déductibles', 'Les dettes liées aux biens imposables se déduisent, avec des limites.'),
  cgi('975', 'Actifs professionnels', 'L’immeuble affecté à la profession principale du redevable est exonéré.'),
  cgi('976', 'Bois et biens ruraux', 'Les bois et les terres louées à long terme sont en partie exonérés.'),
  cgi('977', 'Barème de l’IFI', 'Le barème progressif commence plus bas que le seuil d’assujettissement.'),
  cgi('978', 'Dons et IFI', 'Des dons à certaines œuvres réduisent l’impôt.'),
  cgi('979', 'Plafonnement de l’IFI', 'L’ensemble des impôts ne peut dépasser une part des revenus.'),
  cgi('982', 'Déclaration de l’IFI', 'Le patrimoine se déclare en annexe de la déclaration de revenus.'),
  bofip(
    'PAT-IFI-20',
    'Biens imposables et évaluation',
    'La doctrine commente les biens imposables, leur valeur et les dettes.',
  ),
  bofip('PAT-IFI-30', 'Actifs professionnels exonérés', 'La doctrine commente les immeubles professionnels exonérés.'),
  bofip('PAT-IFI-40', 'Calcul de l’IFI', 'La doctrine commente le barème, les réductions et le plafonnement.'),
];
