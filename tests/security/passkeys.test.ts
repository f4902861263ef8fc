import type { OptionsConnexionPasskey, OptionsCreationPasskey, SessionReponse } from '@francis/contract';
import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../apps/api/src/schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { CleDAcces, type Contexte } from '../../apps/api/src/testing/cle-d-acces.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';
import { personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();

const poster = (url: string, payload: object | undefined, qui?: Personne) =>
  t.injecter({ method: 'POST', url, headers: { ...qui?.entetes }, ...(payload && { payload }) });
const preparer = async (qui: Personne): Promise<string> => {
  const reponse = await poster('/api/auth/passkeys/options', { password: MOT_DE_PASSE }, qui);
  expect(reponse.statusCode).toBe(200);
  return reponse.json<OptionsCreationPasskey>().challenge;
};
const ajouter = async (qui: Personne, cle: CleDAcces, contexte: Contexte = {}) =>
  poster('/api/auth/passkeys', { nom: 'Téléphone', response: cle.creer(await preparer(qui), contexte) }, qui);
const defi = async (): Promise<string> =>
  (await poster('/api/auth/passkeys/login/options', undefined)).json<OptionsConnexionPasskey>().challenge;
const entrer = async (cle: CleDAcces, contexte: Parameters<CleDAcces['signer']>[1] = {}, challenge?: string) =>
  poster('/api/auth/passkeys/login', { response: cle.signer(challenge ?? (await defi()), contexte) });

test('une clé ajoutée ouvre une session au second niveau, et son titulaire est prévenu', async () => {
  const [personne, cle] = [await t.personne(), new CleDAcces()];
  const ajout = await ajouter(personne, cle);
  expect(ajout.statusCode).toBe(201);
  expect(ajout.json()).toMatchObject({ success: true, passkey: { nom: 'Téléphone', utiliseLe: null } });
  expect((await courriersDe(t, personne.email))[0]?.sujet).toBe('Clé d’accès ajoutée');
  const connexion = await entrer(cle, { userHandle: personne.id });
  expect(connexion.statusCode).toBe(200);
  const session = connexion.json<SessionReponse>();
  expect(session.user.id).toBe(personne.id);
  expect(decodeJwt(session.access_token)['aal']).toBe('aal2');
});

test('rien ne s’ajoute sans redemander une preuve, ni depuis le premier niveau d’un compte à deux facteurs', async () => {
  const personne = await t.personne();
  expect((await poster('/api/auth/passkeys/options', {}, personne)).json()).toMatchObject({
    code: 'REAUTHENTIFICATION_REQUISE',
  });
  expect((await poster('/api/auth/passkeys/options', { password: 'faux' }, personne)).statusCode).toBe(400);
  const protegee = await personneProtegee(t);
  await t.base.queries.update(sessions).set({ niveau: 'aal1' }).where(eq(sessions.utilisateurId, protegee.id));
  const refus = await poster('/api/auth/passkeys/options', { password: MOT_DE_PASSE }, protegee);
  expect(refus.json()).toMatchObject({ code: 'MFA_REQUISE' });
});

test.each<[string, Contexte]>([
  ['d’un autre site', { origine: 'https://francis.evil.test' }],
  ['pour un autre domaine', { rpId: 'evil.test' }],
  ['sans vérification de la personne', { drapeaux: 1 }],
  ['d’un autre usage', { type: 'webauthn.autre' }],
])('une réponse %s est refusée, à l’ajout comme à la connexion', async (_cas, contexte) => {
  const [personne, cle] = [await t.personne(), new CleDAcces()];
  expect((await ajouter(personne, cle, contexte)).json()).toMatchObject({ code: 'PASSKEY_REFUSEE' });
  expect((await ajouter(personne, cle)).statusCode).toBe(201);
  expect((await entrer(cle, contexte)).json()).toMatchObject({ code: 'PASSKEY_REFUSEE' });
});

test('un défi sert une fois, cinq minutes, et à qui l’a reçu', async () => {
  const [personne, autre, cle] = [await t.personne(), await t.personne(), new CleDAcces()];
  const sien = await preparer(personne);
  const response = cle.creer(sien);
  expect((await poster('/api/auth/passkeys', { response }, autre)).statusCode).toBe(400);
  expect((await poster('/api/auth/passkeys', { response }, personne)).statusCode).toBe(201);
  const challenge = await defi();
  expect((await entrer(cle, {}, challenge)).statusCode).toBe(200);
  expect((await entrer(cle, {}, challenge)).statusCode).toBe(400);
  const vieux = await defi();
  t.horloge.avancer(5 * MINUTE);
  expect((await entrer(cle, {}, vieux)).statusCode).toBe(400);
  expect((await entrer(cle, {}, 'invente')).statusCode).toBe(400);
});

test('une clé inconnue, une clé copiée qui retarde et le compte d’un autre sont refusés', async () => {
  const [personne, victime, cle] = [await t.personne(), await t.personne(), new CleDAcces()];
  await ajouter(personne, cle);
  expect((await entrer(new CleDAcces())).statusCode).toBe(400);
  expect((await entrer(cle, { compteur: 9 })).statusCode).toBe(200);
  expect((await entrer(cle, { compteur: 9 })).statusCode).toBe(400);
  expect((await entrer(cle, { compteur: 10, userHandle: victime.id })).statusCode).toBe(400);
});

test('se retire après une preuve, par son seul titulaire, et n’ouvre alors plus rien', async () => {
  const [personne, autre, cle] = [await t.personne(), await t.personne(), new CleDAcces()];
  const { passkey } = (await ajouter(personne, cle)).json<{ passkey: { id: string } }>();
  const retirer = (qui: Personne) =>
    t.injecter({ method: 'DELETE', url: `/api/auth/passkeys/${passkey.id}`, headers: qui.entetes });
  expect((await retirer(autre)).statusCode).toBe(404);
  expect((await retirer(personne)).json()).toMatchObject({ code: 'REAUTHENTIFICATION_REQUISE' });
  await poster('/api/auth/reauthenticate', { password: MOT_DE_PASSE }, personne);
  expect((await retirer(personne)).statusCode).toBe(204);
  expect((await entrer(cle)).statusCode).toBe(400);
  const liste = await t.injecter({ url: '/api/auth/passkeys', headers: personne.entetes });
  expect(liste.json()).toEqual({ passkeys: [] });
});
