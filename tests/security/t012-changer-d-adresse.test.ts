import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../apps/api/src/schema/index.ts';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { personneProtegee, preparer } from '../../apps/api/src/testing/double-authentification.ts';
import { HEURE, MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication({ env: { EMAILS_PAR_HEURE: '1000' } });
const VOLE = 'Trois-Noisettes-Blondes-62';

const poster = (url: string, payload: object, qui?: Personne) =>
  t.injecter({ method: 'POST', url, headers: { ...qui?.entetes }, payload });
const neuve = (): string => `${randomUUID()}@exemple.test`;
const demander = (qui: Personne, newEmail: string, password: string | undefined = MOT_DE_PASSE) =>
  poster('/api/auth/email', { newEmail, ...(password !== undefined && { password }) }, qui);
async function changer(qui: Personne): Promise<string> {
  const adresse = neuve();
  expect((await demander(qui, adresse)).statusCode).toBe(200);
  const ticket = await ticketDe(t, adresse, /nouvelle adresse/);
  expect((await poster('/api/auth/email/confirm', { ticket })).statusCode).toBe(200);
  return adresse;
}

test('veut une preuve, ne change rien avant le lien, puis l’ancienne adresse est prévenue', async () => {
  const personne = await t.personne();
  const adresse = neuve();
  expect((await poster('/api/auth/email', { newEmail: adresse }, personne)).statusCode).toBe(403);
  expect((await demander(personne, adresse, 'Mauvais-Mot-De-Passe-77')).statusCode).toBe(400);
  expect((await demander(personne, adresse)).statusCode).toBe(200);
  expect((await t.connecter(adresse)).statusCode).toBe(401);
  const ticket = await ticketDe(t, adresse, /nouvelle adresse/);
  expect((await poster('/api/auth/email/confirm', { ticket })).statusCode).toBe(200);
  expect((await poster('/api/auth/email/confirm', { ticket })).statusCode).toBe(400);
  expect((await t.connecter(adresse)).statusCode).toBe(200);
  expect((await t.connecter(personne.email)).statusCode).toBe(401);
  expect((await courriersDe(t, personne.email))[0]).toMatchObject({
    sujet: 'L’adresse e-mail de votre compte a changé',
    texte: expect.stringContaining('/auth/callback#type=email-annule&ticket='),
  });
});

test('sur un compte à second facteur, une session qui ne l’a pas montré ne change pas l’adresse', async () => {
  const personne = await personneProtegee(t);
  await t.base.queries.update(sessions).set({ niveau: 'aal1' }).where(eq(sessions.utilisateurId, personne.id));
  expect((await demander(personne, neuve())).json()).toMatchObject({ code: 'MFA_REQUISE' });
  await t.base.queries.update(sessions).set({ niveau: 'aal2' }).where(eq(sessions.utilisateurId, personne.id));
  expect((await demander(personne, neuve())).statusCode).toBe(200);
});

test('une preuve donnée à la session vaut cinq minutes', async () => {
  const personne = await t.personne();
  const prouver = () => poster('/api/auth/reauthenticate', { password: MOT_DE_PASSE }, personne);
  const changerSansRedire = () => poster('/api/auth/email', { newEmail: neuve() }, personne);
  expect((await prouver()).statusCode).toBe(200);
  t.horloge.avancer(5 * MINUTE - 1);
  expect((await changerSansRedire()).statusCode).toBe(200);
  t.horloge.avancer(1);
  expect((await changerSansRedire()).json()).toMatchObject({ code: 'REAUTHENTIFICATION_REQUISE' });
});

test('l’ancienne adresse reprend le compte à un voleur qui a tout changé', async () => {
  const personne = await t.personne();
  const adresse = await changer(personne);
  const voleur = enPersonne(adresse, await t.connecter(adresse));
  const corps = { currentPassword: MOT_DE_PASSE, newPassword: VOLE, userId: voleur.id };
  expect((await poster('/api/auth/change-password', corps, voleur)).statusCode).toBe(200);
  expect((await preparer(t, voleur, VOLE)).statusCode).toBe(201);

  const ticket = await ticketDe(t, personne.email, /a changé$/);
  expect((await poster('/api/auth/email/undo', { ticket })).statusCode).toBe(200);
  expect((await t.injecter({ url: '/api/auth/user', headers: voleur.entetes })).statusCode).toBe(401);
  expect((await t.connecter(adresse, { motDePasse: VOLE })).statusCode).toBe(401);
  const choix = await ticketDe(t, personne.email, /remise/);
  expect((await poster('/api/auth/set-password', { ticket: choix, password: MOT_DE_PASSE })).statusCode).toBe(200);
  const retour = enPersonne(personne.email, await t.connecter(personne.email));
  expect(retour.id).toBe(personne.id);
  const facteurs = await t.injecter({ url: '/api/auth/factors', headers: retour.entetes });
  expect(facteurs.json()).toMatchObject({ facteurs: [] });
  expect((await poster('/api/auth/email/undo', { ticket })).statusCode).toBe(400);
});

test('l’ancienne adresse reste réservée sept jours, puis le lien ne vaut plus rien', async () => {
  const personne = await t.personne();
  await changer(personne);
  const inscrire = () =>
    poster('/api/auth/secure-signup', { email: personne.email, password: VOLE, fullName: 'Voleur' });
  expect((await inscrire()).statusCode).toBe(201);
  expect((await t.connecter(personne.email, { motDePasse: VOLE })).statusCode).toBe(401);
  const ticket = await ticketDe(t, personne.email, /a changé$/);
  t.horloge.avancer(7 * 24 * HEURE);
  expect((await poster('/api/auth/email/undo', { ticket })).statusCode).toBe(400);
  expect((await inscrire()).statusCode).toBe(201);
  expect((await t.connecter(personne.email, { motDePasse: VOLE })).statusCode).toBe(200);
});

test('une adresse prise répond pareil, et son titulaire est prévenu ; prise entre-temps, le lien ne change rien', async () => {
  const [personne, autre] = [await t.personne(), await t.personne()];
  const prise = await demander(personne, autre.email);
  const libre = neuve();
  const reponse = await demander(personne, libre);
  expect(prise.body).toBe(reponse.body);
  expect((await courriersDe(t, autre.email))[0]?.sujet).toBe('Vous avez déjà un compte Francis');
  const ticket = await ticketDe(t, libre, /nouvelle adresse/);
  await poster('/api/auth/secure-signup', { email: libre, password: VOLE, fullName: 'Premier' });
  expect((await poster('/api/auth/email/confirm', { ticket })).statusCode).toBe(400);
  expect((await t.connecter(personne.email)).statusCode).toBe(200);
});

test('un lien déjà envoyé à l’ancienne adresse n’ouvre plus rien', async () => {
  const personne = await t.personne();
  await poster('/api/auth/recover', { email: personne.email });
  const ancien = await ticketDe(t, personne.email, /nouveau mot de passe/);
  await changer(personne);
  expect((await poster('/api/auth/set-password', { ticket: ancien, password: VOLE })).statusCode).toBe(400);
});
