import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './quiet.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What each look finds, in turn: the share of it that the thread worked. @returns how many looks were taken. */
function looks(...found: readonly number[]): () => number {
  let taken = 0;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((before) => {
    if (before === undefined) return { idle: 0, active: 0, utilization: 0 };
    taken += 1;
    return { idle: 0, active: 0, utilization: found[Math.min(taken, found.length) - 1] ?? 1 };
  });
  return () => taken;
}

test('it looks again at a thread that works, and goes on once it no longer does', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const taken = looks(1, 0.4, 0.02);
  await whenQuiet();
  expect(taken()).toBe(3);
});

test('it waits a second at most for a thread that never rests', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 400;
    return now;
  });
  const taken = looks(1);
  await whenQuiet();
  expect(taken()).toBe(3);
});
