import type { ZodType } from 'zod';

/** What a value counts. `taux` is a fraction; a `date` is AAAA-MM-JJ, an `annee` a whole year. */
export type Unite =
  | 'EUR'
  | 'CHF'
  | 'taux'
  | 'annee'
  | 'date'
  | 'age'
  | 'ans'
  | 'mois'
  | 'km'
  | 'nombre'
  | 'oui_non'
  | 'choix';

/** Over what an amount is told: a year, the whole operation, or a day. */
export type Periode = 'an' | 'total' | 'jour';

/** Whose the fact is, when it is one person's. */
export type Titulaire = 'declarant1' | 'declarant2' | 'enfant' | 'foyer';

export type ValeurFait = number | string | boolean;

/** What is supposed when the fact is not told. A customary default leaves « exact »; any other forbids it. */
export interface Defaut {
  /** A value, or the name of the rule that gives it: `jour`, `derniere_annee`, `forfait`… */
  readonly valeur: ValeurFait;
  /** The sentence that says it. */
  readonly phrase: string;
  readonly coutumier: boolean;
}

/** One fact of the vocabulary. In `chemin`, `*` stands for the rank of an element of a list. */
export interface DefinitionFait {
  readonly chemin: string;
  /** What a reader calls it: « salaire net imposable ». */
  readonly libelle: string;
  readonly unite: Unite;
  readonly periode?: Periode;
  readonly titulaire?: Titulaire;
  readonly schema: ZodType<ValeurFait>;
  /** For a choice: each value and its name. */
  readonly choix?: Readonly<Record<string, string>>;
  /** What to ask when it is missing. */
  readonly question?: string;
  readonly defaut?: Defaut;
  /** Box of the return, and article. */
  readonly caseDeclaration?: string;
  readonly article?: string;
}

/** Where a fact comes from. */
export type SourceFait = 'dit' | 'profil' | 'document' | 'defaut' | 'corrige';

/** One fact of somebody: its path with ranks, its value, and the mentions of the text that prove it. */
export interface Fait {
  readonly chemin: string;
  readonly valeur: ValeurFait;
  /** How the value is made from mentions, when it is not one of them: « m1*m2 ». */
  readonly formule?: string;
  readonly source: SourceFait;
  readonly preuves: readonly string[];
}

/** The facts that are held, by path. */
export type Situation = ReadonlyMap<string, Fait>;
