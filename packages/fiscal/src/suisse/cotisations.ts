import type { RefusFiscal } from '../core/resultat.ts';
import { entree } from '../core/traceur.ts';
import { pourcent } from '../core/typographie.ts';
import { arrondirCentime, FRANCS, francs, sommerCentimes } from '../international/montants.ts';
import {
  type Fiabilise,
  fiabiliser,
  refuserAnneeCouverte,
  verifierChoix,
  verifierEntier,
  verifierMontant,
} from '../international/verification.ts';
import { rangAtteint } from './baremes.ts';
import type { TraceurSuisse } from './contexte.ts';
import { ANNEES_SUISSE, type AnneeSuisse } from './parametres/annees.ts';
import {
  AGE_SUPPOSE,
  BAREME_INDEPENDANTS,
  PARAMETRES_COTISATIONS,
  type ParametresCotisations,
} from './parametres/cotisations.ts';
import type { Activite, CotisationsSuisses } from './situation.ts';

/** Not a legal number. */
export const AGE_MAX = 120;

export interface CotisationsPersonne extends CotisationsSuisses {
  readonly net: number;
  /** Wage insured by the compulsory second pillar. */
  readonly salaireCoordonne: number;
  /** Employee's share of the compulsory minimum. */
  readonly lppMinimum: number;
  /** The sliding scale of the self-employed was used, whose steps are inferred. */
  readonly degressif: boolean;
}

export interface CotisationsCalculees extends CotisationsPersonne, Fiabilise {
  readonly annee: number;
}

export interface DemandeCotisations {
  readonly revenuBrut: number;
  readonly age?: number | undefined;
  readonly activite?: Activite | undefined;
}

/** Social contributions of one person: employee's share, or those of the self-employed. */
export function calculerCotisationsSuisses(
  demande: DemandeCotisations,
  annee: number,
): CotisationsCalculees | RefusFiscal {
  const connue = ANNEES_SUISSE.find((a) => a === annee);
  if (connue === undefined) return refuserAnneeCouverte(annee, ANNEES_SUISSE, 'la Suisse');
  const { revenuBrut, age = AGE_SUPPOSE, activite = 'salarie' } = demande;
  const refus =
    verifierMontant(revenuBrut, 'revenuBrut') ??
    verifierEntier(age, AGE_MAX, 'age') ??
    verifierChoix(activite, ['salarie', 'independant'], 'activite');
  if (refus !== null) return refus;
  const lu = cotiser(revenuBrut, age, activite, connue, null);
  const hypotheses = demande.age === undefined ? [`Âge supposé : ${AGE_SUPPOSE} ans.`] : [];
  if (activite === 'salarie') hypotheses.push(HYPOTHESE_COTISATIONS);
  return { ...fiabiliser(lu.degressif ? [RESERVE_DEGRESSIF] : [], hypotheses), annee: connue, ...lu };
}

export const RESERVE_DEGRESSIF =
  'Les seuils du barème dégressif des cotisations des indépendants sont déduits, non lus.';

export const HYPOTHESE_COTISATIONS =
  'Cotisations du salarié : accident non professionnel et part surobligatoire du 2e pilier aux taux de la calculatrice de l’AFC.';

/** The engine's step, arguments already checked. */
export function cotiser(
  brut: number,
  age: number,
  activite: Activite,
  annee: AnneeSuisse,
  t: TraceurSuisse,
  regle = 'ch.cotisations',
): CotisationsPersonne {
  const p = PARAMETRES_COTISATIONS[annee];
  const lu = activite === 'salarie' ? cotiserSalarie(brut, age, p) : cotiserIndependant(brut, annee, p);
  if (t !== null) {
    t.noeud({
      regle,
      libelle: regle === 'ch.cotisations' ? 'Cotisations sociales' : 'Cotisations sociales du conjoint',
      valeur: lu.total,
      unite: FRANCS,
      formule:
        activite === 'salarie'
          ? `AVS/AI/APG ${pourcent(p.assurances.valeurs.avs_ai_apg)} : ${francs(lu.avsAiApg)} + AC ${francs(lu.ac)} + accident ${francs(lu.nbu)} + LPP ${francs(lu.lpp)} (salaire coordonné ${francs(lu.salaireCoordonne)}) = ${francs(lu.total)}`
          : `AVS/AI/APG des indépendants : ${francs(lu.avsAiApg)}`,
      article: activite === 'salarie' ? `${p.assurances.article} ; ${p.lpp.article}` : p.independant.article,
      entrees: [entree('Revenu brut', brut, FRANCS), entree('Âge', age, 'nombre')],
      parametres: activite === 'salarie' ? PARAMETRES_SALARIE : ['independant.taux_plein', 'independant.seuil_plein'],
      arrondi: 'au centime',
    });
  }
  return lu;
}

const PARAMETRES_SALARIE = [
  'assurances.avs_ai_apg',
  'assurances.ac',
  'assurances.ac_plafond',
  'accident.nbu',
  'lpp.entree',
  'lpp.coordination',
  'lpp.salaire_maximal',
  'surobligatoire.taux',
];

function cotiserSalarie(brut: number, age: number, p: ParametresCotisations): CotisationsPersonne {
  const avsAiApg = arrondirCentime(brut * p.assurances.valeurs.avs_ai_apg);
  const ac = arrondirCentime(Math.min(brut, p.assurances.valeurs.ac_plafond) * p.assurances.valeurs.ac);
  const nbu = arrondirCentime(Math.min(brut, p.accident.valeurs.nbu_plafond) * p.accident.valeurs.nbu);
  const l = p.lpp.valeurs;
  const bonification = bonificationVieillesse(age, l);
  const assure = brut > l.entree;
  const salaireCoordonne = assure
    ? Math.max(l.coordonne_minimal, Math.min(brut, l.salaire_maximal) - l.coordination)
    : 0;
  const lppMinimum = arrondirCentime(salaireCoordonne * bonification * l.part_salarie);
  const surplus = bonification > 0 ? Math.max(0, brut - l.salaire_maximal) : 0;
  const lpp = sommerCentimes(lppMinimum, arrondirCentime(surplus * p.surobligatoire.valeurs.taux));
  const total = sommerCentimes(avsAiApg, ac, nbu, lpp);
  const net = Math.max(0, arrondirCentime(brut - total));
  return { avsAiApg, ac, nbu, lpp, total, net, salaireCoordonne, lppMinimum, degressif: false };
}

function bonificationVieillesse(age: number, l: ParametresCotisations['lpp']['valeurs']): number {
  if (age < l.age_1) return 0;
  if (age < l.age_2) return l.bonification_1;
  if (age < l.age_3) return l.bonification_2;
  if (age < l.age_4) return l.bonification_3;
  return l.bonification_4;
}

/** Full rate from a threshold on, a sliding scale below it, a minimum at the bottom; no unemployment, no second pillar. */
function cotiserIndependant(brut: number, annee: AnneeSuisse, p: ParametresCotisations): CotisationsPersonne {
  const v = p.independant.valeurs;
  const degressif = brut >= v.seuil_minimum && brut < v.seuil_plein;
  let avsAiApg = 0;
  if (brut >= v.seuil_plein) avsAiApg = arrondirCentime(brut * v.taux_plein);
  else if (degressif) {
    const bareme = BAREME_INDEPENDANTS[annee];
    const taux = bareme.taux[rangAtteint(brut, bareme.seuils)] ?? 0;
    avsAiApg = arrondirCentime((brut * taux) / 100);
  } else if (brut > 0) avsAiApg = v.minimum;
  const net = Math.max(0, arrondirCentime(brut - avsAiApg));
  return { avsAiApg, ac: 0, nbu: 0, lpp: 0, total: avsAiApg, net, salaireCoordonne: 0, lppMinimum: 0, degressif };
}
