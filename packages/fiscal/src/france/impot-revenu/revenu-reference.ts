import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';
import { abattementDividendes, revenusCapitalBruts } from './revenus-capital.ts';

/**
 * Reference income in euros (CGI art. 1417 IV): taxable income, plus the retirement savings deducted, plus capital
 * income outside the scale for its gross amount, plus the allowance on dividends under the option.
 */
export function calculerRfr(foyer: FoyerFiscal, rni: number, per: number, p: Valeurs, t: TraceurIr): number {
  const capital = foyer.option_bareme ? abattementDividendes(foyer, p) : revenusCapitalBruts(foyer);
  const rfr = rni + per + capital;
  if (t !== null) {
    const termes = [`${euros(rni)} (revenu net imposable)`];
    if (per > 0) termes.push(`${euros(per)} (épargne retraite)`);
    if (capital > 0) {
      termes.push(`${euros(capital)} (${foyer.option_bareme ? 'abattement sur dividendes' : 'revenus du capital'})`);
    }
    t.noeud({
      regle: 'ir.rfr',
      libelle: 'Revenu fiscal de référence',
      valeur: rfr,
      formule: `${termes.join(' + ')} = ${euros(rfr)}`,
      article: 'CGI art. 1417 IV',
      entrees: [
        entree('Revenu net imposable', rni),
        entree('Épargne retraite déduite', per),
        entree('Revenus du capital réintégrés', capital),
      ],
    });
  }
  return rfr;
}
