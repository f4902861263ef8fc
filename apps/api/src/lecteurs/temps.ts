import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** Where the system says what the calling thread took of a processor; undefined where it does not (Linux alone does). */
export function filCourant(): string | undefined {
  try {
    const fil = `/proc/self/task/${basename(readlinkSync('/proc/thread-self'))}/schedstat`;
    return Number.isFinite(tempsDuFil(fil)) ? fil : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds of processor that a thread took so far: a busy machine does not make it grow. */
export const tempsDuFil = (fil: string): number => Number(readFileSync(fil, 'utf8').split(' ')[0]) / 1e6;
