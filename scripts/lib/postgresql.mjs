import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { lancer } from './commande.mjs';
import { dossierEphemere } from './en-memoire.mjs';
import { installerPaquet } from './paquets-debian.mjs';
import { portLibre } from './port-libre.mjs';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * A PostgreSQL for the tests: the one of TEST_DATABASE_URL, or one started in a temporary folder, or else the local one,
 * which waits for its disk: each test file makes and drops a database of four hundred files.
 * @returns {Promise<{ url: string, arreter: () => Promise<void> } | { manque: string }>}
 */
export async function preparerPostgresql() {
  const donnee = process.env.TEST_DATABASE_URL;
  if (donnee) return { url: donnee, arreter: async () => {} };
  let binaires = trouverBinaires();
  const local = { url: LOCAL, arreter: async () => {} };
  if (!binaires && (await repond(LOCAL))) return local;
  if (!binaires) {
    await installerPaquet('PostgreSQL', ['postgresql']);
    binaires = trouverBinaires();
  }
  if (!binaires) {
    return {
      manque:
        'PostgreSQL est introuvable. Installez-le (« sudo apt-get install postgresql ») ou donnez TEST_DATABASE_URL, puis relancez « npm test ».',
    };
  }
  const temporaire = await demarrerTemporaire(binaires);
  return 'manque' in temporaire && (await repond(LOCAL)) ? local : temporaire;
}

function trouverBinaires() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((v) => join(base, v, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

async function demarrerTemporaire(binaires) {
  const dossier = await mkdtemp(join(await dossierEphemere(), 'francis-pg-'));
  const port = await portLibre();
  // PostgreSQL refuses to run as root: hand the folder to its own account.
  const commeAutre = process.getuid?.() === 0;
  const executer = (nom, args) =>
    commeAutre
      ? lancer('runuser', ['-u', 'postgres', '--', join(binaires, nom), ...args], { muet: true })
      : lancer(join(binaires, nom), args, { muet: true });
  if (commeAutre) {
    await lancer('chown', ['postgres', dossier], { muet: true });
    await chmod(dossier, 0o700);
  }
  const donnees = join(dossier, 'donnees');
  const creation = await executer('initdb', [
    '-D',
    donnees,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  // What it holds dies with it: it writes to the disk when it likes.
  const sansAttendre = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const reglages = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dossier} ${sansAttendre}`;
  const depart = await executer('pg_ctl', [
    '-D',
    donnees,
    '-w',
    '-o',
    reglages,
    '-l',
    join(dossier, 'journal'),
    'start',
  ]);
  const arreter = async () => {
    await executer('pg_ctl', ['-D', donnees, '-m', 'immediate', 'stop']);
    await rm(dossier, { recursive: true, force: true });
  };
  if (depart.code !== 0) {
    await arreter();
    return { manque: `PostgreSQL n’a pas démarré : ${(creation.sortie + depart.sortie).trim().slice(-400)}` };
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, arreter };
}

/** A server that lets this user in without a password; anything else is not ours to use. */
async function repond(url) {
  const ouvert = await new Promise((suite) => {
    const prise = connect({ host: '127.0.0.1', port: 5432, timeout: 1000 }, () => suite(true));
    prise.on('error', () => suite(false));
    prise.on('timeout', () => suite(false));
    prise.unref();
  });
  if (!ouvert) return false;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
