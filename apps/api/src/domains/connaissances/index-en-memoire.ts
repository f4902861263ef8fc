import { Classement, Documents, lireOccurrences, type Occurrences } from '@francis/knowledge';
import type { Queries } from '../../platform/database/database.ts';
import { type EtatIndex, lireBlocs, lireEtatIndex, lireOccurrencesDe } from './index-repository.ts';

/** Occurrences kept between questions, 5 bytes each: 20 MB at most. */
const OCCURRENCES_GARDEES = 4_000_000;
/** What a term costs in memory beside its occurrences, in occurrences: absent terms are remembered too. */
const COUT_TERME = 20;
/** Terms at most that common come with the first query; the others only when the question has nothing rarer. */
const FREQUENCE_D_OFFICE = 15_000;

/** What is known of a term: in how many passages it occurs, and where once it was needed. */
export interface TermeConnu {
  readonly frequence: number;
  readonly occurrences?: Occurrences;
}

const ABSENT: TermeConnu = { frequence: 0 };

/**
 * What one instance keeps of the current index: 35 bytes a passage, and the terms that questions ask for most. Another
 * generation replaces all of it.
 */
export class IndexEnMemoire {
  readonly #queries: Queries;
  #charge: ChargeGeneration | undefined;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** The current index with these terms known; undefined when nothing was imported yet. */
  async interroger(termes: readonly string[]): Promise<ChargeGeneration | undefined> {
    const charge = this.#charge;
    const etat = await lireEtatIndex(this.#queries, charge?.inconnus(termes) ?? termes, FREQUENCE_D_OFFICE);
    if (!etat) return undefined;
    if (charge?.generation === etat.generation) return charge.apprendre(etat, termes);
    const nouvelle = new ChargeGeneration(this.#queries, etat, await lireBlocs(this.#queries, etat.generation));
    this.#charge = nouvelle;
    // With another generation loaded, the terms that it knew were not asked for.
    const complet = charge ? await lireEtatIndex(this.#queries, termes, FREQUENCE_D_OFFICE) : etat;
    return complet?.generation === nouvelle.generation ? nouvelle.apprendre(complet, termes) : this.interroger(termes);
  }
}

export class ChargeGeneration {
  readonly generation: number;
  readonly passages: number;
  readonly documents: Documents;
  readonly classement: Classement;
  readonly #queries: Queries;
  /** Least recently used first. */
  readonly #gardes = new Map<string, TermeConnu>();
  #taille = 0;

  constructor(queries: Queries, { generation, passages, longueurMoyenne }: EtatIndex, blocs: readonly Uint8Array[]) {
    this.#queries = queries;
    this.generation = generation;
    this.passages = passages;
    this.documents = new Documents(blocs);
    this.classement = new Classement(this.documents, longueurMoyenne);
  }

  inconnus(termes: readonly string[]): string[] {
    return termes.filter((terme) => !this.#gardes.has(terme));
  }

  /** @param demandes terms that the state was asked for: those it does not hold occur nowhere. */
  apprendre(etat: EtatIndex, demandes: readonly string[]): this {
    for (const { terme, frequence, occurrences } of etat.termes) {
      this.#garder(
        terme,
        occurrences ? { frequence, occurrences: lireOccurrences(occurrences, frequence) } : { frequence },
      );
    }
    for (const terme of demandes) {
      const connu = this.#gardes.get(terme) ?? ABSENT;
      this.#garder(terme, connu);
    }
    this.#oublier();
    return this;
  }

  frequence(terme: string): number {
    return this.#gardes.get(terme)?.frequence ?? 0;
  }

  async occurrencesDe(termes: readonly string[]): Promise<ReadonlyMap<string, Occurrences>> {
    const manquants = termes.filter((terme) => this.#gardes.get(terme)?.occurrences === undefined);
    if (manquants.length > 0) {
      for (const { terme, frequence, occurrences } of await lireOccurrencesDe(
        this.#queries,
        this.generation,
        manquants,
      )) {
        this.#garder(terme, { frequence, occurrences: lireOccurrences(occurrences, frequence) });
      }
    }
    const trouvees = new Map<string, Occurrences>();
    for (const terme of termes) {
      const occurrences = this.#gardes.get(terme)?.occurrences;
      if (occurrences) trouvees.set(terme, occurrences);
    }
    this.#oublier();
    return trouvees;
  }

  #garder(terme: string, connu: TermeConnu): void {
    const avant = this.#gardes.get(terme);
    if (avant) {
      this.#gardes.delete(terme);
      this.#taille -= coutDe(avant);
    }
    this.#gardes.set(terme, connu);
    this.#taille += coutDe(connu);
  }

  #oublier(): void {
    for (const [ancien, connu] of this.#gardes) {
      if (this.#taille <= OCCURRENCES_GARDEES) return;
      this.#gardes.delete(ancien);
      this.#taille -= coutDe(connu);
    }
  }
}

const coutDe = ({ occurrences }: TermeConnu): number => COUT_TERME + (occurrences?.rangs.length ?? 0);
