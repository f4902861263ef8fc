import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/**
 * Allowance of the overseas departments on the tax of the scale, in euros: after the ceiling of the family quotient and
 * before the rebate (CGI art. 197 I 3). The flat tax is not concerned.
 */
export function calculerAbattementOutreMer(foyer: FoyerFiscal, droits: number, p: Valeurs, t: TraceurIr): number {
  if (foyer.departement_outre_mer === null) return 0;
  const guyane = foyer.departement_outre_mer === 'guyane_mayotte';
  const o = p.outre_mer;
  const taux = guyane ? o.taux_guyane_mayotte : o.taux_antilles_reunion;
  const plafond = guyane ? o.plafond_guyane_mayotte : o.plafond_antilles_reunion;
  const calcule = arrondirEuro(droits * taux);
  const abattement = Math.min(calcule, plafond);
  if (t !== null) {
    const limite = abattement < calcule ? `, limité à ${euros(plafond)}` : '';
    t.noeud({
      regle: 'ir.abattement_outre_mer',
      libelle: guyane
        ? 'Abattement de la Guyane et de Mayotte'
        : 'Abattement de la Guadeloupe, de la Martinique et de la Réunion',
      valeur: abattement,
      formule: `${pourcent(taux)} × ${euros(droits)} = ${euros(calcule)}${limite}`,
      article: 'CGI art. 197 I 3',
      entrees: [entree('Impôt brut après plafonnement', droits)],
      parametres: guyane
        ? ['outre_mer.taux_guyane_mayotte', 'outre_mer.plafond_guyane_mayotte']
        : ['outre_mer.taux_antilles_reunion', 'outre_mer.plafond_antilles_reunion'],
      arrondi: ARRONDI_EURO,
    });
  }
  return abattement;
}
