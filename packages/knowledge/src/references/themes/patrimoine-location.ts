import { bofip, cgi, css, texte } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Letting, bare and furnished. */
export const PATRIMOINE_LOCATION: readonly ReferenceLegale[] = [
  cgi('14', 'Champ des revenus fonciers', 'Les loyers des immeubles nus relèvent des revenus fonciers.'),
  cgi(
    '15',
    'Logement gardé pour soi',
    'Le logement que le propriétaire se réserve n’est pas imposé, et ses charges ne se déduisent pas.',
  ),
  cgi(
    '29',
    'Loyers imposables',
    'Les recettes comprennent les loyers et ce que le locataire paie à la place du propriétaire.',
  ),
  cgi(
    '30',
    'Biens gardés pour soi',
    'Hors logement, le propriétaire est imposé sur la valeur locative du bien qu’il se réserve.',
  ),
  cgi('35 bis', 'Chambres de la maison', 'Louer une partie de sa résidence principale peut être exonéré.'),
  cgi(
    '39 C',
    'Amortissement des biens loués',
    'L’amortissement ne peut pas créer le déficit d’une location ; l’excédent attend.',
  ),
  cgi(
    '156 bis',
    'Monuments historiques',
    'Les charges d’un monument ne se déduisent du revenu global que si l’immeuble est conservé et tenu en direct.',
  ),
  cgi(
    '199 novovicies',
    'Réductions Pinel et Denormandie',
    'Louer un logement neuf ou rénové à loyer plafonné ouvrait ou ouvre une réduction d’impôt.',
  ),
  cgi(
    '199 tricies',
    'Loc’Avantages',
    'Louer moins cher que le marché par convention avec l’agence de l’habitat ouvre une réduction d’impôt.',
  ),
  cgi(
    '199 tervicies',
    'Réduction Malraux',
    'Restaurer un immeuble de quartier protégé et le louer ouvre une réduction d’impôt.',
  ),
  css(
    'L611-1',
    'Affiliation des loueurs en meublé',
    'Certains loueurs en meublé relèvent de la sécurité sociale des indépendants.',
  ),
  bofip(
    'RFPI-BASE',
    'Base des revenus fonciers',
    'La doctrine dit quelles recettes sont imposées et quelles charges se déduisent.',
  ),
  bofip(
    'RFPI-BASE-20',
    'Charges déductibles',
    'La doctrine distingue réparation, amélioration, construction, intérêts, assurances et gestion.',
  ),
  bofip('RFPI-BASE-30', 'Déficits fonciers', 'La doctrine explique l’imputation et le report du déficit.'),
  bofip(
    'RFPI-DECLA',
    'Déclarer ses revenus fonciers',
    'La doctrine décrit le micro-foncier, le régime réel et leurs options.',
  ),
  bofip(
    'RFPI-SPEC',
    'Régimes spéciaux de la location',
    'La doctrine commente les monuments historiques et les régimes d’incitation.',
  ),
  bofip('BIC-CHAMP-40', 'Location meublée', 'La doctrine dit qui loue en meublé et sous quel régime.'),
  bofip(
    'BIC-CHAMP-40-10',
    'Loueurs professionnels ou non',
    'La doctrine donne les conditions et les effets de la qualité de loueur professionnel.',
  ),
  texte(
    'c-tour-l324-1-1',
    'C. tour. art. L324-1-1',
    'Meublés de tourisme',
    'La location touristique se déclare, porte un numéro et se limite dans la résidence principale.',
    'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074073',
  ),
  texte(
    'loi-2024-1039',
    'Loi n° 2024-1039',
    'Loi sur les meublés de tourisme',
    'La loi réduit l’avantage fiscal de la location touristique et arme les communes.',
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000050612711',
  ),
  texte(
    'loi-89-462',
    'Loi n° 89-462',
    'Rapports locatifs',
    'La loi règle le bail d’habitation, la sous-location, la colocation et le logement meublé.',
    'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310',
  ),
];
