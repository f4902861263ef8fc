import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from './config.ts';

const FICHIER = 'signing-key';

/**
 * The secret of the configuration; a demonstration makes its own once, readable by its user alone. Production never
 * comes here without one (`parseConfiguration` refuses).
 */
export function lireSecret({ comptes, database }: Configuration): string {
  if (comptes.signingKey !== undefined) return comptes.signingKey;
  const chemin = join(database.dataDir, FICHIER);
  mkdirSync(database.dataDir, { recursive: true, mode: 0o700 });
  try {
    // `wx`: of two servers that start together, one writes and both read the same.
    writeFileSync(chemin, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(chemin, 'utf8').trim();
}
