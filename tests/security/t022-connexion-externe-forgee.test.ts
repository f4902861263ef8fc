import { randomUUID } from 'node:crypto';
import type { SessionReponse } from '@francis/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identitesExternes } from '../../apps/api/src/schema/index.ts';
import type { HttpServer } from '../../apps/api/src/platform/http/server.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';
import { type Annonce, FournisseurOidc } from '../../apps/api/src/testing/fournisseur-oidc.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication({ erreursAttendues: true });
const fournisseur = new FournisseurOidc();
let app: HttpServer;
beforeAll(async () => {
  await fournisseur.ouvrir();
  app = await t.jumelle({ env: fournisseur.env });
});
afterAll(() => fournisseur.fermer());

interface Depart {
  readonly url: string;
  readonly cookie: string;
}
const poster = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, payload });
async function partir(
  chemin = '/api/auth/external/oidc/authorize',
  corps: object = {},
  qui?: Personne,
): Promise<Depart> {
  const reponse = await poster(chemin, corps, { ...qui?.entetes });
  expect(reponse.statusCode).toBe(200);
  const [cookie] = reponse.cookies;
  return { url: reponse.json<{ url: string }>().url, cookie: `${cookie?.name}=${cookie?.value}` };
}
const revenir = (retour: object, cookie: string) => poster('/api/auth/external/callback', retour, { cookie });
const quelquUn = (plus: Partial<Annonce> = {}): Annonce => ({
  sub: randomUUID(),
  email: `${randomUUID()}@exemple.test`,
  email_verified: true,
  name: 'Grace Hopper',
  ...plus,
});
async function entrer(annonce: Annonce) {
  const { url, cookie } = await partir();
  return revenir(fournisseur.accorder(url, annonce), cookie);
}
const verifierAdresse = async ({ email }: Personne) =>
  poster('/api/auth/verify', { ticket: await ticketDe(t, email, /Confirmez/) });

test('sans configuration, il n’y a pas de fournisseur ; avec, il est proposé', async () => {
  expect((await t.injecter({ url: '/api/auth/external' })).json()).toEqual({ fournisseurs: [] });
  const liste = await app.inject({ url: '/api/auth/external' });
  expect(liste.json()).toEqual({ fournisseurs: [{ id: 'oidc', nom: 'Fournisseur de test' }] });
});

test('le départ porte state, nonce et PKCE, et revient sur notre page', async () => {
  const { url } = await partir();
  const { searchParams } = new URL(url);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/callback');
  for (const nom of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(nom)?.length).toBeGreaterThan(30);
});

test('une personne nouvelle ouvre un compte, et y revient par son identité même si son adresse change', async () => {
  const annonce = quelquUn();
  const premiere = await entrer(annonce);
  expect(premiere.statusCode).toBe(200);
  const { user, access_token } = premiere.json<SessionReponse>();
  expect(user).toMatchObject({ email: annonce.email, fullName: 'Grace Hopper', taper: 'particulier' });
  const retour = await entrer({ ...annonce, email: `${randomUUID()}@exemple.test` });
  expect(retour.json<SessionReponse>().user.id).toBe(user.id);
  const headers = { authorization: `Bearer ${access_token}` };
  const { identites, motDePasse } = (await app.inject({ url: '/api/auth/identities', headers })).json<{
    identites: { id: string }[];
    motDePasse: boolean;
  }>();
  expect([identites.length, motDePasse]).toEqual([1, false]);
  const retrait = await app.inject({ method: 'DELETE', url: `/api/auth/identities/${identites[0]?.id}`, headers });
  expect(retrait.statusCode).toBe(204);
});

test.each<[string, (depart: Depart) => { retour: object; cookie?: string }]>([
  ['state inventé', ({ url }) => ({ retour: { ...fournisseur.accorder(url, quelquUn()), state: 'invente' } })],
  ['sans le cookie du départ', ({ url }) => ({ retour: fournisseur.accorder(url, quelquUn()), cookie: '' })],
  ['cookie inventé', ({ url }) => ({ retour: fournisseur.accorder(url, quelquUn()), cookie: 'francis-externe=x' })],
  ['code inventé', ({ url }) => ({ retour: { ...fournisseur.accorder(url, quelquUn()), code: 'invente' } })],
  [
    'réponse d’un autre émetteur',
    ({ url }) => ({ retour: { ...fournisseur.accorder(url, quelquUn()), iss: 'https://evil.test' } }),
  ],
  ['nonce d’un autre départ', ({ url }) => ({ retour: fournisseur.accorder(url, quelquUn({ nonce: 'autre' })) })],
  [
    'jeton d’un autre émetteur',
    ({ url }) => ({ retour: fournisseur.accorder(url, quelquUn({ iss: 'https://evil.test' })) }),
  ],
  ['jeton pour un autre client', ({ url }) => ({ retour: fournisseur.accorder(url, quelquUn({ aud: 'autre' })) })],
  ['jeton périmé', ({ url }) => ({ retour: fournisseur.accorder(url, quelquUn({ exp: 1_000_000_000 })) })],
  ['jeton signé d’une autre clé', ({ url }) => ({ retour: fournisseur.accorder(url, quelquUn({ autreCle: true })) })],
  [
    'refus de la personne',
    ({ url }) => ({
      retour: { state: new URL(url).searchParams.get('state'), iss: fournisseur.url, error: 'access_denied' },
    }),
  ],
])('retour forgé (%s) : refusé, sans session', async (_cas, forger) => {
  const depart = await partir();
  const { retour, cookie = depart.cookie } = forger(depart);
  const reponse = await revenir(retour, cookie);
  expect([reponse.statusCode, reponse.json()]).toMatchObject([400, { code: 'CONNEXION_EXTERNE_REFUSEE' }]);
  expect(reponse.body).not.toContain('access_token');
});

test('PKCE : le code d’un autre départ ne s’échange pas', async () => {
  const [mien, vole] = [await partir(), await partir()];
  const { code } = fournisseur.accorder(vole.url, quelquUn());
  const { state, iss } = fournisseur.accorder(mien.url, quelquUn());
  expect((await revenir({ code, state, iss }, mien.cookie)).statusCode).toBe(400);
});

test('un retour sert une fois, et dix minutes', async () => {
  const depart = await partir();
  const retour = fournisseur.accorder(depart.url, quelquUn());
  expect((await revenir(retour, depart.cookie)).statusCode).toBe(200);
  expect((await revenir(retour, depart.cookie)).statusCode).toBe(400);
  const tardif = await partir();
  t.horloge.avancer(10 * MINUTE);
  expect((await revenir(fournisseur.accorder(tardif.url, quelquUn()), tardif.cookie)).statusCode).toBe(400);
});

test('un compte existant ne se lie que si les deux côtés ont prouvé l’adresse', async () => {
  const personne = await t.personneNonProuvee();
  const annonce = quelquUn({ email: personne.email.toUpperCase() });
  expect((await entrer({ ...annonce, email_verified: false })).statusCode).toBe(400);
  expect((await entrer({ sub: annonce.sub, email: personne.email })).statusCode).toBe(400);
  expect((await entrer(annonce)).json()).toMatchObject({ code: 'LIAISON_A_CONFIRMER' });
  await verifierAdresse(personne);
  expect((await entrer(annonce)).json<SessionReponse>().user.id).toBe(personne.id);
  expect((await courriersDe(t, personne.email))[0]?.sujet).toBe('Connexion avec Fournisseur de test ajoutée');
});

test('le même sujet chez un autre émetteur est une autre personne', async () => {
  const [victime, annonce] = [await t.personne(), quelquUn()];
  await t.base.queries.insert(identitesExternes).values({
    id: randomUUID(),
    utilisateurId: victime.id,
    fournisseur: 'oidc',
    emetteur: 'https://un-autre-emetteur.test',
    sujet: annonce.sub,
    lieeLe: t.horloge.now(),
  });
  const entree = (await entrer(annonce)).json<SessionReponse>();
  expect(entree.user.email).toBe(annonce.email);
  expect(entree.user.id).not.toBe(victime.id);
});

test('le second facteur reste demandé', async () => {
  const personne = await personneProtegee(t);
  const reponse = await entrer(quelquUn({ email: personne.email }));
  expect(reponse.json()).toMatchObject({ success: false, requiresMFA: true });
});

test('lier depuis son compte veut une preuve, et une identité n’est qu’à un compte', async () => {
  const [personne, autre] = [await t.personne(), await t.personne()];
  const sans = await poster('/api/auth/identities/oidc', {}, { ...personne.entetes });
  expect(sans.json()).toMatchObject({ code: 'REAUTHENTIFICATION_REQUISE' });
  const annonce = quelquUn();
  const lier = async (qui: Personne) => {
    const { url, cookie } = await partir('/api/auth/identities/oidc', { password: MOT_DE_PASSE }, qui);
    return revenir(fournisseur.accorder(url, annonce), cookie);
  };
  expect((await lier(personne)).json()).toMatchObject({ success: true, liee: { fournisseur: 'oidc' } });
  expect((await lier(autre)).json()).toMatchObject({ code: 'IDENTITE_DEJA_LIEE' });
  expect((await entrer(annonce)).json<SessionReponse>().user.id).toBe(personne.id);
});

test('un compte désactivé n’entre pas par là, et un fournisseur muet le dit', async () => {
  const muette = await t.jumelle({ env: { ...fournisseur.env, OIDC_ISSUER: 'http://127.0.0.1:9' } });
  const reponse = await muette.inject({ method: 'POST', url: '/api/auth/external/oidc/authorize', payload: {} });
  expect([reponse.statusCode, reponse.json()]).toMatchObject([503, { code: 'FOURNISSEUR_INDISPONIBLE' }]);
});
