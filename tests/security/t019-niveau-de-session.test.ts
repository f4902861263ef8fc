import type { SessionReponse } from '@francis/contract';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { avecApplication, cookieDe, enPersonne } from '../../apps/api/src/testing/application-de-test.ts';
import { personneProtegee, sessionProtegee } from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const rafraichir = (cookie: string) => t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });

test('une session au second niveau y reste en se rafraîchissant', async () => {
  const personne = await personneProtegee(t);
  t.horloge.avancer(MINUTE);
  let { cookie, jeton } = await sessionProtegee(t, personne);
  for (let i = 0; i < 3; i += 1) {
    expect(decodeJwt(jeton)['aal']).toBe('aal2');
    t.horloge.avancer(MINUTE);
    const suite = await rafraichir(cookie);
    cookie = cookieDe(suite);
    jeton = suite.json<SessionReponse>().access_token;
  }
  expect(decodeJwt(jeton)['aal']).toBe('aal2');
});

test('une session du seul mot de passe n’y monte jamais en se rafraîchissant', async () => {
  const personne = await t.personne();
  expect(decodeJwt(personne.jeton)['aal']).toBe('aal1');
  const suite = await rafraichir(personne.cookie);
  expect(decodeJwt(suite.json<SessionReponse>().access_token)['aal']).toBe('aal1');
});

test('les sessions d’avant le facteur sont fermées quand il est ajouté', async () => {
  const avant = await t.personne();
  const autre = enPersonne(avant.email, await t.connecter(avant.email));
  expect((await rafraichir(autre.cookie)).statusCode).toBe(200);
  const protegee = await personneProtegee(t, avant);
  const { sessions } = (await t.injecter({ url: '/api/auth/sessions', headers: protegee.entetes })).json<{
    sessions: { niveau: string }[];
  }>();
  expect((await rafraichir(autre.cookie)).statusCode).toBe(401);
  expect((await t.injecter({ url: '/api/auth/user', headers: autre.entetes })).statusCode).toBe(401);
  expect(sessions.map(({ niveau }) => niveau)).toEqual(['aal2']);
});
