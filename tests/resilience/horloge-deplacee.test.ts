import type { Erreur } from '@francis/contract';
import { expect, test } from 'vitest';
import { avecApplication, cookieDe } from '../../apps/api/src/testing/application-de-test.ts';
import { ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { defiDe, personneProtegee, repondre } from '../../apps/api/src/testing/double-authentification.ts';
import { HEURE, MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const moi = (jeton: string) => t.injecter({ url: '/api/auth/user', headers: { authorization: `Bearer ${jeton}` } });
const rafraichir = (cookie: string) => t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });

test('avancée d’une heure : refus clairs, nouvelle connexion aussitôt, et remise à l’heure sans redémarrage', async () => {
  const personne = await t.personne();
  t.horloge.avancer(HEURE);
  const expiree = await moi(personne.jeton);
  expect([expiree.statusCode, expiree.json<Erreur>().code]).toEqual([401, 'SESSION_EXPIREE']);
  expect(expiree.json<Erreur>().detail).toBe('Votre session a expiré. Veuillez vous reconnecter.');
  const pendant = await t.connecter(personne.email);
  expect(pendant.statusCode).toBe(200);

  t.horloge.avancer(-HEURE);
  // What the wrong hour had refused works again, and what it had opened still does.
  expect((await moi(personne.jeton)).statusCode).toBe(200);
  expect((await moi(pendant.json<{ access_token: string }>().access_token)).statusCode).toBe(200);
  expect((await rafraichir(personne.cookie)).statusCode).toBe(200);
  expect((await rafraichir(cookieDe(pendant))).statusCode).toBe(200);
  expect((await t.demander(personne)).statusCode).toBe(200);
});

test('reculée d’une heure : personne n’est déconnecté, ni verrouillé plus longtemps que prévu', async () => {
  const personne = await t.personne();
  t.horloge.avancer(HEURE);
  const { email } = personne;
  for (let i = 0; i < 5; i += 1) await t.connecter(email, { motDePasse: 'Mauvais-Mot-De-Passe-77' });
  expect((await t.connecter(email)).statusCode).toBe(429);
  t.horloge.avancer(-HEURE);
  expect((await t.connecter(email)).statusCode).toBe(200);
  t.horloge.avancer(-HEURE);
  expect((await moi(personne.jeton)).statusCode).toBe(200);
  expect((await rafraichir(personne.cookie)).statusCode).toBe(200);
  t.horloge.avancer(HEURE);
});

test('le second facteur se redonne après un recul, sans rejouer un code', async () => {
  const personne = await personneProtegee(t);
  t.horloge.avancer(HEURE);
  for (let i = 0; i < 5; i += 1) await repondre(t, await defiDe(t, personne.email), '000000');
  expect((await repondre(t, await defiDe(t, personne.email), personne.code())).statusCode).toBe(429);
  t.horloge.avancer(-HEURE + MINUTE);
  const defi = await defiDe(t, personne.email);
  const code = personne.code();
  expect((await repondre(t, defi, code)).statusCode).toBe(200);
  expect((await repondre(t, await defiDe(t, personne.email), code)).statusCode).toBe(400);
});

test('un lien demandé avant le déplacement sert après la remise à l’heure', async () => {
  const { email } = await t.personne();
  await t.injecter({ method: 'POST', url: '/api/auth/recover', payload: { email } });
  const ticket = await ticketDe(t, email, /nouveau mot de passe/);
  const choisir = () =>
    t.injecter({
      method: 'POST',
      url: '/api/auth/set-password',
      payload: { ticket, password: 'Trois-Noisettes-Blondes-62' },
    });
  t.horloge.avancer(HEURE);
  const refus = await choisir();
  expect([refus.statusCode, refus.json<Erreur>().detail]).toEqual([400, 'Lien d’activation invalide ou expiré']);
  t.horloge.avancer(-HEURE);
  expect((await choisir()).statusCode).toBe(200);
});

test('les tâches de fond reprennent dès la remise à l’heure', async () => {
  const personne = await t.personne();
  const payload = { password: 'Sept-Chataignes-Rousses-41', confirmation: 'SUPPRIMER' };
  await t.injecter({ method: 'POST', url: '/api/request-delete', headers: personne.entetes, payload });
  t.horloge.avancer(HEURE);
  await t.app.tasks.runDue();
  t.horloge.avancer(-HEURE);
  await t.app.tasks.runDue();
  expect((await t.connecter(personne.email)).statusCode).toBe(200);
  t.horloge.avancer(15 * 24 * HEURE);
  await t.app.tasks.runDue();
  expect((await t.connecter(personne.email)).statusCode).toBe(401);
});
