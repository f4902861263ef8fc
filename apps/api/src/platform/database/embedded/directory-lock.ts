import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../errors.ts';

/** Two processes on one PGlite folder silently lose each other's rows, and PGlite has no lock of its own. */
export interface DirectoryLock {
  release(): void;
}

const NAME = 'francis.lock';

/**
 * Takes the folder for this process. A lock left by a dead process is taken over.
 * @throws StartupError when another live process holds the folder.
 */
export function acquireDirectoryLock(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, NAME);
  const mine = `${process.pid} ${startOf(process.pid)} ${randomUUID()}\n`;
  const draft = `${path}.${randomUUID()}`;
  // The whole content appears at once by `link`: nobody ever reads a half-written lock.
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(draft, path)) return { release: () => releaseIfMine(path, mine) };
      const held = readIfPresent(path);
      if (held === undefined) continue;
      if (isAlive(held)) throw refusal(directory, held);
      takeAway(path, held);
    }
    throw refusal(directory, readIfPresent(path) ?? '?');
  } finally {
    unlinkSync(draft);
  }
}

/** Removes the stale lock only if it is still the one that was judged stale: another process may have been faster. */
function takeAway(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== stale) tryLink(aside, path);
  unlinkSync(aside);
}

function releaseIfMine(path: string, mine: string): void {
  if (readIfPresent(path) === mine) unlinkSync(path);
}

function isAlive(content: string): boolean {
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process lives under another user.
    if (!isCode(error, 'EPERM')) return false;
  }
  // A restarted machine or container gives the same number to another process: its start tells them apart.
  const now = startOf(pid);
  return start === '-' || now === '-' || start === now;
}

/** Start of a process in clock ticks since boot, with the boot; `-` where the system does not say (not Linux). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${ticks}`;
  } catch {
    return '-';
  }
}

const refusal = (directory: string, held: string): StartupError =>
  new StartupError(
    `Le dossier de données « ${directory} » est déjà utilisé par un autre Francis en marche (processus ${held.split(' ')[0]}).\n` +
      'Arrêtez-le, ou donnez un autre dossier avec DATA_DIR.',
  );

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
