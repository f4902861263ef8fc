import type { Certitude } from '../../core/resultat.ts';
import type { NoeudTrace } from '../../core/trace.ts';
import { Traceur } from '../../core/traceur.ts';
import type { ParametreDate, PeriodeOuverte } from '../parametres/domaines/definition.ts';
import type { NomPatrimoine } from '../parametres/domaines/index.ts';

/** Every result says what it took for granted and why it may not be exact. */
export interface Fiable {
  readonly statut: Certitude;
  /** Why it is an estimate, in French sentences; empty when `statut` is `exact`. */
  readonly reserves: readonly string[];
  /** What the computation took for granted, in French sentences. */
  readonly hypotheses: readonly string[];
}

/** A result with the tree of how it was obtained. */
export interface Explique<R> {
  readonly resultat: R;
  readonly trace: NoeudTrace;
}

/**
 * What a rule receives: the legal numbers of the day, the tracer when someone asked for the tree, and the place where
 * doubts and assumptions are gathered. Reading a number marked C makes the result an estimate by itself.
 */
export class Calcul {
  readonly t: Traceur<NomPatrimoine> | null;
  readonly #periodes: readonly PeriodeOuverte[];
  readonly #reserves = new Set<string>();
  readonly #hypotheses = new Set<string>();

  constructor(periodes: readonly PeriodeOuverte[], annee: number, avecTrace: boolean) {
    this.#periodes = periodes;
    this.t = avecTrace ? new Traceur<NomPatrimoine>((nom) => ({ ...this.#trouver(nom), annee })) : null;
  }

  /** Value of a legal number on the day. */
  lire(nom: NomPatrimoine): number {
    const parametre = this.#trouver(nom);
    if (parametre.fiabilite === 'C') {
      this.reserver(`Valeur à revérifier : ${parametre.libelle.toLowerCase()} (${parametre.article}).`);
    }
    return parametre.valeur;
  }

  reserver(phrase: string): void {
    this.#reserves.add(phrase);
  }

  supposer(phrase: string): void {
    this.#hypotheses.add(phrase);
  }

  conclure<R extends object>(figures: R): R & Fiable {
    return {
      statut: this.#reserves.size === 0 ? 'exact' : 'estimation',
      reserves: [...this.#reserves],
      hypotheses: [...this.#hypotheses],
      ...figures,
    };
  }

  #trouver(nom: NomPatrimoine): ParametreDate {
    for (const periode of this.#periodes) {
      const parametre = periode.parametres.get(nom);
      if (parametre !== undefined) return parametre;
    }
    throw new Error(`No parameter ${nom} in the domains of this rule`);
  }
}
