import type { SessionReponse } from '@francis/contract';
import { expect, test } from 'vitest';
import { jetonsRafraichissement } from '../../apps/api/src/schema/index.ts';
import { avecApplication, cookieDe } from '../../apps/api/src/testing/application-de-test.ts';
import { MINUTE, SECONDE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const rafraichir = (cookie: string) => t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });
const moi = (jeton: string) => t.injecter({ url: '/api/auth/user', headers: { authorization: `Bearer ${jeton}` } });

test('chaque usage donne un nouveau jeton, et l’ancien ne vaut plus rien', async () => {
  let { cookie } = await t.personne();
  const vus = new Set([cookie]);
  for (let i = 0; i < 4; i += 1) {
    t.horloge.avancer(MINUTE);
    const suite = await rafraichir(cookie);
    expect(suite.statusCode).toBe(200);
    cookie = cookieDe(suite);
    expect(vus.has(cookie)).toBe(false);
    vus.add(cookie);
  }
  const [premier = ''] = vus;
  expect((await rafraichir(premier)).statusCode).toBe(401);
});

test('T024 : un jeton rejoué tue la famille, et le dernier descendant est refusé aussitôt', async () => {
  for (const rejouer of [0, 1, 2]) {
    const personne = await t.personne();
    const famille = [personne.cookie];
    let jeton = personne.jeton;
    for (let i = 0; i < 3; i += 1) {
      t.horloge.avancer(11 * SECONDE);
      const suite = await rafraichir(famille.at(-1) ?? '');
      famille.push(cookieDe(suite));
      jeton = suite.json<SessionReponse>().access_token;
    }
    // One after the other, the clock standing still: no delay in which a descendant still refreshes.
    t.horloge.avancer(11 * SECONDE);
    expect((await rafraichir(famille[rejouer] ?? '')).statusCode).toBe(401);
    expect((await rafraichir(famille.at(-1) ?? '')).statusCode).toBe(401);
    expect((await moi(jeton)).statusCode).toBe(401);
  }
});

test('T024 : rejoué au moment où le descendant se rafraîchit, personne ne garde la session', async () => {
  const { cookie } = await t.personne();
  t.horloge.avancer(MINUTE);
  const enfant = cookieDe(await rafraichir(cookie));
  t.horloge.avancer(MINUTE);
  const [voleur, titulaire] = await Promise.all([rafraichir(cookie), rafraichir(enfant)]);
  expect(voleur.statusCode).toBe(401);
  // Served before the replay or refused after it, what it holds no longer opens anything.
  const dernier = titulaire.statusCode === 200 ? cookieDe(titulaire) : enfant;
  expect((await rafraichir(dernier)).statusCode).toBe(401);
});

test('T025 : cinquante onglets au même instant restent connectés, sur deux instances', async () => {
  const jumelle = await t.jumelle();
  const { cookie } = await t.personne();
  const volee = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      (i % 2 ? jumelle : t.app).inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } }),
    ),
  );
  expect(volee.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(volee.map(cookieDe)).size).toBe(1);
});

test('T027 : la base ne garde aucun jeton qui serve', async () => {
  await t.personne();
  for (const { empreinte } of await t.base.queries.select().from(jetonsRafraichissement)) {
    expect((await rafraichir(`francis-session=${empreinte}`)).statusCode).toBe(401);
  }
});
