import { beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '../../apps/api/src/platform/http/server.ts';
import { PAGES_WEB } from '@francis/contract';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { adresse, lireRoutes } from './routes.ts';

const t = avecApplication();
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
let https: HttpServer;
beforeAll(async () => {
  https = await t.jumelle({ env: { PUBLIC_URL: 'https://francis.exemple' } });
});

test('chaque route et chaque page portent une politique sans exception, et le reste', async () => {
  const routes = (await lireRoutes(t)).map((route) => ({ method: route.methode, url: adresse(route, INCONNU) }));
  const pages = [...PAGES_WEB, '/api/docs', '/api/openapi.json', '/api/nulle-part', '/inconnue', '/boite-aux-lettres'];
  const lectures = pages.map((url) => ({ method: 'GET' as const, url: url.replaceAll(/:\w+/g, 'x') }));
  for (const { method, url } of [...routes, ...lectures]) {
    const { headers } = await https.inject({ method, url, ...(method !== 'GET' && { payload: {} }) });
    const politique = String(headers['content-security-policy']);
    const directives = new Map(
      politique.split(';').map((une) => {
        const [nom = '', ...sources] = une.trim().split(' ');
        return [nom, sources.join(' ')];
      }),
    );
    expect([url, politique]).toEqual([url, expect.not.stringMatching(/unsafe|\*|https?:/)]);
    for (const [nom, sources] of [
      ['default-src', "'self'"],
      ['script-src', "'self'"],
      ['style-src', "'self'"],
      ['object-src', "'none'"],
      ['base-uri', "'none'"],
      ['frame-ancestors', "'none'"],
      ['form-action', "'self'"],
      ['report-uri', '/api/csp-report'],
    ] as const) {
      expect([url, nom, directives.get(nom)]).toEqual([url, nom, sources]);
    }
    expect([url, headers]).toMatchObject([
      url,
      {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      },
    ]);
    expect([url, headers['x-powered-by'], headers['server']]).toEqual([url, undefined, undefined]);
  }
});

test('une violation signalée va au journal, bornée, sans adresse entière', async () => {
  const signaler = (payload: string) =>
    t.injecter({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload,
    });
  const bloque = { 'effective-directive': 'img-src', 'blocked-uri': 'https://pisteur.test/p?secret=CANARI' };
  expect((await signaler(JSON.stringify({ 'csp-report': bloque }))).statusCode).toBe(204);
  expect((await signaler('pas du JSON')).statusCode).toBe(204);
  for (let i = 0; i < 40; i += 1) await signaler(JSON.stringify({ 'csp-report': bloque }));
  const lignes = t.journal.filter(({ msg }) => msg === 'content security policy violation');
  expect(lignes.length).toBeLessThanOrEqual(20);
  expect(lignes[0]).toMatchObject({ directive: 'img-src', blocked: 'pisteur.test' });
  expect(JSON.stringify(lignes)).not.toContain('CANARI');
});

describe('T059 : partage entre origines', () => {
  test.each([
    'null',
    'https://evil.test',
    'https://francis.exemple.evil.test',
    'https://evilfrancis.exemple',
    'https://francis.exemple',
  ])('%s n’est jamais autorisée à lire', async (origin) => {
    for (const method of ['OPTIONS', 'GET'] as const) {
      const { headers } = await https.inject({
        method,
        url: '/api/auth/user',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
      expect(Object.keys(headers).filter((nom) => nom.startsWith('access-control'))).toEqual([]);
    }
  });
});

test('T069 : aucune réponse de l’API ne se garde en mémoire', async () => {
  const { entetes: headers } = await t.personne('professionnel');
  for (const route of (await lireRoutes(t)).filter(({ chemin }) => chemin !== '/.well-known/jwks.json')) {
    const payload = route.corps ? {} : undefined;
    const reponse = await t.injecter({
      method: route.methode,
      url: adresse(route, INCONNU),
      headers,
      ...(payload && { payload }),
    });
    expect([route.chemin, reponse.headers['cache-control']]).toEqual([route.chemin, 'no-store']);
  }
});

test('T062, T066, T070 : ni redirection vers ailleurs, ni paramètre double, ni TRACE, ni fichier caché', async () => {
  for (const url of [
    '/login?next=https://evil.test',
    '/pro-signup?next=//evil.test',
    '//evil.test/pro-signup',
    '/\\evil.test',
  ]) {
    const { headers } = await t.injecter({ url });
    expect([url, headers.location ?? '/']).toEqual([url, expect.stringMatching(/^\/(?!\/|\\)/)]);
  }
  const { entetes: headers } = await t.personne('professionnel');
  expect((await t.injecter({ url: '/api/pro/clients/?page=1&page=2', headers })).statusCode).toBe(422);
  const double = '{"revenus_annuels":1,"revenus_annuels":2}';
  const tmi = await t.injecter({
    method: 'POST',
    url: '/api/tools/calculate-tmi',
    headers: { 'content-type': 'application/json' },
    payload: double,
  });
  expect(tmi.statusCode).toBeLessThan(500);
  for (const url of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/main.ts',
    '/assets/',
    '/debug',
    '/metrics',
    '/..%2f.env',
  ]) {
    expect([url, (await t.injecter({ url })).statusCode]).toEqual([url, 404]);
  }
  expect((await t.injecter({ method: 'TRACE', url: '/api/auth/user' })).statusCode).toBeGreaterThanOrEqual(404);
});
