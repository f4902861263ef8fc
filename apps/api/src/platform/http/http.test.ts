import { CATALOGUE_ERREURS, Erreur, PAGES_WEB } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication();

const brut = (payload: string, headers: Record<string, string> = {}) =>
  t.injecter({
    method: 'POST',
    url: '/api/tools/calculate-tmi',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('corps', () => {
  test.each([
    ['coupé', '{"revenus_annuels":'],
    ['avec un commentaire', '{/**/}'],
    ['NaN', '{"revenus_annuels":NaN}'],
    ['une clé de prototype', '{"__proto__":{"isAdmin":true}}'],
    ['un constructeur piégé', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['cent mille crochets', '['.repeat(20_000)],
    ['un caractère nul', '{"situation_familiale":"a\\u0000"}'],
    ['un demi-caractère', '{"situation_familiale":"a\\ud800"}'],
  ])('un JSON mal formé (%s) : 400', async (_cas, payload) => {
    const reponse = await brut(payload);
    expect(reponse.statusCode).toBe(400);
    expect(Erreur.parse(reponse.json())).toMatchObject({ code: 'JSON_INVALIDE' });
  });

  test.each(['null', '1', '"a"', '[]', '{}', ''])(
    'un JSON qui n’est pas l’objet attendu (%s) : 422',
    async (payload) => {
      const reponse = await brut(payload);
      expect(reponse.statusCode).toBe(422);
      expect(Erreur.parse(reponse.json()).champs?.length).toBeGreaterThan(0);
    },
  );

  test('dix mégaoctets : 413, aussi sur les questions', async () => {
    const gros = JSON.stringify({ question: 'a'.repeat(10 * 1024 * 1024) });
    expect((await brut(gros)).json()).toMatchObject({ code: 'CORPS_TROP_VOLUMINEUX' });
    const { entetes } = await t.personne();
    const headers = { ...entetes, 'content-type': 'application/json' };
    const reponse = await t.injecter({ method: 'POST', url: '/api/ask', headers, payload: gros });
    expect(reponse.statusCode).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'le type %s : 415',
    async (type) => {
      const reponse = await brut('revenus_annuels=1', { 'content-type': type });
      expect(reponse.statusCode).toBe(415);
      expect(reponse.json()).toMatchObject({ code: 'TYPE_NON_ACCEPTE' });
    },
  );

  test('les messages sont en français', async () => {
    const corps = (await brut('{"revenus_annuels":"x","nombre_enfants":99}')).json<Erreur>();
    expect(corps.detail).toBe(CATALOGUE_ERREURS.VALIDATION.detail);
    expect(corps.champs?.map(({ message }) => message).join(' ')).not.toMatch(/expected|received|invalid\b/i);
  });
});

describe('adresses', () => {
  test('inconnue sous /api : 404 dans la forme commune', async () => {
    const reponse = await t.injecter({ url: '/api/nulle-part' });
    expect(reponse.statusCode).toBe(404);
    expect(Erreur.parse(reponse.json()).code).toBe('INTROUVABLE');
  });

  test.each(PAGES_WEB)('%s est un écran\u202f: une visite n’est jamais un 404', async (url) => {
    for (const adresse of [url, `${url}/`.replace('//', '/')]) {
      expect((await t.injecter({ url: adresse })).statusCode).not.toBe(404);
    }
  });

  test.each(['/blog/impot/2025', '/pro/clients/1/2', '/pro/settings/rien', '/chat/12', '/rien-ici'])(
    '%s n’est pas un écran\u202f: 404, et l’application qui le dit',
    async (url) => {
      const reponse = await t.injecter({ url });
      expect(reponse.statusCode).toBe(404);
      expect(reponse.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test('connue sous un autre verbe : 405 qui dit lesquels', async () => {
    const reponse = await t.injecter({ method: 'PUT', url: '/api/conversations/x' });
    expect(reponse.statusCode).toBe(405);
    expect(reponse.headers['allow']).toBe('DELETE, GET, HEAD, PATCH');
  });

  test('un identifiant qui n’est pas un uuid est refusé avant la base', async () => {
    const { entetes } = await t.personne();
    const reponse = await t.injecter({ url: "/api/conversations/1'--", headers: entetes });
    expect(reponse.statusCode).toBe(422);
  });

  test.each(['/%ff', '/api/%', '/api/conversations/%E0%A4%A', '//', '///', '//evil.test/', '//?a'])(
    'une adresse illisible (%s) reste dans la forme commune',
    async (url) => {
      const reponse = await t.injecter({ url });
      expect(reponse.statusCode).toBeGreaterThanOrEqual(400);
      expect(reponse.statusCode).toBeLessThan(500);
      expect(reponse.body).not.toMatch(/at .*\.js|stack/);
    },
  );

  test('les vieilles adresses d’inscription mènent à la nouvelle', async () => {
    for (const url of ['/pro-signup', '/pro-signup/', '/signup?type=pro']) {
      const reponse = await t.injecter({ url });
      expect(reponse.statusCode).toBe(302);
      expect(reponse.headers.location).toBe('/pro/signup');
    }
    expect((await t.injecter({ url: '/signup' })).statusCode).not.toBe(302);
  });

  test('la liste des clients se trouve aussi où on la cherche, et rien d’autre n’y mène', async () => {
    for (const url of ['/clients', '/clients/', '/pro/clients', '/pro/clients/', '/pro/clients?tri=nom']) {
      const reponse = await t.injecter({ url });
      expect([url, reponse.statusCode, reponse.headers.location]).toEqual([url, 302, '/pro/dashboard']);
    }
    for (const url of ['/clientsx', '/clients/nouveau', '/pro/clients/new'])
      expect((await t.injecter({ url })).statusCode).not.toBe(302);
  });
});

describe('documentation', () => {
  test('le document OpenAPI décrit chaque route, ses refus et sa session', async () => {
    const reponse = await t.injecter({ url: '/api/openapi.json' });
    const { paths } = reponse.json<{
      paths: Record<string, Record<string, { responses: object; security?: object[] }>>;
    }>();
    const routes = Object.entries(paths).flatMap(([url, item]) => Object.keys(item).map((m) => `${m} ${url}`));
    expect(routes).toEqual(
      expect.arrayContaining([
        'delete /api/conversations/{id}',
        'get /api/auth/user',
        'get /api/conversations',
        'get /api/conversations/{id}',
        'get /api/questions/quota',
        'get /api/user-profile',
        'get /api/user-profile/{userId}',
        'get /healthz',
        'get /user-profile/{userId}',
        'patch /api/conversations/{id}',
        'patch /api/conversations/{id}/situation',
        'patch /api/user-profile/{userId}',
        'patch /user-profile/{userId}',
        'post /api/ask',
        'post /api/ask/stream',
        'post /api/auth/logout',
        'post /api/auth/refresh',
        'post /api/auth/secure-login',
        'post /api/auth/secure-signup',
        'post /api/tools/calculate-tmi',
        'post /api/user-profile',
      ]),
    );
    expect(Object.keys(paths['/api/ask']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '402', '413', '422', '429', '503']),
    );
  });

  test('la page lisible n’a ni script ni style en ligne', async () => {
    const reponse = await t.injecter({ url: '/api/docs' });
    expect(reponse.statusCode).toBe(200);
    expect(reponse.body).toContain('/api/ask');
    expect(reponse.body).not.toMatch(/<script|style=|<style|https?:\/\//);
  });
});

test('la sonde dit que le service est prêt et dans quel mode', async () => {
  const reponse = await t.injecter({ url: '/healthz' });
  expect(reponse.statusCode).toBe(200);
  expect(reponse.json()).toEqual({ statut: 'pret', mode: 'demonstration' });
});
