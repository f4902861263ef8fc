import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { whenQuiet } from './quiet.ts';

/** Keeps this thread at work until told otherwise, leaving it only to let others pass. */
function busy(): () => void {
  let over = false;
  void (async () => {
    while (!over) {
      const end = performance.now() + 5;
      while (performance.now() < end);
      await turn();
    }
  })();
  return () => {
    over = true;
  };
}

test('it waits for a thread that works, and goes on once it no longer does', async () => {
  const stop = busy();
  let quiet = false;
  const waiting = whenQuiet().then(() => {
    quiet = true;
  });
  // Two looks at least find it at work.
  for (const end = performance.now() + 150; performance.now() < end; ) await turn();
  expect(quiet).toBe(false);
  stop();
  await waiting;
});

test('it does not wait for ever for a thread that never rests', async () => {
  const stop = busy();
  await whenQuiet();
  stop();
});
