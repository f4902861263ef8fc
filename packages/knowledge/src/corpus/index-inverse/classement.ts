import type { Documents } from './documents.ts';
import type { Occurrences } from './occurrences.ts';

interface TermeClasse {
  readonly occurrences: Occurrences;
  readonly poids: number;
}

/** One informative word of the question: the terms that may stand for it, each with its weight (idf × certainty). */
export interface UniteClassee {
  readonly termes: readonly TermeClasse[];
  /** What the word weighs in the coverage. */
  readonly poids: number;
}

export interface PassageClasse {
  readonly rang: number;
  readonly score: number;
  /** Sum of the weights of the words that it holds. */
  readonly couvert: number;
}

const K1 = 1.2;
const B = 0.75;

/**
 * BM25 over the passages of one generation. Keeps its counters between questions, 20 bytes a passage: one question at a
 * time, synchronously.
 */
export class Classement {
  readonly #documents: Documents;
  readonly #longueurMoyenne: number;
  readonly #totaux: Float32Array;
  readonly #couverts: Float32Array;
  readonly #meilleurs: Float32Array;
  /** Passages touched by the question, and by one of its words. */
  readonly #touches: Uint32Array;
  readonly #vus: Uint32Array;
  #nombreTouches = 0;

  constructor(documents: Documents, longueurMoyenne: number) {
    this.#documents = documents;
    this.#longueurMoyenne = longueurMoyenne;
    this.#totaux = new Float32Array(documents.nombre);
    this.#couverts = new Float32Array(documents.nombre);
    this.#meilleurs = new Float32Array(documents.nombre);
    this.#touches = new Uint32Array(documents.nombre);
    this.#vus = new Uint32Array(documents.nombre);
  }

  /** @returns the best passages in force that day, best first; of equals, the one met first. */
  classer(
    unites: readonly UniteClassee[],
    { jour, sources, limite }: { jour: number; sources: readonly number[]; limite: number },
  ): PassageClasse[] {
    this.#nombreTouches = 0;
    for (const unite of unites) this.#cumuler(unite);
    const premiers: PassageClasse[] = [];
    let seuil = 0;
    for (let i = 0; i < this.#nombreTouches; i += 1) {
      const rang = this.#touches[i] ?? 0;
      const score = this.#totaux[rang] ?? 0;
      const couvert = this.#couverts[rang] ?? 0;
      this.#totaux[rang] = 0;
      this.#couverts[rang] = 0;
      if (score <= seuil || !this.#documents.convient(rang, jour, sources)) continue;
      if (premiers.length >= limite) premiers.pop();
      const place = premiers.findIndex((p) => p.score < score);
      premiers.splice(place === -1 ? premiers.length : place, 0, { rang, score, couvert });
      if (premiers.length >= limite) seuil = premiers.at(-1)?.score ?? 0;
    }
    return premiers;
  }

  #cumuler({ termes, poids }: UniteClassee): void {
    const [seul, autre] = termes;
    if (seul && !autre) {
      this.#ajouterTerme(seul, poids);
      return;
    }
    let nombreVus = 0;
    for (const terme of termes) nombreVus = this.#retenirLeMeilleur(terme, nombreVus);
    for (let i = 0; i < nombreVus; i += 1) {
      const rang = this.#vus[i] ?? 0;
      this.#ajouter(rang, this.#meilleurs[rang] ?? 0, poids);
      this.#meilleurs[rang] = 0;
    }
  }

  /** Most words have one term: its notes are added as they come. */
  #ajouterTerme(terme: TermeClasse, poids: number): void {
    const { rangs, frequences } = terme.occurrences;
    for (let i = 0; i < rangs.length; i += 1) {
      const rang = rangs[i] ?? 0;
      this.#ajouter(rang, this.#note(terme.poids, frequences[i] ?? 0, rang), poids);
    }
  }

  #retenirLeMeilleur(terme: TermeClasse, dejaVus: number): number {
    const { rangs, frequences } = terme.occurrences;
    let nombreVus = dejaVus;
    for (let i = 0; i < rangs.length; i += 1) {
      const rang = rangs[i] ?? 0;
      const note = this.#note(terme.poids, frequences[i] ?? 0, rang);
      const avant = this.#meilleurs[rang] ?? 0;
      if (avant === 0) this.#vus[nombreVus++] = rang;
      if (note > avant) this.#meilleurs[rang] = note;
    }
    return nombreVus;
  }

  #ajouter(rang: number, note: number, poids: number): void {
    const avant = this.#totaux[rang] ?? 0;
    if (avant === 0) this.#touches[this.#nombreTouches++] = rang;
    this.#totaux[rang] = avant + note;
    this.#couverts[rang] = (this.#couverts[rang] ?? 0) + poids;
  }

  #note(poids: number, tf: number, rang: number): number {
    const longueur = (this.#documents.longueurs[rang] ?? 0) / this.#longueurMoyenne;
    return (poids * tf * (K1 + 1)) / (tf + K1 * (1 - B + B * longueur));
  }
}
