import { ApiError } from '../../platform/errors.ts';

/** One reads, one waits: who clicks twice is served twice, and who clicks twenty times is told to wait. */
const PAR_COMPTE = 2;
const RETENTER_SECONDES = 5;

/**
 * Lets a few files in at a time: one that is read holds tens of megabytes, and those of one person come one after the
 * other.
 */
export class Guichet {
  readonly #places: number;
  readonly #comptes = new Map<string, { present: number; suite: Promise<unknown> }>();
  readonly #attente: (() => void)[] = [];
  #prises = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** @throws ApiError TROP_DE_REQUETES for an account that waits already. */
  async passer<T>(compte: string, travail: () => Promise<T>): Promise<T> {
    const sien = this.#comptes.get(compte) ?? { present: 0, suite: Promise.resolve() };
    if (sien.present >= PAR_COMPTE) throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: RETENTER_SECONDES });
    this.#comptes.set(compte, sien);
    sien.present += 1;
    const fait = sien.suite.then(() => this.#dansUnePlace(travail));
    sien.suite = fait.catch(() => undefined);
    try {
      return await fait;
    } finally {
      sien.present -= 1;
      if (sien.present === 0) this.#comptes.delete(compte);
    }
  }

  async #dansUnePlace<T>(travail: () => Promise<T>): Promise<T> {
    if (this.#prises < this.#places) this.#prises += 1;
    // Whoever leaves hands its place over.
    else await new Promise<void>((entrer) => this.#attente.push(entrer));
    try {
      return await travail();
    } finally {
      const suivant = this.#attente.shift();
      if (suivant) suivant();
      else this.#prises -= 1;
    }
  }
}
