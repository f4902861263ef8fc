import { beforeEach, expect, test } from 'vitest';
import { makeNarrowHeap } from './narrow-heap.ts';

const flags: string[] = [];
const inNarrowHeap = makeNarrowHeap((flag) => void flags.push(flag));

const SERRE = '--heap-growing-percent=40';
const LIBRE = '--heap-growing-percent=0';
beforeEach(() => void flags.splice(0));

test('le tas est tenu pendant le travail, et rendu à V8 après, même s’il échoue', async () => {
  const pendant = await inNarrowHeap(async () => [...flags]);
  expect([pendant, flags]).toEqual([[SERRE], [SERRE, LIBRE]]);
  await expect(inNarrowHeap(() => Promise.reject(new Error('tombé')))).rejects.toThrow('tombé');
  expect(flags.at(-1)).toBe(LIBRE);
});

/** Something that ends when it is told to. */
function attendre(): { readonly promise: Promise<void>; readonly finir: () => void } {
  const fin: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    fin.resolve = resolve;
  });
  return { promise, finir: () => fin.resolve?.() };
}

test('de deux travaux à la fois, le dernier fini le rend', async () => {
  const { promise, finir } = attendre();
  const long = inNarrowHeap(() => promise);
  await inNarrowHeap(async () => undefined);
  expect(flags.at(-1)).toBe(SERRE);
  finir();
  await long;
  expect(flags.at(-1)).toBe(LIBRE);
});
