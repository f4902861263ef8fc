import type { NoeudTrace } from '../core/trace.ts';
import { entree, Traceur } from '../core/traceur.ts';
import { euros, pourcent } from '../core/typographie.ts';
import { arrondirCentime, sommerCentimes } from '../international/montants.ts';
import { lecteurParametres } from '../international/parametres.ts';
import type { AnneeComparable } from './parametres/bornes.ts';
import { COTISATIONS_SALARIE, PLAFOND_SECURITE_SOCIALE } from './parametres/cotisations-salarie.ts';
import { LIBELLES_COTISATIONS } from './parametres/libelles.ts';

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
  return executer(salaireBrut, annee, null);
}

/** Same computation with its tree; the root is the rule given. */
export function expliquerCotisationsSalarie(
  salaireBrut: number,
  annee: AnneeComparable,
  regle: string,
  libelle: string,
): { resultat: CotisationsSalarie; trace: NoeudTrace } {
  const groupes = { ...COTISATIONS_SALARIE, plafond: PLAFOND_SECURITE_SOCIALE[annee] };
  const t = new Traceur<string>(lecteurParametres(annee, groupes, LIBELLES_COTISATIONS));
  t.ouvrir();
  const resultat = executer(salaireBrut, annee, t, regle);
  const trace = t.fermer({
    regle,
    libelle,
    valeur: resultat.total,
    formule: `Retraite ${euros(resultat.retraite)} + CSG et CRDS ${euros(sommerCentimes(resultat.csgDeductible, resultat.csgCrdsNonDeductible))} = ${euros(resultat.total)}`,
    article: 'CSS art. L242-1 et L136-1-1',
    entrees: [entree('Salaire brut', salaireBrut), entree('Salaire net imposable', resultat.netImposable)],
  });
  return { resultat, trace };
}

function executer(
  salaireBrut: number,
  annee: AnneeComparable,
  t: Traceur<string> | null,
  regle = '',
): CotisationsSalarie {
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
  if (t !== null) {
    const q = csg.valeurs;
    t.noeud({
      regle: `${regle}.retraite`,
      libelle: 'Assurance vieillesse et retraite complémentaire',
      valeur: retraite,
      formule: `Vieillesse ${euros(base)} + complémentaire ${euros(complementaire)} = ${euros(retraite)}`,
      article: `${v.article} ; ${c.article}`,
      entrees: [entree('Salaire sous le plafond', tranche1), entree('Salaire au-delà du plafond', tranche2)],
      parametres: [
        'plafond.annuel',
        'vieillesse.plafonnee',
        'vieillesse.deplafonnee',
        'complementaire.retraite_tranche_1',
        'complementaire.equilibre_general_tranche_1',
        ...(tranche2 > 0 ? PARAMETRES_TRANCHE_2 : []),
      ],
      arrondi: 'au centime',
    });
    t.noeud({
      regle: `${regle}.csg_crds`,
      libelle: 'CSG et CRDS',
      valeur: sommerCentimes(csgDeductible, csgCrdsNonDeductible),
      formule:
        `${euros(assiette)} × ${pourcent(q.taux_deductible)} (déductible) + ${euros(assiette)} × ` +
        `${pourcent(q.taux_non_deductible + q.crds)} = ${euros(sommerCentimes(csgDeductible, csgCrdsNonDeductible))}`,
      article: csg.article,
      entrees: [entree('Assiette', arrondirCentime(assiette))],
      parametres: [
        'csg.part_assiette',
        'csg.plafonds_abattement',
        'csg.taux_deductible',
        'csg.taux_non_deductible',
        'csg.crds',
      ],
      arrondi: 'au centime',
    });
  }
  return {
    retraite,
    csgDeductible,
    csgCrdsNonDeductible,
    total: sommerCentimes(retraite, csgDeductible, csgCrdsNonDeductible),
    netImposable: sommerCentimes(arrondirCentime(salaireBrut), -retraite, -csgDeductible),
  };
}

const PARAMETRES_TRANCHE_2 = [
  'complementaire.retraite_tranche_2',
  'complementaire.equilibre_general_tranche_2',
  'complementaire.equilibre_technique',
  'complementaire.plafonds_tranche_2',
];
