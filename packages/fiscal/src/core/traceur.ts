import type { EntreeTrace, NoeudTrace, ParametreTrace, Unite } from './trace.ts';

/** A step as a rule describes it; the tracer adds the children met since the matching `ouvrir`. */
export interface Etape<Nom extends string> {
  readonly regle: string;
  readonly libelle: string;
  readonly valeur: number | boolean;
  /** Euros when absent. */
  readonly unite?: Unite;
  readonly formule: string;
  readonly article: string;
  readonly entrees?: readonly EntreeTrace[];
  readonly parametres?: readonly Nom[];
  readonly arrondi?: string;
}

/**
 * Builds the tree while the rules run. Rules receive `Traceur | null`: with null they build no string and no object,
 * so that there is one implementation of the law and a fast one.
 */
export class Traceur<Nom extends string> {
  readonly #lire: (nom: Nom) => ParametreTrace;
  readonly #pile: NoeudTrace[][] = [];
  #courant: NoeudTrace[] = [];

  constructor(lire: (nom: Nom) => ParametreTrace) {
    this.#lire = lire;
  }

  /** From here the steps are children of the step given to the matching `fermer`. */
  ouvrir(): void {
    this.#pile.push(this.#courant);
    this.#courant = [];
  }

  fermer(etape: Etape<Nom>): NoeudTrace {
    const enfants = this.#courant;
    this.#courant = this.#pile.pop() ?? [];
    return this.#ajouter(etape, enfants);
  }

  /** A step without children. */
  noeud(etape: Etape<Nom>): NoeudTrace {
    return this.#ajouter(etape, []);
  }

  /** The tree once every step is closed: the last node of the outer level. */
  racine(): NoeudTrace | undefined {
    return this.#courant.at(-1);
  }

  #ajouter(etape: Etape<Nom>, enfants: readonly NoeudTrace[]): NoeudTrace {
    const noeud: NoeudTrace = {
      regle: etape.regle,
      libelle: etape.libelle,
      valeur: etape.valeur,
      unite: etape.unite ?? 'EUR',
      formule: etape.formule,
      article: etape.article,
      entrees: etape.entrees ?? [],
      parametres: (etape.parametres ?? []).map((nom) => this.#lire(nom)),
      ...(etape.arrondi === undefined ? {} : { arrondi: etape.arrondi }),
      enfants,
    };
    this.#courant.push(noeud);
    return noeud;
  }
}

/** An amount used by a step, in euros. */
export function entree(libelle: string, valeur: number | boolean, unite: Unite = 'EUR'): EntreeTrace {
  return { libelle, valeur, unite };
}

/** First node of the tree that bears the rule id, in reading order. */
export function trouverNoeud(trace: NoeudTrace, regle: string): NoeudTrace | undefined {
  if (trace.regle === regle) return trace;
  for (const enfant of trace.enfants) {
    const trouve = trouverNoeud(enfant, regle);
    if (trouve !== undefined) return trouve;
  }
  return undefined;
}
