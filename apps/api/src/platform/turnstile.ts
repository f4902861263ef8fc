import { setImmediate as letOthersPass } from 'node:timers/promises';
import { ApiError } from './errors.ts';

interface Bounds {
  /** Pieces of work done at the same time, whoever they are for. */
  readonly places: number;
  /** What one account may have there, in progress and waiting: beyond, it is told to come back. */
  readonly perAccount: number;
}

const RETRY_SECONDS = 5;

/**
 * Lets a few pieces of heavy work in at a time. Those of one account come one after the other, so that whoever asks for
 * twenty waits behind oneself and holds one place; between two pieces the thread answers whatever else was asked.
 */
export class Turnstile {
  readonly #bounds: Bounds;
  readonly #accounts = new Map<string, { present: number; last: Promise<unknown> }>();
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @throws ApiError TROP_DE_REQUETES for an account that waits already. */
  async pass<T>(account: string, work: () => Promise<T>): Promise<T> {
    const theirs = this.#accounts.get(account) ?? { present: 0, last: Promise.resolve() };
    if (theirs.present >= this.#bounds.perAccount)
      throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: RETRY_SECONDS });
    this.#accounts.set(account, theirs);
    theirs.present += 1;
    const done = theirs.last.then(() => this.#inAPlace(work));
    theirs.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      theirs.present -= 1;
      if (theirs.present === 0) this.#accounts.delete(account);
    }
  }

  async #inAPlace<T>(work: () => Promise<T>): Promise<T> {
    if (this.#taken < this.#bounds.places) this.#taken += 1;
    // Whoever leaves hands its place over.
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      await letOthersPass();
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken -= 1;
    }
  }
}
