import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { COLONNES } from '../../apps/api/src/domains/donnees-personnelles/registre-colonnes.ts';
import { TRAITEMENTS } from '../../apps/api/src/domains/donnees-personnelles/registre-traitements.ts';
import { TABLES_PERSONNELLES } from '../../apps/api/src/domains/donnees-personnelles/registre-tables.ts';
import { parseConfiguration } from '../../apps/api/src/config.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { redigerRegistre } from './registre/rediger.ts';

const t = avecApplication();
const JOUR = 86_400_000;

test('chaque colonne d’une personne a sa finalité et sa durée, et rien d’autre n’est au registre', async () => {
  const { rows } = await t.base.queries.execute<{ table_name: string; column_name: string }>(
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const enBase = rows
    .filter(({ table_name }) => table_name in TABLES_PERSONNELLES)
    .map(({ table_name, column_name }) => `${table_name}.${column_name}`);
  const auRegistre = Object.entries(COLONNES).flatMap(([table, [, colonnes]]) =>
    colonnes.split(' ').map((colonne) => `${table}.${colonne}`),
  );
  expect(auRegistre.toSorted()).toEqual(enBase.toSorted());
});

test('chaque traitement sert, et dit pourquoi, sur quelle base et jusqu’à quand', () => {
  const utiles: ReadonlySet<string> = new Set(Object.values(COLONNES).map(([traitement]) => traitement));
  for (const [nom, traitement] of Object.entries(TRAITEMENTS)) {
    expect([nom, utiles.has(nom)]).toEqual([nom, true]);
    for (const dit of Object.values(traitement)) expect(dit.length).toBeGreaterThan(5);
  }
});

test('les durées annoncées sont celles que le serveur applique', () => {
  const { comptes } = parseConfiguration({}, '/nulle-part');
  expect(TRAITEMENTS.preuve.duree).toBe(`${comptes.auditMs / JOUR} jours`);
});

test('la page du registre dit ce que le code sait', () => {
  const page = readFileSync(new URL('../../docs/registre-des-traitements.md', import.meta.url), 'utf8');
  expect(page).toBe(redigerRegistre());
});
