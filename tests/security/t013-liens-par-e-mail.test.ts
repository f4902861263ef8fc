import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tickets } from '../../apps/api/src/schema/index.ts';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { HEURE, MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication({ env: { EMAILS_PAR_HEURE: '1000' } });
const NOUVEAU = 'Trois-Noisettes-Blondes-62';

const poster = (url: string, payload: object) => t.injecter({ method: 'POST', url, payload });
const choisir = (ticket: string, password = NOUVEAU) => poster('/api/auth/set-password', { ticket, password });
const moi = ({ entetes }: Personne) => t.injecter({ url: '/api/auth/user', headers: entetes });
const demander = async (email: string): Promise<string> => {
  await poster('/api/auth/recover', { email });
  return ticketDe(t, email, /nouveau mot de passe/);
};

test('le lien sert une fois, ferme les sessions et n’en ouvre aucune', async () => {
  const personne = await t.personne();
  const ticket = await demander(personne.email);
  const reponse = await choisir(ticket);
  expect(reponse.statusCode).toBe(200);
  expect(reponse.cookies).toEqual([]);
  expect(reponse.body).not.toContain('access_token');
  expect((await moi(personne)).statusCode).toBe(401);
  expect((await t.connecter(personne.email, { motDePasse: NOUVEAU })).statusCode).toBe(200);
  expect((await choisir(ticket)).json()).toMatchObject({ code: 'LIEN_INVALIDE' });
});

test('deux usages au même instant n’en font qu’un', async () => {
  const { email } = await t.personne();
  const ticket = await demander(email);
  const volee = await Promise.all(Array.from({ length: 6 }, (_, i) => choisir(ticket, `${NOUVEAU}-${i}`)));
  expect(volee.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('il vaut une heure et pas une seconde de plus', async () => {
  const [une, autre] = [await t.personne(), await t.personne()];
  // Of two people: a link that serves kills the others of its account.
  const [a, b] = [await demander(une.email), await demander(autre.email)];
  t.horloge.avancer(HEURE - 1);
  expect((await choisir(a)).statusCode).toBe(200);
  t.horloge.avancer(1);
  expect((await choisir(b)).statusCode).toBe(400);
});

test('servi, il tue les autres liens de récupération ; changer de mot de passe les tue aussi', async () => {
  const personne = await t.personne();
  const [ancien, recent] = [await demander(personne.email), await demander(personne.email)];
  expect((await choisir(recent)).statusCode).toBe(200);
  expect((await choisir(ancien)).statusCode).toBe(400);

  const ticket = await demander(personne.email);
  const session = enPersonne(personne.email, await t.connecter(personne.email, { motDePasse: NOUVEAU }));
  const change = await t.injecter({
    method: 'POST',
    url: '/api/auth/change-password',
    headers: session.entetes,
    payload: { currentPassword: NOUVEAU, newPassword: MOT_DE_PASSE, userId: session.id },
  });
  expect(change.statusCode).toBe(200);
  expect((await choisir(ticket)).statusCode).toBe(400);
});

test('un mot de passe refusé ne consomme pas le lien', async () => {
  const { email } = await t.personne();
  const ticket = await demander(email);
  expect((await choisir(ticket, 'MotDePasse2026!')).statusCode).toBe(422);
  expect((await choisir(ticket)).statusCode).toBe(200);
});

test('un lien ne sert qu’à ce pour quoi il fut envoyé', async () => {
  const { email } = await t.personne();
  const verification = await ticketDe(t, email, /Confirmez/);
  expect((await choisir(verification)).statusCode).toBe(400);
  const recuperation = await demander(email);
  expect((await poster('/api/auth/verify', { ticket: recuperation })).statusCode).toBe(400);
  const corps = { email, password: NOUVEAU, confirm_password: NOUVEAU, ticket: recuperation };
  expect((await poster('/api/auth/complete-signup', corps)).statusCode).toBe(400);
  expect((await poster('/api/auth/verify', { ticket: verification })).statusCode).toBe(200);
  expect((await poster('/api/auth/verify', { ticket: verification })).statusCode).toBe(400);
});

test('le lien d’activation n’ouvre que le compte de son adresse, et ouvre la session', async () => {
  const [personne, victime] = [await t.personneNonProuvee(), await t.personne()];
  await poster('/api/auth/resend', { email: personne.email, type: 'activation' });
  const ticket = await ticketDe(t, personne.email, /Activez/);
  const finir = (email: string) =>
    poster('/api/auth/complete-signup', { email, password: NOUVEAU, confirm_password: NOUVEAU, ticket });
  expect((await finir(victime.email)).statusCode).toBe(400);
  const reponse = await finir(personne.email);
  expect(reponse.statusCode).toBe(200);
  expect(reponse.json()).toMatchObject({ success: true, user: { id: personne.id } });
  expect((await t.connecter(victime.email)).statusCode).toBe(200);
});

test('la base, le journal et les adresses ne gardent aucun lien utilisable', async () => {
  const { email } = await t.personne();
  const ticket = await demander(email);
  t.horloge.avancer(MINUTE);
  const lignes = await t.base.queries.select().from(tickets);
  expect(lignes.length).toBeGreaterThan(0);
  expect(JSON.stringify(lignes)).not.toContain(ticket);
  for (const { empreinte } of lignes) expect((await choisir(empreinte)).statusCode).toBe(400);
  await choisir(ticket);
  expect(JSON.stringify(t.journal)).not.toContain(ticket);
  // After `#`: no server, proxy or Referer ever receives it.
  for (const { texte } of await courriersDe(t, email)) {
    for (const [adresse] of texte.matchAll(/https?:\S+/g)) expect(new URL(adresse).search).toBe('');
  }
});

test('un compte désactivé ou inconnu ne reçoit rien', async () => {
  const email = `${randomUUID()}@exemple.test`;
  await poster('/api/auth/recover', { email });
  expect(await courriersDe(t, email)).toEqual([]);
});
