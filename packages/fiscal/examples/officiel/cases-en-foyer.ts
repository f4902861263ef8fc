import type { Declarant, FoyerFiscal, PersonnePartielle, SituationFamiliale } from '../../src/index.ts';
import { completerFoyer } from '../../src/index.ts';

/**
 * From the boxes of the official forms (2042, 2042 C, 2042 C PRO, 2042 RICI) to a household. A return is expressible when
 * each of its boxes has its place in today's fields; nothing is approached.
 */
export type Cases = Readonly<Record<string, number>>;

type Montant<T> = { readonly [K in keyof T]: T[K] extends number ? K : never }[keyof T];
type OuiNon<T> = { readonly [K in keyof T]: T[K] extends boolean ? K : never }[keyof T];
type Liste<T> = { readonly [K in keyof T]: T[K] extends readonly number[] ? K : never }[keyof T];

const SITUATIONS: Readonly<Record<string, SituationFamiliale>> = {
  '0AM': 'marie',
  '0AO': 'pacse',
  '0AC': 'celibataire',
  '0AD': 'divorce',
  '0AV': 'veuf',
};

/** Boxes of each filer. Those that the law treats as salaries, or as pensions, share their field. */
const DECLARANTS: Readonly<Record<string, readonly [rang: 1 | 2, champ: Montant<Declarant>]>> = {
  '1AJ': [1, 'salaires'],
  '1BJ': [2, 'salaires'],
  '1AP': [1, 'salaires'],
  '1BP': [2, 'salaires'],
  '1GB': [1, 'salaires'],
  '1AK': [1, 'frais_reels'],
  '1AS': [1, 'pensions_retraite'],
  '1BS': [2, 'pensions_retraite'],
  '1AZ': [1, 'pensions_retraite'],
  '1AO': [1, 'pensions_retraite'],
  '5HQ': [1, 'micro_bnc'],
  '5KO': [1, 'micro_bic_ventes'],
  '5KP': [1, 'micro_bic_services'],
  '5LP': [2, 'micro_bic_services'],
  '5NG': [1, 'micro_bic_tourisme_classe'],
  '5ND': [1, 'lmnp_micro'],
  '5NA': [1, 'lmnp_reel_net'],
  '5KC': [1, 'bic_reel'],
  '5QC': [1, 'bnc_reel'],
  '5LF': [2, 'deficit_professionnel'],
  '6NS': [1, 'per_versements'],
  '6PS': [1, 'per_plafond'],
  '6PT': [2, 'per_plafond'],
  '7AC': [1, 'cotisations_syndicales'],
  '7AE': [2, 'cotisations_syndicales'],
};

const MONTANTS: Readonly<Record<string, Montant<FoyerFiscal>>> = {
  '2DC': 'dividendes',
  '2TR': 'interets',
  // Distributed income without the allowance on dividends is taxed as interest is.
  '2TS': 'interets',
  '2BH': 'csg_deductible_base_2BH',
  '2ZZ': 'assurance_vie_moins_8_ans',
  '2VV': 'assurance_vie_8_ans_taux_reduit',
  '2WW': 'assurance_vie_8_ans_taux_plein',
  '3VG': 'plus_values_mobilieres',
  '4BA': 'revenus_fonciers_reel_net',
  '4BC': 'deficit_foncier_imputable',
  '4BE': 'micro_foncier_recettes',
  '6DE': 'csg_deductible_6DE',
  '6EL': 'pension_alimentaire_enfant_majeur',
  '6GU': 'pensions_alimentaires_autres',
  '7DB': 'emploi_domicile',
  '7UD': 'dons_75',
  '7UF': 'dons_66',
};

const COCHES: Readonly<Record<string, OuiNon<FoyerFiscal>>> = {
  '0AF': 'invalidite_declarant2_F',
  '0AL': 'case_L',
  '0AP': 'invalidite_declarant1_P',
  '0AS': 'ancien_combattant_couple_S',
  '0AW': 'ancien_combattant_W',
  '0BT': 'parent_isole_T',
  '2OP': 'option_bareme',
  '6QR': 'per_mutualisation',
  '7DQ': 'emploi_domicile_premiere_annee',
};

const LISTES: Readonly<Record<string, Liste<FoyerFiscal>>> = {
  '6FE': 'deficits_globaux',
  '6FL': 'deficits_globaux',
  '6EM': 'pensions_enfants_majeurs',
  '7GA': 'garde_enfants',
  '7GB': 'garde_enfants',
  '7GE': 'garde_enfants_alternee',
  '7XW': 'dons_reports',
  '7XY': 'dons_reports',
};

/** Boxes read together, by `lireEnfants` or in the shape of the household. */
const COMPOSITION = ['0DA', '0DB', '0CF', '0CG', '0CH', '0CI', '0CR', '0DJ', '1CJ', '7EA', '7EC', '7EF'] as const;

const CONNUES = new Set<string>([
  ...[SITUATIONS, DECLARANTS, MONTANTS, COCHES, LISTES].flatMap((table) => Object.keys(table)),
  ...COMPOSITION,
]);

/** Boxes of a return that no field holds yet; empty when the return is expressible. */
export function casesSansChamp(cases: Cases): string[] {
  return Object.keys(cases).filter((code) => !CONNUES.has(code));
}

function repeter(nombre: number, enfant: PersonnePartielle): PersonnePartielle[] {
  return Array.from({ length: nombre }, () => ({ ...enfant }));
}

/** The returns give counts, not births: an age that every count allows, under six as the childcare credit asks. */
function lireEnfants(cases: Cases, annee: number): PersonnePartielle[] {
  const n = (code: string): number => cases[code] ?? 0;
  const jeune = { annee_naissance: annee - 3 };
  const enfants = [
    ...repeter(n('0DJ'), { annee_naissance: annee - 20 }),
    ...repeter(n('0CF') - n('0CG'), jeune),
    ...repeter(n('0CG') + n('0CR'), { ...jeune, invalide: true }),
    ...repeter(n('0CH') - n('0CI'), { ...jeune, garde_alternee: true }),
    ...repeter(n('0CI'), { ...jeune, garde_alternee: true, invalide: true }),
  ];
  const [premier, ...autres] = enfants;
  return premier === undefined ? [] : [{ ...premier, salaires: n('1CJ') }, ...autres];
}

/** The household of an expressible return. */
export function lireCases(cases: Cases, annee: number): FoyerFiscal {
  const montants: Partial<Record<Montant<FoyerFiscal>, number>> = {};
  const coches: Partial<Record<OuiNon<FoyerFiscal>, boolean>> = {};
  const listes: Partial<Record<Liste<FoyerFiscal>, readonly number[]>> = {};
  const un: Partial<Record<Montant<Declarant>, number>> = {};
  const deux: Partial<Record<Montant<Declarant>, number>> = {};
  let situation: SituationFamiliale = 'celibataire';
  for (const [code, valeur] of Object.entries(cases)) {
    situation = SITUATIONS[code] ?? situation;
    const declarant = DECLARANTS[code];
    if (declarant !== undefined) {
      const [rang, champ] = declarant;
      const d = rang === 1 ? un : deux;
      d[champ] = (d[champ] ?? 0) + valeur;
    }
    const montant = MONTANTS[code];
    if (montant !== undefined) montants[montant] = (montants[montant] ?? 0) + valeur;
    const coche = COCHES[code];
    if (coche !== undefined) coches[coche] = valeur === 1;
    const liste = LISTES[code];
    if (liste !== undefined) listes[liste] = [...(listes[liste] ?? []), valeur];
  }
  const couple = situation === 'marie' || situation === 'pacse';
  return completerFoyer({
    ...montants,
    ...coches,
    ...listes,
    situation,
    annee_naissance_declarant1: cases['0DA'] ?? annee,
    annee_naissance_declarant2: couple ? (cases['0DB'] ?? null) : null,
    enfants: lireEnfants(cases, annee),
    declarant1: un,
    declarant2: couple ? deux : null,
    scolarite: { college: cases['7EA'] ?? 0, lycee: cases['7EC'] ?? 0, superieur: cases['7EF'] ?? 0 },
  });
}
