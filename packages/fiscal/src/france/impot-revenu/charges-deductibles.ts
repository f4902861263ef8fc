import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { gainsAssuranceVieBruts } from './assurance-vie.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Maintenance paid: capped for each adult child (6EL, 6EM), as declared for the others (6GU). Euros. */
function calculerPensionsVersees(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const plafond = p.charges.pension_enfant_majeur;
  const versees = [foyer.pension_alimentaire_enfant_majeur, ...foyer.pensions_enfants_majeurs];
  const majeurs = versees.map((pension) => Math.min(pension, plafond));
  const autres = foyer.pensions_alimentaires_autres;
  const total = majeurs.reduce((somme, pension) => somme + pension, autres);
  if (t !== null && total > 0) {
    const termes = majeurs
      .filter((pension) => pension > 0)
      .map((pension) => `${euros(pension)} (enfant majeur, au plus ${euros(plafond)})`);
    if (autres > 0) termes.push(`${euros(autres)} (autres pensions)`);
    t.noeud({
      regle: 'ir.pensions_alimentaires',
      libelle: 'Pensions alimentaires déductibles',
      valeur: total,
      formule: `${termes.join(' + ')} = ${euros(total)}`,
      article: 'CGI art. 156 II 2°',
      entrees: [
        ...versees.map((pension, i) =>
          entree(`Pension versée à un enfant majeur${i === 0 ? '' : `, ${i + 1}`}`, pension),
        ),
        entree('Autres pensions alimentaires', foyer.pensions_alimentaires_autres),
      ],
      parametres: ['charges.pension_enfant_majeur'],
    });
  }
  return total;
}

/**
 * Income on which the CSG of 2BH was paid: it cannot exceed the capital income that joins the scale, before its
 * allowances (CGI art. 154 quinquies II). Gains on securities are not levied at source.
 */
function baseCsgCapital(foyer: FoyerFiscal): number {
  if (!foyer.option_bareme) return 0;
  return Math.min(foyer.csg_deductible_base_2BH, foyer.dividendes + foyer.interets + gainsAssuranceVieBruts(foyer));
}

/** Deductible CSG: declared (6DE), plus a share of base 2BH when capital income bears the scale. Euros. */
function calculerCsgDeductible(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const base = baseCsgCapital(foyer);
  const surCapital = arrondirEuro(base * p.capital.csg_deductible);
  const total = surCapital + foyer.csg_deductible_6DE;
  if (t !== null && total > 0) {
    const termes: string[] = [];
    if (base > 0) termes.push(`${pourcent(p.capital.csg_deductible)} × ${euros(base)}`);
    if (foyer.csg_deductible_6DE > 0) termes.push(`${euros(foyer.csg_deductible_6DE)} déclarés`);
    t.noeud({
      regle: 'ir.csg_deductible',
      libelle: 'CSG déductible',
      valeur: total,
      formule: `${termes.join(' + ')} = ${euros(total)}`,
      article: 'CGI art. 154 quinquies II',
      entrees: [
        entree('Base de la CSG déductible (2BH), au plus les revenus soumis au barème', base),
        entree('CSG déclarée (6DE)', foyer.csg_deductible_6DE),
      ],
      parametres: ['capital.csg_deductible'],
      arrondi: ARRONDI_EURO,
    });
  }
  return total;
}

/** Charges taken from the global income before retirement savings, in euros. */
export function calculerCharges(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  return calculerCsgDeductible(foyer, p, t) + calculerPensionsVersees(foyer, p, t);
}
