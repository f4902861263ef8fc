/** Longest that a preparation holds the thread before it lets others run, in milliseconds. */
const TRANCHE_MS = 12;

/** A long piece of work that may be left between two steps. */
export type Etapes<T> = Generator<undefined, T>;

/** Does all of it now. */
export function terminer<T>(etapes: Etapes<T>): T {
  for (;;) {
    const pas = etapes.next();
    if (pas.done === true) return pas.value;
  }
}

const laisserPasser = (): Promise<void> => new Promise((suite) => setImmediate(suite));

/**
 * Does it a slice at a time, until the end or until it is no longer wanted; `avantLaSuite` is waited for between two, and
 * lets by what waits for the thread unless told otherwise.
 */
export async function menerEnTranches(
  etapes: Etapes<unknown>,
  encoreVoulu: () => boolean,
  avantLaSuite: () => Promise<void> = laisserPasser,
): Promise<void> {
  let depart = performance.now();
  while (encoreVoulu() && etapes.next().done !== true) {
    if (performance.now() - depart < TRANCHE_MS) continue;
    await avantLaSuite();
    depart = performance.now();
  }
}
