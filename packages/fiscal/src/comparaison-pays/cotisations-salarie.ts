import { arrondirCentime, sommerCentimes } from '../international/montants.ts';
import type { AnneeComparable } from './parametres/bornes.ts';
import { COTISATIONS_SALARIE, PLAFOND_SECURITE_SOCIALE } from './parametres/cotisations-salarie.ts';

export interface CotisationsSalarie {
  readonly retraite: number;
  readonly csgDeductible: number;
  /** CSG that is not deductible, and CRDS. */
  readonly csgCrdsNonDeductible: number;
  readonly total: number;
  /** What is declared: gross salary less the deductible contributions. */
  readonly netImposable: number;
}

/**
 * Employee's contributions on a year of private-sector salary in metropolitan France, outside Alsace-Moselle, without
 * supplementary health insurance.
 * @see CSS art. D242-4, L136-2, L136-8
 */
export function calculerCotisationsSalarie(salaireBrut: number, annee: AnneeComparable): CotisationsSalarie {
  const plafond = PLAFOND_SECURITE_SOCIALE[annee].valeurs.annuel;
  const { vieillesse: v, complementaire: c, csg } = COTISATIONS_SALARIE;
  const tranche1 = Math.min(salaireBrut, plafond);
  const tranche2 = Math.max(0, Math.min(salaireBrut, plafond * c.valeurs.plafonds_tranche_2) - plafond);
  const base = tranche1 * v.valeurs.plafonnee + salaireBrut * v.valeurs.deplafonnee;
  const complementaire =
    tranche1 * (c.valeurs.retraite_tranche_1 + c.valeurs.equilibre_general_tranche_1) +
    tranche2 * (c.valeurs.retraite_tranche_2 + c.valeurs.equilibre_general_tranche_2) +
    // Due from the first euro, but only by whoever earns more than the ceiling.
    (tranche2 > 0 ? (tranche1 + tranche2) * c.valeurs.equilibre_technique : 0);
  const abattu = Math.min(salaireBrut, plafond * csg.valeurs.plafonds_abattement);
  const assiette = abattu * csg.valeurs.part_assiette + (salaireBrut - abattu);
  const retraite = arrondirCentime(base + complementaire);
  const csgDeductible = arrondirCentime(assiette * csg.valeurs.taux_deductible);
  const csgCrdsNonDeductible = arrondirCentime(assiette * (csg.valeurs.taux_non_deductible + csg.valeurs.crds));
  return {
    retraite,
    csgDeductible,
    csgCrdsNonDeductible,
    total: sommerCentimes(retraite, csgDeductible, csgCrdsNonDeductible),
    netImposable: sommerCentimes(arrondirCentime(salaireBrut), -retraite, -csgDeductible),
  };
}
