import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { defiDe, personneProtegee, repondre } from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const NOUVEAU = 'Trois-Noisettes-Blondes-62';
const poster = (url: string, payload: object) => t.injecter({ method: 'POST', url, payload });

test('un mot de passe récupéré par e-mail n’ouvre rien sans le second facteur', async () => {
  const personne = await personneProtegee(t);
  await poster('/api/auth/recover', { email: personne.email });
  const ticket = await ticketDe(t, personne.email, /nouveau mot de passe/);
  const defini = await poster('/api/auth/set-password', { ticket, password: NOUVEAU });
  expect(defini.statusCode).toBe(200);
  expect(defini.cookies).toEqual([]);
  expect(defini.body).not.toContain('access_token');

  const connexion = await t.connecter(personne.email, { motDePasse: NOUVEAU });
  expect(connexion.json()).toMatchObject({
    success: false,
    requiresMFA: true,
    error: 'Authentification à deux facteurs requise',
  });
  expect(connexion.body).not.toContain('access_token');
  t.horloge.avancer(MINUTE);
  const defi = await defiDe(t, personne.email, NOUVEAU);
  expect((await repondre(t, defi, personne.code())).statusCode).toBe(200);
});

test('l’activation par e-mail d’un compte protégé demande aussi le second facteur', async () => {
  const neuve = await t.personneNonProuvee();
  await poster('/api/auth/resend', { email: neuve.email, type: 'activation' });
  const ticket = await ticketDe(t, neuve.email, /Activez/);
  // Whatever proved the address meanwhile, the link of before does not get round the factor.
  const emailVerifieLe = t.horloge.now();
  await t.base.queries.update(utilisateurs).set({ emailVerifieLe }).where(eq(utilisateurs.id, neuve.id));
  const personne = await personneProtegee(t, neuve);
  const corps = { email: personne.email, password: NOUVEAU, confirm_password: NOUVEAU, ticket };
  const reponse = await poster('/api/auth/complete-signup', corps);
  expect(reponse.json()).toMatchObject({ success: false, requiresMFA: true });
  expect(reponse.body).not.toContain('access_token');
});

test('un défi ouvert avec l’ancien mot de passe meurt avec lui', async () => {
  const personne = await personneProtegee(t);
  const defi = await defiDe(t, personne.email);
  await poster('/api/auth/recover', { email: personne.email });
  const ticket = await ticketDe(t, personne.email, /nouveau mot de passe/);
  await poster('/api/auth/set-password', { ticket, password: NOUVEAU });
  t.horloge.avancer(MINUTE);
  expect((await repondre(t, defi, personne.code())).json()).toMatchObject({ code: 'MFA_AUCUN_DEFI' });
});
