import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnavailable, sqlState } from '../unavailable.ts';
import { watchConnections } from '../watch.ts';
import { createEmbeddedPool } from './embedded-pool.ts';
import { EmbeddedServer } from './embedded-server.ts';

const dossier = mkdtempSync(join(tmpdir(), 'francis-pglite-'));
const serveur = new EmbeddedServer({ dataDir: dossier });
let pool: pg.Pool;

beforeAll(async () => {
  // A connection waits for the engine, but not as long as a busy machine takes to make one.
  await serveur.start();
  pool = createEmbeddedPool(serveur);
  watchConnections(pool, () => undefined);
  await pool.query('create table t (id int primary key, texte text)');
});
afterAll(async () => {
  await pool.end();
  await serveur.close();
  rmSync(dossier, { recursive: true, force: true });
});

test('le pilote de PostgreSQL parle à la base embarquée, types et codes d’erreur compris', async () => {
  const { rows } = await pool.query('select $1::int as n, $2::jsonb as j, $3::timestamptz as d', [
    1,
    { a: [1] },
    new Date(0),
  ]);
  expect(rows).toEqual([{ n: 1, j: { a: [1] }, d: new Date(0) }]);
  await pool.query('insert into t values (1, $1)', ['é'.repeat(200_000)]);
  const double = await pool.query('insert into t values (1, $1)', ['b']).catch((error: unknown) => error);
  expect(sqlState(double)).toBe('23505');
  expect((await pool.query('select length(texte) as n from t')).rows).toEqual([{ n: 200_000 }]);
});

test('une connexion abandonnée au milieu d’une transaction n’en laisse rien à la suivante', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_advisory_lock(1)');
  await client.query("insert into t values (2, 'perdu')");
  client.release(new Error('abandon'));
  expect((await pool.query('select count(*)::int as n from t where id = 2')).rows).toEqual([{ n: 0 }]);
  expect((await pool.query("select count(*)::int as n from pg_locks where locktype = 'advisory'")).rows).toEqual([
    { n: 0 },
  ]);
});

test('après une panne du moteur, la connexion suivante le rouvre avec ce qui était écrit', async () => {
  const client = await pool.connect();
  await client.query("insert into t values (3, 'gardé')");
  await serveur.close();
  const panne = await client.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(panne)).toBe(true);
  client.release(true);
  expect((await pool.query('select texte from t where id = 3')).rows).toEqual([{ texte: 'gardé' }]);
});
