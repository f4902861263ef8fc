import type { StatutsReponse, StatutsRequete } from '@francis/contract';
import { type Champs, choix, entier, montant } from '../commun/champs.ts';
import { anneesEchues } from '../commun/dates.ts';
import type { OptionBareme } from '../commun/saisie.ts';

export type StatutCompare = StatutsReponse['statuts'][number];

export interface SituationStatuts {
  chiffre_affaires: number;
  charges: number;
  activite: StatutsRequete['activite'];
  situation_familiale: StatutsRequete['situation_familiale'];
  nombre_enfants: number;
  autres_salaires: number;
}

export const ACTIVITES = [
  { valeur: 'liberale', libelle: 'Profession libérale' },
  { valeur: 'services', libelle: 'Services commerciaux' },
  { valeur: 'artisanat', libelle: 'Artisanat' },
  { valeur: 'vente', libelle: 'Vente de marchandises' },
] as const;

export const SITUATIONS = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié' },
  { valeur: 'pacs', libelle: 'Pacsé' },
] as const;

export const CHAMPS: Champs<SituationStatuts> = {
  chiffre_affaires: montant('Chiffre d’affaires', 60_000),
  charges: montant('Charges', 12_000),
  activite: choix('Activité', 'liberale', ACTIVITES),
  situation_familiale: choix('Situation familiale', 'celibataire', SITUATIONS),
  nombre_enfants: entier('Enfants à charge', 0, 10),
  autres_salaires: montant('Autres salaires du foyer', 0),
};

/** The four forms by the names that fit a column, in the order of the waiting screen. */
export const NOMS_COURTS: Readonly<Record<StatutCompare['statut_juridique'], string>> = {
  sasu: 'SASU',
  eurl: 'EURL',
  ei: 'EI',
  micro: 'Micro',
};

/** Years that the server holds. */
const ANNEES = [2025, 2026] as const;

export const baremesDe = (jour: string): OptionBareme[] =>
  anneesEchues(ANNEES, jour).map((annee, i) => ({
    valeur: String(annee),
    libelle: i === 0 ? `${annee} — en vigueur` : String(annee),
  }));

export type Fautes = Readonly<Partial<Record<string, string>>>;

/** What makes the comparison impossible, by field, before the server is asked. */
export function fautesDe(s: SituationStatuts): Fautes {
  if (s.chiffre_affaires <= 0) return { chiffre_affaires: 'Le chiffre d’affaires doit être supérieur à 0.' };
  if (s.charges >= s.chiffre_affaires) {
    return { charges: 'Les charges atteignent le chiffre d’affaires\u202f: il n’y a pas de revenu à comparer.' };
  }
  return {};
}

/** Null when there is nothing to compare. */
export function versDemande(s: SituationStatuts, bareme: string): StatutsRequete | null {
  if (Object.keys(fautesDe(s)).length > 0) return null;
  return { ...s, annee: bareme === '2025' ? 2025 : 2026 };
}
