import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS, modeleEmbarque } from '../../../testing/base-de-test.ts';
import { StartupError } from '../../errors.ts';
import { openDatabase } from '../open.ts';

const racine = mkdtempSync(join(tmpdir(), 'francis-abime-'));
const saine = join(racine, 'saine');
const logger = pino({ level: 'silent' });
const ouvrir = async (dataDir: string) =>
  openDatabase({ url: undefined, dataDir, template: await modeleEmbarque(), migrationsFolder: MIGRATIONS, logger });

beforeAll(async () => {
  await (await ouvrir(saine)).close();
});
afterAll(() => rmSync(racine, { recursive: true, force: true }));

const DEGATS: readonly (readonly [titre: string, abimer: (dossier: string) => void, phrase: string])[] = [
  ['le témoin manque', (d) => rmSync(join(d, 'postgres.complete')), 'recréez ce fichier'],
  ['PG_VERSION manque', (d) => rmSync(join(d, 'postgres/PG_VERSION')), 'postgres/PG_VERSION'],
  ['PG_VERSION est vide', (d) => truncateSync(join(d, 'postgres/PG_VERSION')), 'postgres/PG_VERSION'],
  ['pg_control manque', (d) => rmSync(join(d, 'postgres/global/pg_control')), 'pg_control'],
  ['pg_control est tronqué', (d) => truncateSync(join(d, 'postgres/global/pg_control'), 100), 'pg_control'],
  ['tout « postgres » manque', (d) => rmSync(join(d, 'postgres'), { recursive: true }), 'le dossier « postgres »'],
  [
    'pg_control est illisible',
    (d) => writeFileSync(join(d, 'postgres/global/pg_control'), new Uint8Array(8192).fill(7)),
    'ne s’ouvre pas',
  ],
];

test.each(DEGATS)('dossier abîmé (%s) : une phrase, et aucune base vide à côté', async (titre, abimer, phrase) => {
  const dossier = join(racine, titre.replace(/\W+/g, '-'));
  cpSync(saine, dossier, { recursive: true });
  abimer(dossier);
  const avant = readdirSync(dossier).toSorted();
  const refus: unknown = await ouvrir(dossier).catch((error: unknown) => error);
  expect(refus).toBeInstanceOf(StartupError);
  expect(String(refus)).toContain(phrase);
  expect(readdirSync(dossier).toSorted()).toEqual(avant);
});

test('ce qui ne s’écrit plus se voit, et ce qui s’écrit ne laisse rien', async () => {
  const dossier = join(racine, 'ecriture');
  cpSync(saine, dossier, { recursive: true });
  const base = await ouvrir(dossier);
  const avant = readdirSync(dossier).toSorted();
  await base.checkWrite();
  expect(readdirSync(dossier).toSorted()).toEqual(avant);
  renameSync(dossier, `${dossier}-parti`);
  await expect(base.checkWrite()).rejects.toThrow('ENOENT');
  renameSync(`${dossier}-parti`, dossier);
  await base.close();
});

test('un premier démarrage tué en chemin recommence, et un dossier sain s’ouvre encore', async () => {
  const dossier = join(racine, 'tue');
  cpSync(join(saine, 'postgres/global'), join(dossier, 'postgres.en-cours/global'), { recursive: true });
  await (await ouvrir(dossier)).close();
  expect(existsSync(join(dossier, 'postgres.en-cours'))).toBe(false);
  const base = await ouvrir(dossier);
  await base.ping();
  await base.close();
});
