import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { depotAudit } from '../../apps/api/src/domains/comptes/audit/repository.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { HEURE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const JOUR = 24 * HEURE;

const ecrire = (action: string) =>
  depotAudit(t.base.queries).ajouter({
    id: randomUUID(),
    sujet: null,
    action,
    ressource: 'essai',
    instant: t.horloge.now(),
    reseau: null,
    appareil: null,
    reussi: true,
    risque: 'low',
    metadonnees: {},
  });
const rangs = async (): Promise<number[]> =>
  (
    await t.base.queries.execute<{ rang: string }>(sql`select j.rang::text from journal_audit j order by j.rang`)
  ).rows.map(({ rang }) => Number(rang));

beforeEach(async () => {
  for (let i = 0; i < 3; i += 1) await ecrire(`essai.${i}`);
});

test.each([
  ['modifier', sql`update journal_audit set action = 'autre'`],
  ['supprimer', sql`delete from journal_audit`],
  ['vider', sql`truncate journal_audit`],
])('%s une entrée est refusé par la base', async (_verbe, ordre) => {
  const avant = await rangs();
  await expect(t.base.queries.execute(ordre)).rejects.toThrow(/Failed query/);
  expect(await rangs()).toEqual(avant);
});

test('des écritures simultanées se suivent sans trou, et la chaîne tient', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => ecrire(`volee.${i}`)));
  const suite = await rangs();
  expect(suite).toEqual(Array.from({ length: suite.length }, (_, i) => (suite[0] ?? 0) + i));
  expect(await depotAudit(t.base.queries).ruptures()).toEqual([]);
});

test('une entrée changée ou retirée par qui aurait levé la garde se voit', async () => {
  const suite = await rangs();
  const [changee = 0, retiree = 0] = suite.slice(-3, -1);
  await t.base.queries.execute(sql`alter table journal_audit disable trigger journal_audit_intact`);
  await t.base.queries.execute(sql`update journal_audit set reussi = not reussi where rang = ${changee}`);
  await t.base.queries.execute(sql`delete from journal_audit where rang = ${retiree}`);
  await t.base.queries.execute(sql`alter table journal_audit enable trigger journal_audit_intact`);
  expect(await depotAudit(t.base.queries).ruptures()).toEqual([changee, retiree + 1]);
});

test('la purge n’enlève que ce qui dépasse la durée de garde', async () => {
  const gardees = (await rangs()).length;
  t.horloge.avancer(91 * JOUR);
  await ecrire('recente');
  const limite = new Date(t.horloge.now().getTime() - 90 * JOUR);
  expect(await t.base.transaction((requetes) => depotAudit(requetes).purger(limite))).toBe(gardees);
  expect(await rangs()).toHaveLength(1);
  await expect(t.base.queries.execute(sql`delete from journal_audit`)).rejects.toThrow(/Failed query/);
});
