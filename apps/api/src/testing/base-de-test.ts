import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { prepareTemplate, stampOf } from '../platform/database/template.ts';
import type { Logger } from '../platform/logging.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const MODELES = fileURLToPath(new URL('../../../../node_modules/.cache/francis', import.meta.url));

/** The PostgreSQL that the run was given; without it, the tests run on the embedded engine. */
export const URL_POSTGRESQL: string | undefined = process.env['DATABASE_URL'] || undefined;

export interface BaseDeTest {
  readonly base: Database;
  /** Address of the database of its own, when the engine is PostgreSQL. */
  readonly url: string | undefined;
  fermer(): Promise<void>;
}

let moteur: WebAssembly.Module | undefined;

/** Every embedded database of this process runs the machine code of this module, as long as it is kept: V8 compiles it once. */
async function garderMoteur(): Promise<void> {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  moteur ??= await WebAssembly.compile(new Uint8Array(readFileSync(join(pglite, 'pglite.wasm'))));
}

/** Archive of an empty migrated cluster: opening it takes a tenth of what making one takes. */
export const modeleEmbarque = (): Promise<string | undefined> => prepareTemplate(MODELES, MIGRATIONS);

/** An empty migrated database that nobody else uses. */
export async function ouvrirBaseDeTest(logger: Logger): Promise<BaseDeTest> {
  if (URL_POSTGRESQL === undefined) {
    await garderMoteur();
    const template = await modeleEmbarque();
    const base = await openDatabase({
      url: undefined,
      dataDir: 'memory://',
      template,
      migrationsFolder: MIGRATIONS,
      logger,
    });
    return { base, url: undefined, fermer: () => base.close() };
  }
  const serveur = URL_POSTGRESQL;
  modelePostgresql ??= preparerModele(serveur, logger);
  const modele = await modelePostgresql;
  const nom = nomUnique('test');
  const url = surBase(serveur, nom);
  await administrer(serveur, (client) => client.query(`create database ${nom} template ${modele}`));
  const base = await openDatabase({ url, dataDir: 'memory://', migrationsFolder: MIGRATIONS, logger });
  return {
    base,
    url,
    fermer: async () => {
      await base.close();
      await administrer(serveur, (client) => client.query(`drop database ${nom} with (force)`));
    },
  };
}

/** Where a database that has nothing yet may be opened: of the engine of the run. */
export interface LieuVide {
  readonly url: string | undefined;
  readonly dataDir: string;
  effacer(): Promise<void>;
}

export async function lieuVide(): Promise<LieuVide> {
  if (URL_POSTGRESQL === undefined) {
    const dossier = await mkdtemp(join(tmpdir(), 'francis-vide-'));
    return {
      url: undefined,
      dataDir: join(dossier, 'base'),
      effacer: () => rm(dossier, { recursive: true, force: true }),
    };
  }
  const serveur = URL_POSTGRESQL;
  const nom = nomUnique('vide');
  await administrer(serveur, (client) => client.query(`create database ${nom}`));
  return {
    url: surBase(serveur, nom),
    dataDir: 'memory://',
    effacer: async () => {
      await administrer(serveur, (client) => client.query(`drop database ${nom} with (force)`));
    },
  };
}

let modelePostgresql: Promise<string> | undefined;

/** Any number: the processes of a run make the model one after the other, and the first one leaves nothing to the next. */
const VERROU_DU_MODELE = 7_241_986_002;

/** @returns the name of a database that has every migration and no line, copied faster than it is migrated. */
const preparerModele = (serveur: string, logger: Logger): Promise<string> =>
  administrer(serveur, async (client) => {
    const modele = `francis_modele_${stampOf(MIGRATIONS)}`;
    await client.query('select pg_advisory_lock($1)', [VERROU_DU_MODELE]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [modele]);
    if (rowCount !== 0) return modele;
    // It takes its name once it is whole.
    const ebauche = nomUnique('ebauche');
    await client.query(`create database ${ebauche}`);
    const url = surBase(serveur, ebauche);
    const base = await openDatabase({ url, dataDir: 'memory://', migrationsFolder: MIGRATIONS, logger });
    await base.close();
    await client.query(`alter database ${ebauche} rename to ${modele}`);
    return modele;
  });

const nomUnique = (genre: string): string => `francis_${genre}_${randomUUID().replaceAll('-', '')}`;

const surBase = (serveur: string, nom: string): string => {
  const url = new URL(serveur);
  url.pathname = `/${nom}`;
  return url.href;
};

/** One connection to the server, closed after the work: it gives back the locks too. */
async function administrer<Rendu>(url: string, faire: (client: Client) => Promise<Rendu>): Promise<Rendu> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await faire(client);
  } finally {
    await client.end();
  }
}
