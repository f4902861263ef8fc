import { randomUUID } from 'node:crypto';
import type { JournalReponse } from '@francis/contract';
import { expect, test } from 'vitest';
import { masquer } from '../../apps/api/src/domains/comptes/audit/masquer.ts';
import { avecApplication, enPersonne } from '../../apps/api/src/testing/application-de-test.ts';
import { HEURE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const JOUR = 24 * HEURE;

const lire = async (email: string): Promise<JournalReponse> => {
  const { entetes } = enPersonne(email, await t.connecter(email));
  return (await t.injecter({ url: '/api/audit', headers: entetes })).json<JournalReponse>();
};

test('une entrée vit quatre-vingt-dix jours, puis la purge l’enlève', async () => {
  const { email } = await t.personne();
  t.horloge.avancer(90 * JOUR);
  await t.app.tasks.runDue();
  expect((await lire(email)).entrees.map(({ action }) => action)).toContain('inscription');
  t.horloge.avancer(HEURE);
  await t.app.tasks.runDue();
  const { entrees } = await lire(email);
  expect(entrees.map(({ action }) => action)).not.toContain('inscription');
  expect(entrees.length).toBeGreaterThan(0);
});

test('chacun lit son journal et son bilan, et rien de celui des autres', async () => {
  const [personne, autre] = [await t.personne(), await t.personne()];
  await t.connecter(autre.email, { motDePasse: 'Mauvais-Mot-De-Passe-77' });
  const avant = await lire(personne.email);
  expect(avant.rapport.dernieres24h.echecs).toBe(0);
  await t.connecter(personne.email, { motDePasse: 'Mauvais-Mot-De-Passe-77' });
  t.horloge.avancer(25 * HEURE);
  const { entrees, rapport } = await lire(personne.email);
  expect(new Set(entrees.map(({ userId }) => userId))).toEqual(new Set([personne.id]));
  expect(entrees.find(({ action }) => action === 'connexion.refusee')).toMatchObject({
    success: false,
    riskLevel: 'medium',
    ipAddress: '192.0.2.0',
    resource: 'session',
  });
  expect(rapport.dernieres24h.echecs).toBe(0);
  expect(rapport.derniers7jours.echecs).toBe(1);
});

test('le rapport de sécurité est fait chaque heure, en nombres', async () => {
  const rapports = () => t.journal.filter(({ msg }) => msg === 'security report');
  t.horloge.avancer(HEURE);
  await t.app.tasks.runDue();
  const avant = rapports().length;
  t.horloge.avancer(59 * 60_000);
  await t.app.tasks.runDue();
  expect(rapports()).toHaveLength(avant);
  t.horloge.avancer(60_000);
  await t.app.tasks.runDue();
  expect(rapports()).toHaveLength(avant + 1);
  expect(rapports().at(-1)).toMatchObject({ rapport: { dernieres24h: {}, derniers7jours: {} }, ruptures: 0 });
});

test('une métadonnée secrète est masquée, une longue est coupée, un saut de ligne est neutralisé', () => {
  const secret = randomUUID();
  const garde = masquer({
    password: secret,
    accessToken: secret,
    apiKey: secret,
    detail: { clientSecret: secret, privateNote: secret, texte: 'a\r\nb' },
    long: 'x'.repeat(5_000),
  });
  expect(JSON.stringify(garde)).not.toContain(secret);
  expect(garde['detail']).toMatchObject({ texte: 'a b' });
  expect(String(garde['long']).length).toBeLessThan(250);
});
