import { createHash } from 'node:crypto';
import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oublierCle } from './cle.ts';
import { envoyerChiffre } from './envoi.ts';

const CORPS = { email: 'claire@exemple.fr', password: 'Quotient-Familial-2026' };
const ALG = 'ECDH-ES+A256KW';
const refus = () => Response.json({ detail: 'Illisible.', code: 'CHIFFREMENT_INVALIDE' }, { status: 400 });

/** A server that publishes the key of the day, opens what is encrypted to it, and refuses the rest. */
async function serveur(jours: number) {
  const paires = await Promise.all(
    Array.from({ length: jours }, async (_, jour) => {
      const { publicKey, privateKey } = await generateKeyPair(ALG, { crv: 'P-256', extractable: true });
      const publique: JWK = { ...(await exportJWK(publicKey)), use: 'enc', alg: ALG, kid: `jour-${jour}` };
      return { publique, privateKey };
    }),
  );
  let jour = 0;
  const recus: { chemin: string; corps: string }[] = [];
  const fetchMock = vi.fn<(chemin: string, requete: RequestInit) => Promise<Response>>(
    async (chemin, { body, headers }) => {
      const paire = paires[jour];
      if (!paire) throw new Error('no such day');
      if (chemin === '/api/auth/keys') return Response.json({ keys: [paire.publique] });
      if (typeof body !== 'string') throw new Error('no body');
      recus.push({ chemin, corps: body });
      const { encryptedPayload, ...reste }: { encryptedPayload?: string } = JSON.parse(body);
      if (encryptedPayload === undefined) return Response.json({ clair: reste });
      const integrite = createHash('sha256').update(encryptedPayload).digest('base64url');
      if (new Headers(headers).get('x-integrity') !== integrite) return refus();
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(encryptedPayload, paire.privateKey);
        return Response.json({ entete: protectedHeader, recu: JSON.parse(new TextDecoder().decode(plaintext)) });
      } catch {
        return refus();
      }
    },
  );
  vi.stubGlobal('fetch', fetchMock);
  const lectures = (): number => fetchMock.mock.calls.filter(([chemin]) => chemin === '/api/auth/keys').length;
  return { recus, lectures, passerAu: (autre: number) => (jour = autre) };
}

beforeEach(oublierCle);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('le mot de passe part chiffré vers la clé publiée, avec l’empreinte de ce qui part', async () => {
  const { recus, lectures } = await serveur(1);
  expect(await envoyerChiffre('/connexion', CORPS)).toEqual({
    entete: expect.objectContaining({ alg: ALG, enc: 'A256GCM', kid: 'jour-0' }),
    recu: CORPS,
  });
  await envoyerChiffre('/connexion', CORPS);
  expect(recus.map(({ corps }) => corps).join()).not.toContain('Quotient');
  expect(lectures()).toBe(1);
});

test('une clé changée entre-temps est relue une fois, et l’envoi refait', async () => {
  const { recus, lectures, passerAu } = await serveur(2);
  await envoyerChiffre('/connexion', CORPS);
  passerAu(1);
  expect(await envoyerChiffre('/connexion', CORPS)).toMatchObject({ entete: { kid: 'jour-1' }, recu: CORPS });
  expect([recus.length, lectures()]).toEqual([3, 2]);
});

test('un second refus n’est pas réessayé, et la clé est relue après dix minutes', async () => {
  const { recus, lectures } = await serveur(1);
  await envoyerChiffre('/connexion', CORPS);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
  await envoyerChiffre('/connexion', CORPS);
  expect(lectures()).toBe(2);
  vi.stubGlobal('fetch', async (chemin: string) => {
    recus.push({ chemin, corps: '' });
    return refus();
  });
  recus.length = 0;
  await expect(envoyerChiffre('/connexion', CORPS)).rejects.toMatchObject({ code: 'CHIFFREMENT_INVALIDE' });
  expect(recus.map(({ chemin }) => chemin)).toEqual(['/connexion', '/api/auth/keys']);
});

test('sans la clé rien ne part, et sa lecture est refaite à l’essai suivant', async () => {
  const { recus } = await serveur(1);
  const enMarche = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  await expect(envoyerChiffre('/connexion', CORPS)).rejects.toMatchObject({ code: 'RESEAU' });
  vi.stubGlobal('fetch', enMarche);
  expect(await envoyerChiffre('/connexion', CORPS)).toMatchObject({ recu: CORPS });
  expect(recus).toHaveLength(1);
});

test.each([{ keys: [] }, { keys: [{ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', kid: 'abimee' }] }])(
  'une clé inutilisable (%j) n’envoie rien et n’accuse pas le mot de passe',
  async (publication) => {
    const fetchMock = vi.fn<(chemin: string) => Promise<Response>>(async () => Response.json(publication));
    vi.stubGlobal('fetch', fetchMock);
    await expect(envoyerChiffre('/connexion', CORPS)).rejects.toThrow('Erreur de connexion. Veuillez réessayer.');
    expect(fetchMock.mock.calls.map(([chemin]) => chemin)).toEqual(['/api/auth/keys']);
  },
);

test('sans la cryptographie du navigateur, la même route reçoit le corps en clair', async () => {
  const { lectures } = await serveur(1);
  vi.stubGlobal('crypto', {});
  expect(await envoyerChiffre('/connexion', CORPS)).toEqual({ clair: CORPS });
  expect(lectures()).toBe(0);
});
