import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FileDeCalcul } from './file-de-calcul.ts';

/** One core stays free for the event loop. */
export const HACHAGES_SIMULTANES = Math.max(1, availableParallelism() - 1);
const calculs = new FileDeCalcul(HACHAGES_SIMULTANES);

/** OWASP's argon2id parameters; the hash runs on a thread of libuv, not on the event loop. */
// The library's default algorithm is argon2id; its enumeration cannot be read under `isolatedModules`.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** True when the hash was made with less than today's parameters. */
export function estAffaiblie(empreinte: string): boolean {
  const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(empreinte) ?? [];
  if (m === undefined || t === undefined || p === undefined) return true;
  return Number(m) < OPTIONS.memoryCost || Number(t) < OPTIONS.timeCost || Number(p) < OPTIONS.parallelism;
}

export const hacher = (motDePasse: string): Promise<string> => calculs.executer(() => hash(motDePasse, OPTIONS));

let leurre: Promise<string> | undefined;

/**
 * @param empreinte absent for an unknown account, or one without password: a decoy is then verified all the same, so that the time of the
 * answer does not say whether the account exists.
 */
export async function verifier(empreinte: string | null | undefined, motDePasse: string): Promise<boolean> {
  leurre ??= hacher('leurre sans compte');
  const attendue = empreinte ?? (await leurre);
  const bon = await calculs.executer(() => verify(attendue, motDePasse));
  return bon && typeof empreinte === 'string';
}
