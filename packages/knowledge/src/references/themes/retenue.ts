import { bofip, cgi } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Withholding and contributions on high incomes. */
export const RETENUE: readonly ReferenceLegale[] = [
  cgi(
    '204 B',
    'Revenus dans le champ de la retenue',
    'Les salaires, pensions et revenus de remplacement supportent une retenue.',
  ),
  cgi('204 C', 'Revenus dans le champ de l’acompte', 'Les revenus sans tiers payeur supportent un acompte.'),
  cgi('204 D', 'Revenus sans prélèvement', 'Des revenus échappent au prélèvement.'),
  cgi('204 E', 'Calcul du prélèvement', 'Le prélèvement s’obtient en appliquant un taux à une assiette.'),
  cgi('204 G', 'Assiette de l’acompte', 'L’acompte est calculé sur les derniers revenus connus.'),
  cgi('204 H', 'Taux de prélèvement', 'Le taux dépend des derniers revenus connus, ou d’une grille par défaut.'),
  cgi(
    '204 I',
    'Changement de situation',
    'Le mariage, la naissance, le divorce ou le décès permettent d’ajuster le taux.',
  ),
  cgi('204 J', 'Modulation', 'Le taux peut être modulé à la hausse ou à la baisse, sous condition d’écart.'),
  cgi('204 L', 'Choix de l’acompte', 'Le contribuable peut verser volontairement un acompte supplémentaire.'),
  cgi('204 M', 'Taux individualisé', 'Chaque membre d’un couple a son propre taux, sauf option pour un taux commun.'),
  cgi('204 N', 'Déclaration par les particuliers employeurs', 'Les débiteurs déclarent et reversent la retenue.'),
  cgi(
    '1663 C',
    'Paiement de l’acompte',
    'L’acompte est prélevé chaque mois ou chaque trimestre sur le compte bancaire.',
  ),
  cgi('1671', 'Versement de la retenue', 'La retenue est opérée par celui qui verse le revenu.'),
  bofip('IR-PAS', 'Prélèvement à la source', 'La doctrine commente la retenue, l’acompte, les taux et la modulation.'),
  bofip(
    'IR-CHR',
    'Contribution sur les hauts revenus',
    'La doctrine commente l’assiette, les taux et le lissage de la contribution.',
  ),
];
