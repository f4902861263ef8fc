import { CANTONS_SIMULES, type CantonSimule, type ImpotSuisseDemande } from './contrat.ts';
import { type Champ, type Champs, choix, entier, montant } from '../commun/champs.ts';
import { anneesEchues } from '../commun/dates.ts';
import { formaterFrancs } from '../commun/francs.ts';
import type { OptionBareme } from '../commun/saisie.ts';

export interface SituationSuisse {
  gross_income: number;
  canton: CantonSimule;
  marital_status: 'single' | 'married';
  children: number;
  pillar_3a: number;
  insurance_premiums: number;
  employment_type: 'employed' | 'self_employed';
  spouse_gross_income: number;
  age: number;
  commune: string;
  church: 'none' | 'roman' | 'protestant';
}

const NOMS_CANTONS: Record<CantonSimule, string> = {
  geneva: 'Genève',
  zurich: 'Zurich',
  vaud: 'Vaud',
  valais: 'Valais',
  bern: 'Berne',
};
export const CANTONS = CANTONS_SIMULES.map((valeur) => ({ valeur, libelle: NOMS_CANTONS[valeur] }));
export const ETATS_CIVILS = [
  { valeur: 'single', libelle: 'Célibataire' },
  { valeur: 'married', libelle: 'Marié' },
] as const;
export const ACTIVITES = [
  { valeur: 'employed', libelle: 'Salarié' },
  { valeur: 'self_employed', libelle: 'Indépendant' },
] as const;
export const EGLISES = [
  { valeur: 'none', libelle: 'Aucun' },
  { valeur: 'roman', libelle: 'Église catholique' },
  { valeur: 'protestant', libelle: 'Église protestante' },
] as const;

const commune: Champ<string> = {
  libelle: 'Commune',
  defaut: '',
  lire: (brut) => brut.slice(0, 80),
  ecrire: (valeur) => valeur.trim(),
  montrer: (valeur) => valeur.trim() || 'chef-lieu',
};

/** 0 means that the age is not given: the server says which one it supposes. */
const age: Champ<number> = {
  ...entier('Âge', 0, 100),
  montrer: (valeur) => (valeur > 0 ? `${valeur}\u00a0ans` : 'non précisé'),
};

export const CHAMPS: Champs<SituationSuisse> = {
  gross_income: montant('Revenu brut annuel', 80_000, formaterFrancs),
  canton: choix('Canton', 'geneva', CANTONS),
  marital_status: choix('État civil', 'single', ETATS_CIVILS),
  children: entier('Enfants', 0, 10),
  pillar_3a: montant('Pilier 3a', 0, formaterFrancs),
  insurance_premiums: montant('Primes d’assurance', 1_500, formaterFrancs),
  employment_type: choix('Activité', 'employed', ACTIVITES),
  spouse_gross_income: {
    ...montant('Revenu brut du conjoint', 0, formaterFrancs),
    si: (s) => s.marital_status === 'married',
  },
  age,
  commune,
  church: choix('Impôt ecclésiastique', 'none', EGLISES),
};

/** Years that the server holds. */
const ANNEES = [2024, 2025, 2026] as const;

export const baremesDe = (jour: string): OptionBareme[] =>
  anneesEchues(ANNEES, jour).map((annee, i) => ({
    valeur: String(annee),
    libelle: i === 0 ? `${annee} — en vigueur` : String(annee),
  }));

/** Optional inputs are sent only when they were given, so that the answer states the defaults. */
export function versDemande(s: SituationSuisse, bareme: string): ImpotSuisseDemande {
  const { spouse_gross_income, age: ans, commune: nom, church, ...sept } = s;
  return {
    ...sept,
    year: Number(bareme),
    ...(s.marital_status === 'married' && spouse_gross_income > 0 ? { spouse_gross_income } : {}),
    ...(ans > 0 ? { age: ans } : {}),
    ...(nom.trim() ? { commune: nom.trim() } : {}),
    ...(church === 'none' ? {} : { church }),
  };
}
