import { createHash } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';

const t = avecApplication();

const cle = async (): Promise<JWK> => {
  const [premiere] = (await t.injecter({ url: '/.well-known/jwks.json' })).json<{ keys: JWK[] }>().keys;
  if (!premiere) throw new Error('no key');
  return premiere;
};
const chiffrer = async (clair: unknown, entete: Record<string, unknown> = {}): Promise<string> => {
  const jwk = await cle();
  const texte = new TextEncoder().encode(typeof clair === 'string' ? clair : JSON.stringify(clair));
  return new CompactEncrypt(texte)
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: jwk.kid ?? '', ...entete })
    .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'));
};
const integrite = (jwe: string): string => createHash('sha256').update(jwe).digest('base64url');
const envoyer = (jwe: string, entetes: Record<string, string> = { 'x-integrity': integrite(jwe) }, plus: object = {}) =>
  t.injecter({
    method: 'POST',
    url: '/api/auth/secure-login',
    headers: entetes,
    payload: { encryptedPayload: jwe, ...plus },
  });

describe('connexion chiffrée vers la clé publiée', () => {
  test('ouvre la session, et reste possible en clair sur la même route', async () => {
    const { email } = await t.personne();
    const reponse = await envoyer(await chiffrer({ email, password: MOT_DE_PASSE }));
    expect(reponse.statusCode).toBe(200);
    expect(reponse.json()).toMatchObject({ success: true, user: { email } });
    expect((await t.connecter(email)).statusCode).toBe(200);
  });

  test('les deux adresses publient la même clé, sans sa partie privée', async () => {
    const publiees = await t.injecter({ url: '/api/auth/keys' });
    expect(publiees.json()).toEqual({ keys: [await cle()] });
    expect(publiees.body).not.toContain('"d"');
  });

  test('le contenu déchiffré passe par le même schéma', async () => {
    const { email } = await t.personne();
    const refus = await envoyer(await chiffrer({ email, password: MOT_DE_PASSE, isAdmin: true }));
    expect(refus.statusCode).toBe(422);
    expect(refus.json()).toMatchObject({ champs: [{ chemin: 'isAdmin' }] });
  });

  test('sans en-tête d’intégrité juste, altéré, ou accompagné d’un autre champ, il est refusé', async () => {
    const { email } = await t.personne();
    const jwe = await chiffrer({ email, password: MOT_DE_PASSE });
    const altere = jwe.replace(/\.([^.])([^.]*)$/, (_, a: string, b: string) => `.${a === 'A' ? 'B' : 'A'}${b}`);
    const essais = [
      envoyer(jwe, {}),
      envoyer(jwe, { 'x-integrity': integrite('autre') }),
      envoyer(altere),
      envoyer('pas.un.jwe'),
      envoyer(jwe, { 'x-integrity': integrite(jwe) }, { email }),
    ];
    for (const essai of essais) {
      const reponse = await essai;
      expect(reponse.statusCode).toBe(400);
      expect(reponse.json()).toMatchObject({ code: 'CHIFFREMENT_INVALIDE' });
    }
  });

  test.each([
    ['une autre clé', { kid: 'inconnue' }],
    ['un autre chiffrement', { enc: 'A128CBC-HS256' }],
  ])('%s est refusé', async (_cas, entete) => {
    const { email } = await t.personne();
    const reponse = await envoyer(await chiffrer({ email, password: MOT_DE_PASSE }, entete));
    expect(reponse.json()).toMatchObject({ code: 'CHIFFREMENT_INVALIDE' });
  });

  test.each(['{', '{"__proto__":{"a":1},"email":"a@b.test","password":"x"}', '{"email":"a\\u0000@b.test"}', 'null'])(
    'un contenu hostile (%s) ne fait rien tomber',
    async (clair) => {
      const reponse = await envoyer(await chiffrer(clair));
      expect([400, 422]).toContain(reponse.statusCode);
    },
  );
});
