import { statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

const MEMOIRE = '/dev/shm';
/** More than what is put there, several times over: a container often has 64 MB of it. */
const PLACE = 4 * 2 ** 30;

/**
 * A folder for files that die with the run: in memory where the system has one with room, else on the disk.
 * @returns {Promise<string>}
 */
export async function dossierEphemere() {
  try {
    const { bavail, bsize } = await statfs(MEMOIRE);
    return Math.min(bavail * bsize, freemem()) >= PLACE ? MEMOIRE : tmpdir();
  } catch {
    return tmpdir();
  }
}
