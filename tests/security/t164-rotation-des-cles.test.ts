import { createHash, randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { creerApplication } from '../../apps/api/src/application.ts';
import { parseConfiguration } from '../../apps/api/src/config.ts';
import type { HttpServer } from '../../apps/api/src/platform/http/server.ts';
import { avecApplication, cookieDe, MOT_DE_PASSE, SECRET } from '../../apps/api/src/testing/application-de-test.ts';
import { defiDe, personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const NOUVEAU = 'nouveau secret de signature, assez long pour servir';

/** The server after its secret changed, with or without the one of before. */
function apres(env: Record<string, string>, secret = NOUVEAU): Promise<HttpServer> {
  const { base, assistant, horloge } = t;
  return creerApplication(parseConfiguration(env, '/nulle-part'), {
    base,
    assistant,
    horloge,
    logger: t.app.log,
    secret,
  });
}
const AVEC = { SIGNING_KEY: NOUVEAU, SIGNING_KEY_PRECEDENTE: SECRET };
const rafraichir = (app: HttpServer, cookie: string) =>
  app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });
const chiffrer = async (app: HttpServer, corps: object): Promise<string> => {
  const { keys } = (await app.inject({ url: '/.well-known/jwks.json' })).json<{ keys: (JWK & { kid: string })[] }>();
  const [cle] = keys;
  if (!cle) throw new Error('no published key');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(corps)))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: cle.kid })
    .encrypt(await importJWK(cle, 'ECDH-ES+A256KW'));
};

test('changer de secret ne déconnecte personne, n’oublie aucun second facteur et lit ce qui fut chiffré avant', async () => {
  const personne = await personneProtegee(t);
  const { email } = await t.personne();
  const avant = await chiffrer(t.app, { email, password: MOT_DE_PASSE });
  const nouvelle = await apres(AVEC);
  expect((await nouvelle.inject({ url: '/api/auth/user', headers: personne.entetes })).statusCode).toBe(200);
  expect((await rafraichir(nouvelle, personne.cookie)).statusCode).toBe(200);
  t.horloge.avancer(MINUTE);
  const payload = { challenge: await defiDe(t, personne.email), code: personne.code() };
  expect((await nouvelle.inject({ method: 'POST', url: '/api/auth/mfa/verify', payload })).statusCode).toBe(200);
  const headers = { 'x-integrity': createHash('sha256').update(avant).digest('base64url') };
  const chiffre = {
    method: 'POST',
    url: '/api/auth/secure-login',
    headers,
    payload: { encryptedPayload: avant },
  } as const;
  expect((await nouvelle.inject(chiffre)).statusCode).toBe(200);
  const { keys } = (await nouvelle.inject({ url: '/api/auth/keys' })).json<{ keys: { kid: string }[] }>();
  expect(keys).toHaveLength(1);
  expect((await t.injecter({ url: '/api/auth/keys' })).json<{ keys: { kid: string }[] }>().keys).not.toEqual(keys);
  await nouvelle.close();
});

test('deux onglets, servis par l’ancien secret puis par le nouveau, restent connectés', async () => {
  const { cookie } = await t.personne();
  const nouvelle = await apres(AVEC);
  const [un, deux] = [await rafraichir(t.app, cookie), await rafraichir(nouvelle, cookie)];
  expect([un.statusCode, deux.statusCode]).toEqual([200, 200]);
  expect(cookieDe(deux)).toBe(cookieDe(un));
  await nouvelle.close();
});

test('sans le secret d’avant, ce qu’il signa ne vaut plus rien', async () => {
  const personne = await t.personne();
  const seule = await apres({ SIGNING_KEY: NOUVEAU });
  expect((await seule.inject({ url: '/api/auth/user', headers: personne.entetes })).statusCode).toBe(401);
  const autre = await apres({}, `${randomUUID()}${randomUUID()}`);
  expect((await autre.inject({ url: '/api/auth/user', headers: personne.entetes })).statusCode).toBe(401);
  await Promise.all([seule.close(), autre.close()]);
});
