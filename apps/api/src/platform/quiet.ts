import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of each look, share of them that the thread may have worked, and how long it is waited for. */
const LOOK_MS = 50;
const NEARLY_IDLE = 0.1;
const PATIENCE_MS = 1_000;

/** Resolves once this thread has nearly nothing to do, or never had in a second: what nobody waits for then goes on. */
export async function whenQuiet(): Promise<void> {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const before = performance.eventLoopUtilization();
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await wait(LOOK_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < NEARLY_IDLE || performance.now() > limit) return;
  }
}
