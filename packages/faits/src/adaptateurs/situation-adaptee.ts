import type { Feuille } from '../chemins.ts';
import type { ValeurFait } from '../types.ts';

/** What a source holds and no fact can say surely: shown to its reader, never dropped in silence. */
export interface ARelire {
  /** Field of the source. */
  readonly champ: string;
  /** What it is, for a sentence: « bénéfices non commerciaux ». */
  readonly libelle: string;
  readonly montant?: number;
  /** How it was taken, or why it was not. */
  readonly raison: string;
  readonly pris: boolean;
  /** It is about who the household is, not about an amount: other incomes leave it in doubt. */
  readonly duFoyer?: boolean;
}

/** The years of birth of children that a source does not tell, among what is to be read again. */
export const NAISSANCES_SUPPOSEES = 'naissances_enfants';

/** The facts of a household, from wherever they were typed. */
export interface SituationAdaptee {
  readonly faits: readonly Feuille[];
  /** Paths of facts that nobody typed. */
  readonly supposes: ReadonlySet<string>;
  /** Persons said to earn nothing. */
  readonly sansRevenu: readonly (1 | 2)[];
  readonly aRelire: readonly ARelire[];
}

/** An age that opens no right of its own: neither attached adult nor nursery. */
const AGE_ENFANT = 10;

const dit = (element: unknown, cle: string): boolean =>
  typeof element === 'object' && element !== null && Object.entries(element).some(([c, v]) => c === cle && v === true);

/** Collects the facts of one household: what is zero, empty or unknown is no fact. */
export class Collecteur {
  readonly #faits: Feuille[] = [];
  readonly #supposes = new Set<string>();
  readonly #aRelire: ARelire[] = [];
  readonly #sansRevenu: (1 | 2)[] = [];
  readonly annee: number;

  constructor(annee: number) {
    this.annee = annee;
    this.#faits.push({ chemin: 'annee', valeur: annee });
  }

  fait(chemin: string, valeur: ValeurFait | null | undefined): this {
    if (valeur !== null && valeur !== undefined && valeur !== 0 && valeur !== '' && valeur !== false)
      this.#faits.push({ chemin: `foyer.${chemin}`, valeur });
    return this;
  }

  /** Children: their years of birth when all are known; without them, years that open no right of their own. */
  enfants(nombre: number, naissances: readonly number[] = [], details: readonly unknown[] = []): this {
    for (let i = 0; i < nombre; i += 1) {
      const chemin = `enfants.${i}`;
      const nee = naissances.length === nombre ? naissances[i] : undefined;
      if (nee === undefined) this.#supposes.add(`foyer.${chemin}.annee_naissance`);
      this.#faits.push(
        { chemin: `foyer.${chemin}.annee_naissance`, valeur: nee ?? this.annee - AGE_ENFANT },
        { chemin: `foyer.${chemin}.garde_alternee`, valeur: dit(details[i], 'garde_alternee') },
        { chemin: `foyer.${chemin}.invalide`, valeur: dit(details[i], 'invalide') },
      );
    }
    return this;
  }

  /** One amount of a couple, its split unknown: half to each. */
  partager(champ: string, montant: number): this {
    const moitie = Math.round(montant * 50) / 100;
    for (const rang of [1, 2]) {
      this.#supposes.add(`foyer.declarant${rang}.${champ}`);
      this.fait(`declarant${rang}.${champ}`, moitie);
    }
    return this;
  }

  sansRevenu(rang: 1 | 2): this {
    this.#sansRevenu.push(rang);
    return this;
  }

  relire(entree: ARelire): this {
    this.#aRelire.push(entree);
    return this;
  }

  fin(): SituationAdaptee {
    return {
      faits: this.#faits,
      supposes: this.#supposes,
      sansRevenu: this.#sansRevenu,
      aRelire: this.#aRelire,
    };
  }
}

/** Values of a record whose shape is checked where it enters. */
export type Champs = Readonly<Record<string, unknown>>;

export const nombreDe = (source: Champs, champ: string): number => {
  const valeur = source[champ];
  return typeof valeur === 'number' && Number.isFinite(valeur) ? valeur : 0;
};

export const texteDe = (source: Champs, champ: string): string => {
  const valeur = source[champ];
  return typeof valeur === 'string' ? valeur.trim() : '';
};

const NEANT = new Set(['aucun', 'aucune', 'néant', 'non', 'rien', 'ras', 'rien à signaler', '-', '0']);

/** A text that says something: « Aucun » does not. */
export const ditQuelqueChose = (texte: string): boolean => {
  const minuscules = texte.toLowerCase().trim();
  const nu = minuscules.endsWith('.') ? minuscules.slice(0, -1) : minuscules;
  return nu !== '' && !NEANT.has(nu);
};

export const anneeDuJour = (source: Champs, champ: string): number | undefined => {
  const annee = Number(texteDe(source, champ).slice(0, 4));
  return annee > 0 ? annee : undefined;
};
