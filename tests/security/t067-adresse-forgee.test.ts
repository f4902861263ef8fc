import { expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';

const t = avecApplication();

test('une adresse d’origine forgée n’échappe pas aux limites sans mandataire déclaré', async () => {
  const app = await t.jumelle({ env: { SIMULATIONS_PAR_MINUTE: '1' } });
  const essayer = (ip: string) =>
    app.inject({
      method: 'POST',
      url: '/api/tools/calculate-tmi',
      headers: { 'x-forwarded-for': ip },
      payload: { revenus_annuels: 1 },
    });
  expect((await essayer('1.1.1.1')).statusCode).toBe(200);
  expect((await essayer('2.2.2.2')).statusCode).toBe(429);
});

test('derrière un mandataire déclaré, chaque client a sa limite, et ce qu’il ajoute ne compte pas', async () => {
  const app = await t.jumelle({ env: { SIMULATIONS_PAR_MINUTE: '1', TRUST_PROXY: '1' } });
  const essayer = (ip: string) =>
    app.inject({
      method: 'POST',
      url: '/api/tools/calculate-tmi',
      headers: { 'x-forwarded-for': ip },
      payload: { revenus_annuels: 1 },
    });
  expect((await essayer('1.1.1.1')).statusCode).toBe(200);
  expect((await essayer('2.2.2.2')).statusCode).toBe(200);
  expect((await essayer('9.9.9.9, 2.2.2.2')).statusCode).toBe(429);
});

test('le journal et l’audit gardent l’adresse de la connexion, pas celle que l’en-tête invente', async () => {
  const { email, entetes } = await t.personne();
  const essai = { email, password: 'Mauvais-Mot-De-Passe-77' };
  const headers = { 'x-forwarded-for': '9.9.9.9', forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' };
  const url = '/api/auth/secure-login';
  await t.injecter({ method: 'POST', url, remoteAddress: '203.0.113.77', headers, payload: essai });
  const { entrees } = (await t.injecter({ url: '/api/audit', headers: entetes })).json<{
    entrees: { action: string; ipAddress: string }[];
  }>();
  const refus = entrees.find(({ action }) => action === 'connexion.refusee');
  expect(refus?.ipAddress).toBe('203.0.113.0');
  expect(JSON.stringify([t.journal, entrees])).not.toContain('9.9.9');
});

test('changer d’en-tête à chaque essai n’ouvre pas d’autres essais de mot de passe', async () => {
  const { email } = await t.personne();
  const essayer = (i: number) =>
    t.injecter({
      method: 'POST',
      url: '/api/auth/secure-login',
      remoteAddress: '203.0.113.78',
      headers: { 'x-forwarded-for': `10.0.0.${i}` },
      payload: { email, password: 'Mauvais-Mot-De-Passe-77' },
    });
  const statuts: number[] = [];
  for (let i = 0; i < 7; i += 1) statuts.push((await essayer(i)).statusCode);
  expect(statuts).toEqual([401, 401, 401, 401, 401, 429, 429]);
});
