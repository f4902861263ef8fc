import { definitionDe, type Fait, type Feuille } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import type { NombreLu } from '../verification/nombres-lus.ts';

/** The first words of a rule: its first sentence, the limits of that sentence, and its cases when it is told case by case. */
export interface Ouverture {
  readonly phrase: string;
  readonly limites: readonly { readonly valeur: number; readonly avant: string }[];
  readonly cas: readonly { readonly nom: string; readonly effet: string }[];
}

/** What a calculation says of itself, to tell what changes nothing in it. */
export interface Cadre {
  readonly outils: readonly string[];
  readonly feuilles: readonly Feuille[];
  readonly faits: readonly Fait[];
  /** What the person wants to know. */
  readonly demandes: readonly string[];
  /** Every legal number that the calculation used: rates as fractions, amounts. */
  readonly loi: readonly number[];
  /** Numbers that the checked text of a quoted rule holds. */
  readonly citees: readonly number[];
  /** Numbers that the answer repeats to the person. */
  readonly repris: readonly NombreLu[];
  /** Those of the rule that was quoted and of its conditions. */
  readonly dansLaRegle: readonly NombreLu[];
  /** How the rule that was quoted begins. */
  readonly ouverture: Ouverture;
  /** Whether the answer says yes or no first. */
  readonly tranche: boolean;
  /** Amounts of which nothing known says what they are. */
  readonly sansRole: ReadonlySet<string>;
  readonly question: string;
  /** Numbers of parts that were computed. */
  readonly parts: ReadonlySet<number>;
  /** Whether a follow-up edited the last calculation: it knows what its date replaces. */
  readonly editee: boolean;
  /** Year of the day of the question. */
  readonly annee: number;
  /** That day, AAAA-MM-JJ. */
  readonly jour: string;
}

/** Why a mention changes nothing, in a few words; undefined when this rule cannot tell. */
export type Regle = (
  mention: Mention,
  cadre: Cadre,
  toutes: readonly Mention[],
  utilisees: ReadonlySet<string>,
) => string | undefined;

export const anneesDuCalcul = ({ feuilles }: Cadre): Set<number> =>
  new Set(
    feuilles.flatMap(({ chemin, valeur }) => {
      if (chemin.split('.').at(-1) === 'annee' && typeof valeur === 'number') return [valeur];
      return typeof valeur === 'string' && definitionDe(chemin)?.unite === 'date' ? [Number(valeur.slice(0, 4))] : [];
    }),
  );

/** Whether a value of the calculation is under one of these words, and is not « no ». */
export const tient = ({ feuilles }: Cadre, ...motifs: readonly string[]): boolean =>
  feuilles.some((f) => f.valeur !== false && f.valeur !== 0 && motifs.some((motif) => f.chemin.includes(motif)));

/** Calculations of the whole household. */
export const DU_FOYER: ReadonlySet<string> = new Set(['calculer_impot', 'comparer_impots', 'chercher_seuil']);
