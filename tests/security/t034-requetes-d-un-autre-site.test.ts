import { expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { adresse, lireRoutes } from './routes.ts';

const t = avecApplication();
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
/** What another site can make a browser send without the page's consent. */
const DEPUIS_AILLEURS: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://mechant.test' },
  { origin: 'null' },
];

test('aucune route d’identité ou à session qui change quelque chose n’obéit à un autre site, même avec le cookie', async () => {
  const personne = await t.personne('professionnel');
  const routes = (await lireRoutes(t)).filter(
    ({ methode, chemin, protegee }) => methode !== 'GET' && (protegee || chemin.startsWith('/api/auth')),
  );
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes) {
    for (const entetes of DEPUIS_AILLEURS) {
      const reponse = await t.injecter({
        method: route.methode,
        url: adresse(route, INCONNU),
        headers: { ...personne.entetes, cookie: personne.cookie, ...entetes },
        ...(route.corps && { payload: {} }),
      });
      expect([route.methode, route.chemin, reponse.statusCode]).toEqual([route.methode, route.chemin, 403]);
    }
  }
  expect((await t.injecter({ url: '/api/auth/user', headers: personne.entetes })).statusCode).toBe(200);
});

test('servi en https, une page du même nom en http est celle d’un autre', async () => {
  const https = await t.jumelle({ env: { PUBLIC_URL: 'https://francis.test' } });
  const sortir = (app: typeof https, origin: string) =>
    app.inject({ method: 'POST', url: '/api/auth/logout', headers: { host: 'francis.test', origin } });
  expect((await sortir(https, 'http://francis.test')).statusCode).toBe(403);
  expect((await sortir(https, 'https://francis.test')).statusCode).not.toBe(403);
  expect((await sortir(t.app, 'http://francis.test')).statusCode).not.toBe(403);
  expect((await sortir(t.app, 'ftp://francis.test')).statusCode).toBe(403);
});

test('aucune n’accepte GET, ni un corps de formulaire', async () => {
  const { cookie, entetes } = await t.personne();
  const toutes = await lireRoutes(t);
  const seLisent = new Set(toutes.filter(({ methode }) => methode === 'GET').map(({ chemin }) => chemin));
  const routes = toutes.filter(({ methode, chemin }) => methode === 'POST' && chemin.startsWith('/api/auth'));
  for (const { chemin } of routes.filter(({ parametres }) => parametres.length === 0)) {
    if (seLisent.has(chemin)) continue;
    const lu = await t.injecter({ method: 'GET', url: chemin, headers: { cookie, ...entetes } });
    expect([chemin, lu.statusCode]).toEqual([chemin, 405]);
  }
  for (const { chemin } of routes.filter(({ corps, parametres }) => corps && parametres.length === 0)) {
    const formulaire = await t.injecter({
      method: 'POST',
      url: chemin,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...entetes },
      payload: 'email=a',
    });
    expect([chemin, formulaire.statusCode]).toEqual([chemin, 415]);
  }
});
