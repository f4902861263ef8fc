import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './platform/errors.ts';
import type { Configuration } from './config.ts';

/** Of a secret that signs. */
export const LONGUEUR_CLE = 32;
const FICHIER = 'signing-key';

/**
 * The secret of the configuration; a demonstration makes its own once, readable by its user alone. Production never
 * comes here without one (`parseConfiguration` refuses).
 * @throws StartupError when the one that stands there cannot be one.
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
  const secret = readFileSync(chemin, 'utf8').trim();
  if (secret.length < LONGUEUR_CLE) {
    throw new StartupError(
      `La clé « ${chemin} » est vide ou tronquée (${secret.length} caractères, ${LONGUEUR_CLE} au moins) : quiconque la devinerait signerait des sessions.\n` +
        'Remettez celle d’une sauvegarde. Sinon effacez ce fichier : une autre sera faite, les sessions ouvertes seront fermées et les seconds facteurs enrôlés seront à refaire.',
    );
  }
  return secret;
}
