import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../errors.ts';

/** Size of PostgreSQL's control file, whatever it says. */
const CONTROL_BYTES = 8192;

/**
 * Looks at the folder of the embedded database before it is opened: a damaged one is never replaced by an empty one.
 * @throws StartupError with what is missing, and what to do.
 */
export function inspectDataFolder(dataDir: string): void {
  const cluster = join(dataDir, 'postgres');
  const complete = existsSync(join(dataDir, 'postgres.complete'));
  if (!existsSync(cluster)) {
    // Between the two last steps of a first start.
    if (complete && !existsSync(join(dataDir, 'postgres.en-cours'))) throw damaged(dataDir, 'le dossier « postgres »');
    return;
  }
  if (!complete) {
    throw new StartupError(
      `Le dossier de données « ${dataDir} » contient une base sans son témoin « postgres.complete ». Rien n’y a été changé.\n` +
        'Si c’est bien votre base, recréez ce fichier, vide. Si elle n’a jamais servi, déplacez le dossier « postgres ».',
    );
  }
  if (!/^\d+\s*$/.test(readIfAny(join(cluster, 'PG_VERSION'))))
    throw damaged(dataDir, 'le fichier « postgres/PG_VERSION »');
  const control = statSync(join(cluster, 'global', 'pg_control'), { throwIfNoEntry: false });
  if (control === undefined || control.size < CONTROL_BYTES) {
    throw damaged(dataDir, 'le fichier « postgres/global/pg_control »');
  }
}

/** A folder in which everything stands, and that the engine cannot open all the same. */
export const unreadable = (dataDir: string, cause: unknown): StartupError =>
  new StartupError(
    `La base du dossier de données « ${dataDir} » ne s’ouvre pas : elle est abîmée. Rien n’a été recréé à côté.\n${ADVICE}`,
    { cause },
  );

const ADVICE = 'Restaurez une sauvegarde de ce dossier, ou donnez-en un autre avec DATA_DIR.';

const damaged = (dataDir: string, missing: string): StartupError =>
  new StartupError(
    `La base du dossier de données « ${dataDir} » est abîmée : il manque ${missing}, ou il est tronqué. Rien n’y a été changé.\n${ADVICE}`,
  );

function readIfAny(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
