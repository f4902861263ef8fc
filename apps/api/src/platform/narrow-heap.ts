import { setFlagsFromString } from 'node:v8';

/** Garbage that V8 may let lie over what lives, in percent of it: by itself it waits for several times as much. */
const GROWTH = 40;
/** V8's own heuristics. */
const NONE = 0;

/** The hold of one process over its heap, `setFlag` being what tells V8. */
export function makeNarrowHeap(setFlag: (flag: string) => void): <T>(work: () => Promise<T>) => Promise<T> {
  let works = 0;
  const letGrow = (percent: number): void => setFlag(`--heap-growing-percent=${percent}`);
  return async (work) => {
    works += 1;
    letGrow(GROWTH);
    try {
      return await work();
    } finally {
      works -= 1;
      if (works === 0) letGrow(NONE);
    }
  };
}

/**
 * A long work that makes garbage page after page holds the memory of its first pages: without this, V8 lets the heap
 * of a run over a hundred thousand clients rise to four times what lives in it. V8 reads the flag at each collection;
 * it holds for the whole process, hence only as long as such a work runs.
 */
export const inNarrowHeap = makeNarrowHeap(setFlagsFromString);
