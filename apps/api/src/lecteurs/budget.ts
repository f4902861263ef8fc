import type { Clock } from '../platform/clock.ts';

/** What ordinary readings take is bounded by the number of questions a minute; only what goes beyond is counted. */
const FRANCHISE_MS = 100;
const MINUTE = 60_000;
const BALAYAGE = 1_000;

interface Dette {
  readonly ms: number;
  readonly le: number;
}

/** Processor time that the long readings of one account may take: a debt that is forgotten at `parMinuteMs` a minute. */
export class BudgetDeLecture {
  readonly #horloge: Clock;
  readonly #parMinuteMs: number;
  readonly #dettes = new Map<string, Dette>();
  #ajouts = 0;

  constructor(horloge: Clock, parMinuteMs: number) {
    this.#horloge = horloge;
    this.#parMinuteMs = parMinuteMs;
  }

  ajouter(compte: string, ms: number): void {
    if (ms <= FRANCHISE_MS) return;
    const le = this.#horloge.now().getTime();
    this.#dettes.set(compte, { ms: this.#dette(compte) + ms - FRANCHISE_MS, le });
    this.#ajouts += 1;
    if (this.#ajouts % BALAYAGE === 0) this.#balayer();
  }

  /** A reading that had to be stopped from outside costs a whole minute. */
  epuiser(compte: string): void {
    this.ajouter(compte, this.#parMinuteMs + FRANCHISE_MS);
  }

  /** Milliseconds before the account may be read again; 0 when it may now. */
  attente(compte: string): number {
    const exces = this.#dette(compte) - this.#parMinuteMs;
    return exces < 0 ? 0 : Math.ceil(((exces + 1) / this.#parMinuteMs) * MINUTE);
  }

  #dette(compte: string): number {
    const dette = this.#dettes.get(compte);
    if (dette === undefined) return 0;
    // A clock that went back forgets nothing.
    const ecoule = Math.max(0, this.#horloge.now().getTime() - dette.le);
    return Math.max(0, dette.ms - (ecoule / MINUTE) * this.#parMinuteMs);
  }

  #balayer(): void {
    for (const compte of this.#dettes.keys()) if (this.#dette(compte) === 0) this.#dettes.delete(compte);
  }
}
