import { bofip, cgi, lpf, texte } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Filing, corrections, payment and complaints. */
export const DECLARATION: readonly ReferenceLegale[] = [
  bofip(
    'IR-DECLA-20',
    'Déclaration d’ensemble des revenus',
    'La doctrine dit qui déclare, quand, par quel moyen et comment corriger.',
  ),
  bofip(
    'IR-DECLA',
    'Obligations déclaratives',
    'La doctrine rassemble les obligations de déclaration des particuliers.',
  ),
  cgi('175', 'Date de dépôt', 'La déclaration est déposée au printemps, avec un délai plus long en ligne.'),
  cgi(
    '1649 quater B quinquies',
    'Déclaration en ligne',
    'La déclaration se fait en ligne quand la résidence a un accès à internet.',
  ),
  cgi('1663 B', 'Solde étalé', 'Le solde élevé est prélevé en plusieurs fois à l’automne.'),
  cgi('1681 sexies', 'Paiement dématérialisé', 'Au-delà d’un montant, l’impôt se paie par prélèvement ou en ligne.'),
  cgi('1730', 'Paiement tardif', 'L’impôt payé après la date limite supporte une majoration.'),
  cgi(
    '1731',
    'Paiement tardif des impôts professionnels',
    'La TVA, l’impôt sur les sociétés et les taxes des entreprises payés en retard supportent une majoration.',
  ),
  cgi(
    '1727',
    'Intérêt de retard',
    'L’impôt qui n’a pas été payé à temps supporte un intérêt par mois, réduit pour qui corrige de lui-même.',
  ),
  cgi(
    '1758 A',
    'Retard et insuffisance à l’impôt sur le revenu',
    'Une majoration propre à l’impôt sur le revenu frappe le retard et l’insuffisance, sauf correction spontanée.',
  ),
  lpf(
    'L62',
    'Régularisation en cours de contrôle',
    'Une erreur de bonne foi peut être régularisée avec un intérêt réduit.',
  ),
  lpf('L190', 'Réclamation', 'La réclamation demande la réparation d’une erreur ou le bénéfice d’un droit.'),
  lpf('R196-1', 'Délai de réclamation', 'La réclamation se présente dans un délai compté en années civiles.'),
  lpf('R198-10', 'Réponse à la réclamation', 'L’administration statue dans un délai, son silence valant rejet.'),
  lpf('R199-1', 'Saisine du tribunal', 'Le tribunal est saisi dans un délai après la décision.'),
  lpf('L199', 'Tribunal compétent', 'Les litiges d’impôt sur le revenu relèvent du juge administratif.'),
  lpf('L277', 'Sursis de paiement', 'Le contribuable qui réclame peut différer le paiement de ce qu’il conteste.'),
  lpf(
    'L247',
    'Remise gracieuse',
    'L’administration peut remettre ou modérer l’impôt et les pénalités d’une personne en difficulté.',
  ),
  lpf(
    'R247-4',
    'Silence sur une demande gracieuse',
    'Le silence gardé sur une demande gracieuse vaut rejet après un délai.',
  ),
  lpf('L208', 'Intérêts moratoires', 'L’État verse des intérêts sur l’impôt qu’il restitue après une réclamation.'),
  lpf(
    'L274',
    'Prescription du recouvrement',
    'Le comptable qui n’agit pas pendant un délai perd le droit de recouvrer.',
  ),
  lpf(
    'L262',
    'Saisie administrative à tiers détenteur',
    'Le comptable peut saisir les sommes détenues par une banque ou un employeur.',
  ),
  texte(
    'crpa-l123-1',
    'CRPA art. L123-1',
    'Droit à l’erreur',
    'Qui se trompe pour la première fois de bonne foi peut régulariser sans sanction.',
    'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000031366350',
  ),
];
