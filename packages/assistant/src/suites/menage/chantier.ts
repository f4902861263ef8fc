import type { Element } from '@francis/lecture';
import type { FoyerDecrit } from '../../outils/schemas.ts';
import type { Avant } from './avant.ts';
import { type Clause, dit } from './clauses.ts';
import type { Edition } from './editions.ts';
import { enCours } from './en-cours.ts';

/** A follow-up being read: its words, what they change so far, and what stays to be said of it. */
export class Chantier {
  readonly question: string;
  readonly elements: readonly Element[];
  readonly clauses: readonly Clause[];
  readonly avant: Avant;
  /** The household that it edits, the first of two who file apart. */
  readonly foyer: FoyerDecrit;
  readonly editions: Edition[] = [];
  readonly aPreciser: string[] = [];
  readonly incertains: string[] = [];

  constructor(question: string, elements: readonly Element[], clauses: readonly Clause[], avant: Avant) {
    this.question = question;
    this.elements = elements;
    this.clauses = clauses;
    this.avant = avant;
    this.foyer = enCours(avant.menage)[0] ?? {};
  }

  dit(...idees: readonly string[]): boolean {
    return dit(this.elements, ...idees);
  }

  edition<G extends Edition['genre']>(genre: G): Extract<Edition, { readonly genre: G }> | undefined {
    return this.editions.find((e): e is Extract<Edition, { readonly genre: G }> => e.genre === genre);
  }

  remplacer(ancienne: Edition, nouvelle: Edition): void {
    this.editions.splice(this.editions.indexOf(ancienne), 1, nouvelle);
  }
}
