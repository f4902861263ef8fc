import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id parameters; the hash runs on a thread of libuv, not on the event loop. */
// The library's default algorithm is argon2id; its enumeration cannot be read under `isolatedModules`.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** True when the hash was made with less than today's parameters. */
export function estAffaiblie(empreinte: string): boolean {
  const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(empreinte) ?? [];
  if (m === undefined || t === undefined || p === undefined) return true;
  return Number(m) < OPTIONS.memoryCost || Number(t) < OPTIONS.timeCost || Number(p) < OPTIONS.parallelism;
}

export const hacher = (motDePasse: string): Promise<string> => hash(motDePasse, OPTIONS);

let leurre: Promise<string> | undefined;

/**
 * @param empreinte undefined for an unknown account: a decoy is then verified all the same, so that the time of the
 * answer does not say whether the account exists.
 */
export async function verifier(empreinte: string | undefined, motDePasse: string): Promise<boolean> {
  leurre ??= hacher('leurre sans compte');
  const bon = await verify(empreinte ?? (await leurre), motDePasse);
  return bon && empreinte !== undefined;
}
