import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { calculerGainsAssuranceVie, gainsAssuranceVieBruts } from './assurance-vie.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';
import { abattementDividendes, revenusCapitalBruts } from './revenus-capital.ts';

function gainsNets(foyer: FoyerFiscal, p: Valeurs): number {
  const gains = calculerGainsAssuranceVie(foyer, p, null);
  return gains.tauxPlein + gains.tauxReduit;
}

/**
 * Reference income in euros (CGI art. 1417 IV): taxable income, plus the retirement savings deducted, plus capital
 * income outside the scale for its gross amount, plus the allowance on dividends under the option. The allowance of life
 * insurance stays out, as in the official program.
 */
export function calculerRfr(foyer: FoyerFiscal, rni: number, per: number, p: Valeurs, t: TraceurIr): number {
  const capital = foyer.option_bareme ? abattementDividendes(foyer, p) : revenusCapitalBruts(foyer);
  // Under the option the gains are already in the taxable income; either way the allowance stays out.
  const vie = foyer.option_bareme || gainsAssuranceVieBruts(foyer) === 0 ? 0 : gainsNets(foyer, p);
  const rfr = rni + per + capital + vie;
  if (t !== null) {
    const termes = [`${euros(rni)} (revenu net imposable)`];
    if (per > 0) termes.push(`${euros(per)} (épargne retraite)`);
    if (capital > 0) {
      termes.push(`${euros(capital)} (${foyer.option_bareme ? 'abattement sur dividendes' : 'revenus du capital'})`);
    }
    if (vie > 0) termes.push(`${euros(vie)} (produits d’assurance-vie)`);
    t.noeud({
      regle: 'ir.rfr',
      libelle: 'Revenu fiscal de référence',
      valeur: rfr,
      formule: `${termes.join(' + ')} = ${euros(rfr)}`,
      article: 'CGI art. 1417 IV',
      entrees: [
        entree('Revenu net imposable', rni),
        entree('Épargne retraite déduite', per),
        entree('Revenus du capital réintégrés', capital + vie),
      ],
    });
  }
  return rfr;
}
