import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connecter, inscrire } from './api.ts';
import { oublierCle } from './chiffrement/cle.ts';
import { empreinteAppareil } from './empreinte-appareil.ts';

const agent = (version: string): string =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
const navigateur = (userAgent: string, language = 'fr-FR'): void => {
  vi.stubGlobal('navigator', { userAgent, language });
};

beforeEach(() => {
  oublierCle();
  navigateur(agent('140.0.0.0'));
});
afterEach(() => void vi.unstubAllGlobals());

test('deux comptes du même appareil n’ont pas la même empreinte, un compte retrouve la sienne', async () => {
  const [claire, autre] = await Promise.all([
    empreinteAppareil('claire@exemple.fr'),
    empreinteAppareil('a@exemple.fr'),
  ]);
  expect(claire).toMatch(/^[0-9a-f]{64}$/);
  expect(autre).not.toBe(claire);
  expect(await empreinteAppareil(' Claire@Exemple.fr ')).toBe(claire);
});

test('une mise à jour du navigateur ne la change pas, un autre appareil si', async () => {
  const avant = await empreinteAppareil('claire@exemple.fr');
  navigateur(agent('141.2.3.4'));
  expect(await empreinteAppareil('claire@exemple.fr')).toBe(avant);
  navigateur(agent('141.2.3.4'), 'de-CH');
  expect(await empreinteAppareil('claire@exemple.fr')).not.toBe(avant);
});

test('sans la cryptographie du navigateur il n’y en a pas', async () => {
  vi.stubGlobal('crypto', {});
  expect(await empreinteAppareil('claire@exemple.fr')).toBeUndefined();
});

test('elle part dans le corps chiffré de la connexion et de l’inscription', async () => {
  const alg = 'ECDH-ES+A256KW';
  const { publicKey, privateKey } = await generateKeyPair(alg, { crv: 'P-256', extractable: true });
  const cle = { ...(await exportJWK(publicKey)), use: 'enc', alg, kid: 'jour-0' };
  const recus: Record<string, unknown> = {};
  vi.stubGlobal('fetch', async (chemin: string, { body }: RequestInit) => {
    if (chemin === '/api/auth/keys') return Response.json({ keys: [cle] });
    if (typeof body !== 'string') throw new Error('no body');
    const { encryptedPayload }: { encryptedPayload: string } = JSON.parse(body);
    const { plaintext } = await compactDecrypt(encryptedPayload, privateKey);
    recus[chemin] = JSON.parse(new TextDecoder().decode(plaintext));
    return Response.json({ detail: 'Non.', code: 'IDENTIFIANTS_INCORRECTS' }, { status: 401 });
  });
  const identifiants = { email: 'claire@exemple.fr', password: 'Quotient-Familial-2026' };
  await expect(connecter(identifiants)).rejects.toThrow('Non.');
  await expect(inscrire({ ...identifiants, fullName: 'Claire', accountType: 'particulier' })).rejects.toThrow('Non.');
  const deviceFingerprint = await empreinteAppareil(identifiants.email);
  expect(recus).toEqual({
    '/api/auth/secure-login': { ...identifiants, deviceFingerprint },
    '/api/auth/secure-signup': { ...identifiants, fullName: 'Claire', accountType: 'particulier', deviceFingerprint },
  });
});
