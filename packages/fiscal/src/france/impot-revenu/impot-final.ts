import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { TraceurIr } from './contexte.ts';

/** Closes the root of the tree: from the tax after the rebate to what is asked or refunded. */
export function tracerImpotFinal(
  t: NonNullable<TraceurIr>,
  apresDecote: number,
  reductions: number,
  pfu: number,
  cehr: number,
  credits: number,
  final: number,
): void {
  const termes: [string, string, number][] = [
    ['−', 'réductions', reductions],
    ['+', 'prélèvement forfaitaire', pfu],
    ['+', 'contribution sur les hauts revenus', cehr],
    ['−', 'crédits', credits],
  ];
  const suite = termes.filter((terme) => terme[2] > 0).map(([signe, nom, v]) => ` ${signe} ${euros(v)} (${nom})`);
  const solde = apresDecote - reductions + pfu + cehr - credits;
  const seuils = final === solde ? '' : ` = ${euros(solde)}, puis seuils de recouvrement`;
  t.fermer({
    regle: 'ir.impot_final',
    libelle: final < 0 ? 'Impôt sur le revenu : restitution' : 'Impôt sur le revenu',
    valeur: final,
    formule:
      suite.length === 0 && seuils === ''
        ? `Impôt après décote, sans réduction ni crédit = ${euros(final)}`
        : `${euros(apresDecote)} (après décote)${suite.join('')}${seuils} = ${euros(final)}`,
    article: 'CGI art. 197 et 1657',
    entrees: [entree('Impôt après décote', apresDecote), entree('Crédits d’impôt', credits)],
  });
}
