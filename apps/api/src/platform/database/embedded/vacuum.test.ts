import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pino } from 'pino';
import { modeleEmbarque, MIGRATIONS } from '../../../testing/base-de-test.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { reclaimDeadRows, vacuumTasks } from './vacuum.ts';

let base: Database;
const CABINET = '00000000-0000-4000-8000-000000000001';
const HEURE_MS = 3_600_000;

beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  const template = await modeleEmbarque();
  base = await openDatabase({ url: undefined, dataDir: 'memory://', template, migrationsFolder: MIGRATIONS, logger });
  await base.raw("insert into cabinets (id, nom, cree_le) values ($1, 'Alpha', now())", [CABINET]);
  await base.raw(
    `insert into clients (id, cabinet_id, nom_client, prenom_client, cree_le, modifie_le)
     select gen_random_uuid(), $1, 'Martin ' || n, 'Anne', now(), now() from generate_series(1, 1000) n`,
    [CABINET],
  );
});
afterAll(() => base.close());

/** Every file written again: as many dead rows as files. */
const modifierTout = () => base.raw("update clients set prenom_client = 'Zoé'");
const taille = async (): Promise<number> => {
  const { rows } = await base.queries.execute<{ n: string }>(sql`select pg_relation_size('clients') as n`);
  return Number(rows[0]?.n);
};

let maintenant = 0;
const horloge = { now: () => new Date(maintenant) };
beforeEach(() => {
  maintenant = Date.UTC(2026, 10, 27);
});

test('la place des lignes mortes est rendue : la table ne grossit plus', async () => {
  await modifierTout();
  expect(await reclaimDeadRows(base)).toContain('clients');
  const avant = await taille();
  for (let fois = 0; fois < 5; fois += 1) {
    await modifierTout();
    expect(await reclaimDeadRows(base)).toContain('clients');
  }
  expect(await taille()).toBe(avant);
  // Left alone, it grows.
  await modifierTout();
  await modifierTout();
  expect(await taille()).toBeGreaterThan(avant);
});

test('une table à laquelle rien n’est arrivé est laissée', async () => {
  await reclaimDeadRows(base);
  expect(await reclaimDeadRows(base)).not.toContain('clients');
});

test('une fois par jour, entre deux regards où presque rien n’a été écrit', async () => {
  const [tache] = vacuumTasks(base, horloge);
  await modifierTout();
  expect(await tache?.run()).toEqual([]);
  expect(await tache?.run()).toContain('clients');
  await modifierTout();
  expect(await tache?.run()).toEqual([]);
  maintenant += 25 * HEURE_MS;
  expect(await tache?.run()).toContain('clients');
});

test('un serveur qui ne se repose jamais n’attend que trois jours', async () => {
  const [tache] = vacuumTasks(base, horloge);
  await tache?.run();
  await modifierTout();
  expect(await tache?.run()).toEqual([]);
  maintenant += 49 * HEURE_MS;
  await modifierTout();
  expect(await tache?.run()).toContain('clients');
});

test('PostgreSQL le fait de lui-même', () => {
  expect(vacuumTasks({ ...base, engine: 'postgresql' }, horloge)).toEqual([]);
});
