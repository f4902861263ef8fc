import type { SessionReponse } from '@francis/contract';
import { expect, test } from 'vitest';
import { avecApplication, cookieDe } from '../../apps/api/src/testing/application-de-test.ts';
import { MINUTE, SECONDE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const rafraichir = (cookie: string) => t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });
const moi = (jeton: string) => t.injecter({ url: '/api/auth/user', headers: { authorization: `Bearer ${jeton}` } });

test('un jeton rejoué tue la famille, et le dernier descendant est refusé aussitôt', async () => {
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

test('rejoué au moment où le descendant se rafraîchit, personne ne garde la session', async () => {
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

test('le grand-parent rejoué dans la grâce ferme aussi la session, descendants compris', async () => {
  const { cookie } = await t.personne();
  const enfant = await rafraichir(cookie);
  const petitEnfant = await rafraichir(cookieDe(enfant));
  expect((await rafraichir(cookie)).statusCode).toBe(401);
  expect((await rafraichir(cookieDe(petitEnfant))).statusCode).toBe(401);
  expect((await moi(petitEnfant.json<SessionReponse>().access_token)).statusCode).toBe(401);
});
