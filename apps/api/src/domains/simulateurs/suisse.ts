import type {
  CantonSimule,
  ComparaisonCantonsReponse,
  ImpotSuisseReponse,
  ImpotSuisseRequete,
} from '@francis/contract';
import {
  ANNEES_SUISSE,
  type Canton,
  comparerCantons,
  expliquerImpotSuisse,
  type ImpotSuisse,
  type SituationSuisse,
} from '@francis/fiscal/suisse';
import { REPERTOIRE_COMMUNES } from '@francis/fiscal/suisse/communes';
import { auCentime, enFrancs, pourCent } from './formats.ts';
import { accepter } from './refus.ts';
import { copierTrace } from '../../platform/copier-trace.ts';

export const CODES_CANTONS = {
  geneva: 'GE',
  zurich: 'ZH',
  vaud: 'VD',
  valais: 'VS',
  bern: 'BE',
} as const satisfies Record<CantonSimule, Canton>;

const NOMS_CANTONS = {
  GE: 'geneva',
  ZH: 'zurich',
  VD: 'vaud',
  VS: 'valais',
  BE: 'bern',
} as const satisfies Record<Canton, CantonSimule>;

/** Fields of the request by field of the engine. */
const NOMS = {
  annee: 'year',
  commune: 'commune',
  enfants: 'children',
  agesEnfants: 'children_ages',
  revenuBrutConjoint: 'spouse_gross_income',
};

const OPTIONS = { communes: REPERTOIRE_COMMUNES };

const ETATS = { single: 'seul', married: 'marie' } as const;
const ACTIVITES = { employed: 'salarie', self_employed: 'independant' } as const;
const CONFESSIONS = { none: 'aucune', roman: 'catholique', protestant: 'protestante' } as const;

const anneeDe = ({ year }: ImpotSuisseRequete): number => year ?? Math.max(...ANNEES_SUISSE);

/** @throws ApiError VALIDATION when the year, the commune or the household is not one that the engine computes. */
export function calculerSuisse(requete: ImpotSuisseRequete): ImpotSuisseReponse {
  const { resultat, trace } = accepter(expliquerImpotSuisse(situationDe(requete), anneeDe(requete), OPTIONS), NOMS);
  return {
    ...presenter(resultat),
    pillar_3a_maximum: resultat.plafondPilier3a,
    ...fiabiliteDe(resultat, requete),
    trace: copierTrace(trace),
  };
}

/** The five cantons, lowest total tax first. @throws ApiError VALIDATION as `calculerSuisse`. */
export function comparerSuisse(requete: ImpotSuisseRequete): ComparaisonCantonsReponse {
  const annee = anneeDe(requete);
  const cantons = accepter(comparerCantons(situationDe(requete), annee, OPTIONS), NOMS);
  const comparison: ComparaisonCantonsReponse['comparison'] = {};
  for (const { nom, resultat } of cantons) {
    const { canton, commune, total_tax, net_income, effective_rate } = presenter(resultat);
    comparison[canton] = {
      name: nom,
      total_tax,
      net_income,
      effective_rate,
      commune,
      ...fiabiliteDe(resultat, requete),
    };
  }
  const toutes = cantons.map(({ resultat }) => fiabiliteDe(resultat, requete));
  return {
    comparison,
    year: annee,
    statut: toutes.some(({ statut }) => statut === 'estimation') ? 'estimation' : 'exact',
    reserves: uniques(toutes.flatMap(({ reserves }) => reserves)),
    // What differs from one canton to another stands beside each.
    hypotheses: (toutes[0]?.hypotheses ?? []).filter((h) => toutes.every(({ hypotheses }) => hypotheses.includes(h))),
  };
}

const uniques = (phrases: readonly string[]): string[] => [...new Set(phrases)];

function situationDe(r: ImpotSuisseRequete): SituationSuisse {
  // A list of ages gives the number of children when only it was filled in.
  const enfants = r.children === 0 && r.children_ages !== undefined ? undefined : r.children;
  return {
    canton: CODES_CANTONS[r.canton],
    commune: r.commune,
    etatCivil: ETATS[r.marital_status],
    enfants,
    agesEnfants: r.children_ages,
    revenuBrut: r.gross_income,
    revenuBrutConjoint: r.spouse_gross_income,
    age: r.age,
    ageConjoint: r.spouse_age,
    activite: ACTIVITES[r.employment_type],
    activiteConjoint: r.spouse_employment_type && ACTIVITES[r.spouse_employment_type],
    pilier3a: r.pillar_3a,
    pilier3aConjoint: r.spouse_pillar_3a,
    primesAssurance: r.insurance_premiums === 'default' ? undefined : r.insurance_premiums,
    confession: r.church === undefined ? undefined : CONFESSIONS[r.church || 'none'],
    loyer: r.rent,
  };
}

const presenter = (r: ImpotSuisse) => ({
  canton: NOMS_CANTONS[r.canton],
  commune: r.commune,
  year: r.annee,
  gross_income: auCentime(r.revenuBrut),
  net_income: r.revenuDisponible,
  total_tax: r.impotTotal,
  effective_rate: pourCent(r.tauxEffectif),
  federal_tax: r.impotFederal,
  cantonal_taxes: { cantonal_tax: r.impotCantonal, communal_tax: r.impotCommunal },
  personal_tax: r.impotPersonnel,
  church_tax: r.impotEcclesiastique,
  social_contributions: {
    avs_ai_apg: r.cotisations.avsAiApg,
    ac: r.cotisations.ac,
    lpp: r.cotisations.lpp,
    nbu: r.cotisations.nbu,
    total: r.cotisations.total,
  },
});

function fiabiliteDe(r: ImpotSuisse, { insurance_premiums: primes }: ImpotSuisseRequete) {
  const hypotheses = [...r.hypotheses];
  // The default of the form is far from what a household pays: whoever left it must see it.
  if (primes !== 'default') hypotheses.push(`Primes d’assurance du foyer\u202f: ${enFrancs(primes)} par an.`);
  return { statut: r.statut, reserves: [...r.reserves], hypotheses };
}
