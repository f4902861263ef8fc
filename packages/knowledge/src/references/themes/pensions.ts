import { bofip, cgi, css, texte } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Pensions, annuities, social contributions on them and exempt benefits. */
export const PENSIONS: readonly ReferenceLegale[] = [
  cgi(
    '163 bis',
    'Pensions en capital',
    'Une pension versée en capital peut supporter, sur demande, un prélèvement libératoire.',
  ),
  css(
    'L136-1-2',
    'CSG sur les revenus de remplacement',
    'Les pensions et allocations supportent la contribution sociale, sauf exonérations.',
  ),
  css(
    'L815-1',
    'Allocation de solidarité aux personnes âgées',
    'Un minimum est versé aux personnes âgées de faibles ressources.',
  ),
  css('L821-1', 'Allocation aux adultes handicapés', 'Un minimum est versé aux personnes handicapées.'),
  css('L341-1', 'Pension d’invalidité', 'L’assuré dont la capacité de travail est réduite reçoit une pension.'),
  css('L353-1', 'Pension de réversion', 'Le conjoint survivant peut recevoir une part de la retraite du défunt.'),
  css('L841-1', 'Prime d’activité', 'Une prime complète les revenus des travailleurs modestes.'),
  css('L511-1', 'Prestations familiales', 'Les prestations familiales sont énumérées.'),
  texte(
    'casf-l262-2',
    'CASF art. L262-2',
    'Revenu de solidarité active',
    'Un minimum est garanti aux personnes sans ressources suffisantes.',
    'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069',
  ),
  texte(
    'casf-l14-10-4',
    'CASF art. L14-10-4',
    'Contribution de solidarité pour l’autonomie',
    'Une contribution additionnelle pèse sur les pensions.',
    'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069',
  ),
  bofip('RSA-PENS', 'Pensions et rentes viagères', 'La doctrine détaille l’imposition des pensions et des rentes.'),
];
