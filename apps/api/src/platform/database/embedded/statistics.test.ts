import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { modeleEmbarque, MIGRATIONS } from '../../../testing/base-de-test.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { refreshStatistics, statisticsTasks } from './statistics.ts';

let base: Database;
const CABINET = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  const template = await modeleEmbarque();
  base = await openDatabase({ url: undefined, dataDir: 'memory://', template, migrationsFolder: MIGRATIONS, logger });
  await base.raw("insert into cabinets (id, nom, cree_le) values ($1, 'Alpha', now())", [CABINET]);
});
afterAll(() => base.close());

const ajouter = (nombre: number) =>
  base.raw(
    `insert into clients (id, cabinet_id, nom_client, prenom_client, cree_le, modifie_le)
     select gen_random_uuid(), $1, 'Martin ' || n, 'Anne', now(), now() from generate_series(1, $2::int) n`,
    [CABINET, nombre],
  );

const lire = async (requete: string): Promise<string> =>
  JSON.stringify((await base.raw(`explain (format json) ${requete}`)).rows);

/** How the first page of the list is read, and how many files the planner believes that the firm has. */
async function plan(): Promise<{ texte: string; dossiers: number }> {
  const duCabinet = `from clients where cabinet_id = '${CABINET}'`;
  const tous = await lire(`select id ${duCabinet}`);
  const dossiers = Number.parseInt(tous.slice(tous.indexOf('"Plan Rows":') + '"Plan Rows":'.length), 10);
  return { texte: await lire(`select id ${duCabinet} order by cle_nom, id limit 61`), dossiers };
}

test('la base sait combien un cabinet a de dossiers, et lit la liste dans l’ordre de son index', async () => {
  await ajouter(2_000);
  expect((await plan()).dossiers).toBeLessThan(200);
  expect(await refreshStatistics(base)).toEqual(expect.arrayContaining(['clients', 'clients_mots']));
  const { texte, dossiers } = await plan();
  expect(dossiers).toBe(2_000);
  expect(texte).toContain('clients_par_nom');
  expect(texte).not.toContain('Sort');
});

test('une table qui n’a presque pas changé n’est pas recomptée', async () => {
  await ajouter(10);
  expect(await refreshStatistics(base)).not.toContain('clients');
  await ajouter(1_000);
  expect(await refreshStatistics(base)).toContain('clients');
});

test('PostgreSQL le fait de lui-même', () => {
  expect(statisticsTasks({ ...base, engine: 'postgresql' })).toEqual([]);
  expect(statisticsTasks(base)).toHaveLength(1);
});
