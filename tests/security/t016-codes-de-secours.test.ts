import { expect, test } from 'vitest';
import { codesSecours } from '../../apps/api/src/schema/index.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { defiDe, personneProtegee, repondre } from '../../apps/api/src/testing/double-authentification.ts';

const t = avecApplication();

test('un code de secours ouvre la session une fois, avec ou sans tirets', async () => {
  const personne = await personneProtegee(t);
  const [premier = '', second = ''] = personne.codesSecours;
  expect(personne.codesSecours).toHaveLength(10);
  expect((await repondre(t, await defiDe(t, personne.email), premier)).statusCode).toBe(200);
  expect((await repondre(t, await defiDe(t, personne.email), premier)).statusCode).toBe(400);
  const autrement = second.replaceAll('-', '').toLowerCase();
  expect((await repondre(t, await defiDe(t, personne.email), autrement)).statusCode).toBe(200);
});

test('en demander de nouveaux annule les anciens', async () => {
  const personne = await personneProtegee(t);
  const nouveaux = await t.injecter({ method: 'POST', url: '/api/auth/recovery-codes', headers: personne.entetes });
  expect(nouveaux.statusCode).toBe(200);
  const [ancien = ''] = personne.codesSecours;
  const [nouveau = ''] = nouveaux.json<{ codes: string[] }>().codes;
  expect((await repondre(t, await defiDe(t, personne.email), ancien)).statusCode).toBe(400);
  expect((await repondre(t, await defiDe(t, personne.email), nouveau)).statusCode).toBe(200);
});

test('ils portent 120 bits, et la base n’en garde que l’empreinte', async () => {
  const personne = await personneProtegee(t);
  for (const code of personne.codesSecours) expect(code.replaceAll('-', '')).toMatch(/^[A-Z2-7]{24}$/);
  const lignes = JSON.stringify(await t.base.queries.select().from(codesSecours));
  for (const code of personne.codesSecours) expect(lignes).not.toContain(code.replaceAll('-', ''));
});

test('le code de secours d’une autre personne n’ouvre rien', async () => {
  const [une, autre] = [await personneProtegee(t), await personneProtegee(t)];
  expect((await repondre(t, await defiDe(t, une.email), autre.codesSecours[0] ?? '')).statusCode).toBe(400);
});
