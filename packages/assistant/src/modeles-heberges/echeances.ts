import { linkSignals } from '../linked-signal.ts';
import { ErreurModele } from './erreurs.ts';

/** An abort signal with deadlines: whoever waits under it is freed at once, even by a source that ignores it. */
export class Echeances {
  readonly #lien: ReturnType<typeof linkSignals>;
  readonly #minuteries = new Set<NodeJS.Timeout>();
  readonly #interruption: Promise<never>;
  readonly signal: AbortSignal;

  constructor(exterieur?: AbortSignal) {
    this.#lien = linkSignals(exterieur ? [exterieur] : []);
    this.signal = this.#lien.signal;
    this.#interruption = new Promise((_, rejeter) => {
      const dire = (): void =>
        rejeter(this.signal.reason instanceof Error ? this.signal.reason : new Error('interrupted'));
      if (this.signal.aborted) dire();
      else this.signal.addEventListener('abort', dire, { once: true });
    });
    // The rejection may come when nobody waits any more.
    this.#interruption.catch(() => undefined);
  }

  /** Aborts with MODELE_DELAI after `ms`, unless the returned function was called. */
  poser(ms: number): () => void {
    const minuterie = setTimeout(() => this.#lien.abort(new ErreurModele('MODELE_DELAI')), ms);
    this.#minuteries.add(minuterie);
    return () => {
      clearTimeout(minuterie);
      this.#minuteries.delete(minuterie);
    };
  }

  /** @throws the reason of the abort, when it comes first. */
  attendre<T>(promesse: PromiseLike<T>): Promise<T> {
    return Promise.race([promesse, this.#interruption]);
  }

  /** Stops the timers, and the source when it still runs; the outer signal holds nothing of it any longer. */
  fermer(): void {
    for (const minuterie of this.#minuteries) clearTimeout(minuterie);
    this.#minuteries.clear();
    this.#lien.abort(new DOMException('closed', 'AbortError'));
    this.#lien.release();
  }
}
