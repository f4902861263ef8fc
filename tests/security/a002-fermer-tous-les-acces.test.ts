import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { CleDAcces } from '../../apps/api/src/testing/cle-d-acces.ts';
import { ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';
import { FournisseurOidc } from '../../apps/api/src/testing/fournisseur-oidc.ts';
import { HEURE } from '../../apps/api/src/testing/horloge.ts';
import { ajouterCle, entrerParCle } from '../../apps/api/src/testing/passkeys.ts';
import { accesDe, poserAcces } from './acces-poses.ts';

const fournisseur = new FournisseurOidc();
beforeAll(() => fournisseur.ouvrir());
afterAll(() => fournisseur.fermer());
const t = avecApplication({ env: { EMAILS_PAR_HEURE: '1000' } });
const CHOISI = 'Trois-Noisettes-Blondes-62';
const JOUR = 24 * HEURE;

const poster = (url: string, payload: object, qui?: Personne) =>
  t.injecter({ method: 'POST', url, headers: { ...qui?.entetes }, payload });
const dIlYA = (jours: number): Date => new Date(t.horloge.now().getTime() - jours * JOUR);

/** The thief, who holds a session, changes the address. @returns the link that the old one receives. */
async function changer(qui: Personne): Promise<string> {
  const newEmail = `${randomUUID()}@exemple.test`;
  expect((await poster('/api/auth/email', { newEmail, password: MOT_DE_PASSE }, qui)).statusCode).toBe(200);
  const ticket = await ticketDe(t, newEmail, /nouvelle adresse/);
  expect((await poster('/api/auth/email/confirm', { ticket })).statusCode).toBe(200);
  return ticketDe(t, qui.email, /a changé$/);
}

async function recuperer(email: string, plus: object = {}) {
  await poster('/api/auth/recover', { email });
  const ticket = await ticketDe(t, email, /nouveau mot de passe/);
  return poster('/api/auth/set-password', { ticket, password: CHOISI, ...plus });
}

describe('remettre l’ancienne adresse', () => {
  test('ferme la clé qu’un voleur avait ajoutée avant le changement', async () => {
    const [personne, cle] = [await t.personne(), new CleDAcces()];
    await ajouterCle(t, personne, cle);
    expect((await entrerParCle(t, cle)).statusCode).toBe(200);
    const ticket = await changer(personne);
    expect((await poster('/api/auth/email/undo', { ticket })).statusCode).toBe(200);
    expect((await entrerParCle(t, cle)).json()).toMatchObject({ code: 'PASSKEY_REFUSEE' });
  });

  test.each([
    ['de moins de sept jours avant le changement s’en va, même si on ne ferme pas tout', 6, false, 0],
    ['plus ancien reste quand on ne ferme pas tout', 8, false, 1],
    ['plus ancien s’en va quand on ferme tout', 8, true, 0],
  ])('un accès %s', async (_cas, jours, closeAllAccess, restent) => {
    const personne = await t.personne();
    const ticket = await changer(personne);
    await poserAcces(t, personne.id, dIlYA(jours));
    // The link may be opened days later: what counts is the instant of the change.
    t.horloge.avancer(3 * JOUR);
    expect((await poster('/api/auth/email/undo', { ticket, closeAllAccess })).statusCode).toBe(200);
    expect(await accesDe(t, personne.id)).toMatchObject({
      sessions: 0,
      programmes: 0,
      passkeys: restent,
      identites: restent,
      facteurs: jours > 7 ? 1 : 0,
    });
  });
});

describe('récupérer son mot de passe', () => {
  test('ferme clés, comptes liés et programmes, sans toucher au second facteur', async () => {
    const personne = await t.personne();
    await poserAcces(t, personne.id, dIlYA(400));
    expect((await recuperer(personne.email)).statusCode).toBe(200);
    const reste = { sessions: 0, passkeys: 0, identites: 0, programmes: 0, facteurs: 1, motDePasse: true };
    expect(await accesDe(t, personne.id)).toEqual(reste);
  });

  test('laisse clés et comptes liés à qui le demande', async () => {
    const personne = await t.personne();
    await poserAcces(t, personne.id, dIlYA(400));
    expect((await recuperer(personne.email, { closeAllAccess: false })).statusCode).toBe(200);
    expect(await accesDe(t, personne.id)).toMatchObject({ passkeys: 1, identites: 1, programmes: 0 });
  });

  test('arrête aussi ce qu’un voleur avait commencé d’ajouter : clé en attente, retour d’un fournisseur', async () => {
    const app = await t.jumelle({ env: fournisseur.env });
    const personne = await t.personne();
    const partir = { method: 'POST', url: '/api/auth/identities/oidc', headers: personne.entetes } as const;
    const depart = await app.inject({ ...partir, payload: { password: MOT_DE_PASSE } });
    const [cookie] = depart.cookies;
    const annonce = { sub: randomUUID(), email: `${randomUUID()}@exemple.test`, email_verified: true };
    const payload = fournisseur.accorder(depart.json<{ url: string }>().url, annonce);
    await recuperer(personne.email);
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    const retour = await app.inject({ method: 'POST', url: '/api/auth/external/callback', headers, payload });
    expect(retour.json()).toMatchObject({ code: 'CONNEXION_EXTERNE_REFUSEE' });
    expect(await accesDe(t, personne.id)).toMatchObject({ identites: 0 });
  });
});

describe('changer de mot de passe depuis son compte', () => {
  test.each([
    ['laisse clés et comptes liés', {}, 1],
    ['les ferme quand on ferme tous les accès', { closeAllAccess: true }, 0],
  ])('%s', async (_cas, plus, restent) => {
    const personne = await personneProtegee(t);
    await poserAcces(t, personne.id, dIlYA(400));
    const corps = { currentPassword: MOT_DE_PASSE, newPassword: CHOISI, userId: personne.id, ...plus };
    expect((await poster('/api/auth/change-password', corps, personne)).statusCode).toBe(200);
    expect(await accesDe(t, personne.id)).toMatchObject({ sessions: 1, passkeys: restent, identites: restent });
  });

  test('et oublie alors les autres navigateurs', async () => {
    const personne = await t.personne();
    const corps = { currentPassword: MOT_DE_PASSE, newPassword: CHOISI, userId: personne.id, closeAllAccess: true };
    expect((await poster('/api/auth/change-password', corps, personne)).statusCode).toBe(200);
    const FAUX = 'Mauvais-Mot-De-Passe-77';
    for (let i = 0; i < 20; i += 1) await t.connecter(personne.email, { motDePasse: FAUX, adresse: `10.1.4.${i}` });
    const revenir = await t.injecter({
      method: 'POST',
      url: '/api/auth/secure-login',
      remoteAddress: '10.1.5.1',
      headers: { cookie: personne.cookie },
      payload: { email: personne.email, password: CHOISI },
    });
    expect(revenir.statusCode).toBe(429);
    expect(enPersonne(personne.email, await entrerParCode(personne.email)).id).toBe(personne.id);
  });
});

async function entrerParCode(email: string) {
  await poster('/api/auth/otp', { email, type: 'lien' });
  return poster('/api/auth/otp/verify', { ticket: await ticketDe(t, email, /lien de connexion/) });
}
