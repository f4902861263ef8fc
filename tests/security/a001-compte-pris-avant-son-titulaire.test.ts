import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { MessageReponse, PreuveAdresseReponse, Quota } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FileDeCalcul } from '../../apps/api/src/domains/comptes/file-de-calcul.ts';
import { applications, autorisations, utilisateurs } from '../../apps/api/src/schema/index.ts';
import {
  abonner,
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { MIGRATIONS } from '../../apps/api/src/testing/base-de-test.ts';
import { codeRecu, courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { preparer } from '../../apps/api/src/testing/double-authentification.ts';
import { FournisseurOidc } from '../../apps/api/src/testing/fournisseur-oidc.ts';
import { MINUTE, SECONDE } from '../../apps/api/src/testing/horloge.ts';
import { accesDe, poserAcces } from './acces-poses.ts';

const fournisseur = new FournisseurOidc();
beforeAll(() => fournisseur.ouvrir());
afterAll(() => fournisseur.fermer());
const t = avecApplication({ env: { EMAILS_PAR_HEURE: '1000', QUOTA_GRATUIT: '1' } });
const CHOISI = 'Trois-Noisettes-Blondes-62';
const RIEN = { motDePasse: false, sessions: 0, passkeys: 0, facteurs: 0, identites: 0, programmes: 0 };

const poster = (url: string, payload: object, qui?: Personne) =>
  t.injecter({ method: 'POST', url, headers: { ...qui?.entetes }, payload });
const verifier = async ({ email }: Personne, headers: Record<string, string> = {}) =>
  t.injecter({
    method: 'POST',
    url: '/api/auth/verify',
    headers,
    payload: { ticket: await ticketDe(t, email, /Confirmez/) },
  });

/** An account that a stranger opened with the address of someone else, and in which he left one of each. */
async function prisDAvance(): Promise<Personne> {
  const pris = await t.personneNonProuvee();
  await poserAcces(t, pris.id, t.horloge.now());
  return pris;
}

describe('à la première preuve de l’adresse, rien de ce qui fut posé avant ne reste', () => {
  test('par le lien de confirmation, qui fait choisir un mot de passe', async () => {
    const pris = await prisDAvance();
    const preuve = await verifier(pris);
    expect(preuve.statusCode).toBe(200);
    expect(await accesDe(t, pris.id)).toEqual(RIEN);
    expect((await t.injecter({ url: '/api/auth/user', headers: pris.entetes })).statusCode).toBe(401);
    expect((await t.connecter(pris.email)).statusCode).toBe(401);
    const { ticket, message } = preuve.json<PreuveAdresseReponse>();
    expect(message).toContain('Choisissez maintenant votre mot de passe');
    expect((await poster('/api/auth/set-password', { ticket, password: CHOISI })).statusCode).toBe(200);
    expect((await t.connecter(pris.email, { motDePasse: CHOISI })).statusCode).toBe(200);
  });

  test.each([
    ['code', async (email: string) => ({ email, code: await codeRecu(t, email) })],
    ['lien', async (email: string) => ({ ticket: await ticketDe(t, email, /lien de connexion/) })],
  ] as const)('par un %s de connexion', async (type, recu) => {
    const pris = await prisDAvance();
    await poster('/api/auth/otp', { email: pris.email, type });
    const reponse = await poster('/api/auth/otp/verify', await recu(pris.email));
    const titulaire = enPersonne(pris.email, reponse);
    expect(await accesDe(t, pris.id)).toEqual({ ...RIEN, sessions: 1 });
    expect((await t.injecter({ url: '/api/auth/user', headers: titulaire.entetes })).statusCode).toBe(200);
    expect((await t.injecter({ url: '/api/auth/user', headers: pris.entetes })).statusCode).toBe(401);
  });

  test.each([
    ['recover', {}, /nouveau mot de passe/, 'set-password', {}],
    ['resend', { type: 'activation' }, /Activez/, 'complete-signup', { confirm_password: CHOISI }],
    ['resend', { type: 'activation_payee' }, /Activez/, 'activate-paid-user', {}],
  ] as const)('par %s %o', async (demande, plus, sujet, suite, champs) => {
    const pris = await prisDAvance();
    const { email } = pris;
    await poster(`/api/auth/${demande}`, { email, ...plus });
    const ticket = await ticketDe(t, email, sujet);
    const corps = { ticket, password: CHOISI, ...champs, ...(suite !== 'set-password' && { email }) };
    expect((await poster(`/api/auth/${suite}`, corps)).statusCode).toBe(200);
    const { sessions, ...reste } = await accesDe(t, pris.id);
    expect(reste).toEqual({ motDePasse: true, passkeys: 0, facteurs: 0, identites: 0, programmes: 0 });
    expect(sessions).toBe(suite === 'complete-signup' ? 1 : 0);
    expect((await t.connecter(email)).statusCode).toBe(401);
  });

  test('une connexion dont le mot de passe est retiré pendant qu’on le vérifie n’ouvre rien', async () => {
    const pris = await t.personneNonProuvee();
    const ticket = await ticketDe(t, pris.email, /Confirmez/);
    const executer = vi.spyOn(FileDeCalcul.prototype, 'executer');
    executer.mockImplementationOnce(async <T>(travail: () => Promise<T>): Promise<T> => {
      const bon = await travail();
      expect((await poster('/api/auth/verify', { ticket })).statusCode).toBe(200);
      return bon;
    });
    const tardive = await t.connecter(pris.email);
    executer.mockRestore();
    expect(tardive.statusCode).toBe(401);
    expect(await accesDe(t, pris.id)).toEqual(RIEN);
  });

  test('aussi quand la confirmation est exigée pour se connecter', async () => {
    const exigeante = await t.jumelle({ env: { EMAIL_VERIFIE_REQUIS: 'oui' } });
    const pris = await prisDAvance();
    const ticket = await ticketDe(t, pris.email, /Confirmez/);
    await exigeante.inject({ method: 'POST', url: '/api/auth/verify', payload: { ticket } });
    expect(await accesDe(t, pris.id)).toEqual(RIEN);
  });

  test('une seconde preuve ne retire plus rien', async () => {
    const personne = await t.personne();
    await poserAcces(t, personne.id, t.horloge.now());
    expect((await verifier(personne)).json()).toEqual({ success: true, message: 'Adresse e-mail confirmée.' });
    expect(await accesDe(t, personne.id)).toEqual({
      motDePasse: true,
      sessions: 1,
      passkeys: 1,
      facteurs: 1,
      identites: 1,
      programmes: 1,
    });
  });
});

describe('le lien ouvert là où le compte le fut', () => {
  test('laisse le mot de passe et cette session, et ferme les autres', async () => {
    const personne = await t.personneNonProuvee();
    const ailleurs = enPersonne(personne.email, await t.connecter(personne.email));
    const preuve = await verifier(personne, { cookie: personne.cookie });
    expect(preuve.json<MessageReponse>()).toEqual({ success: true, message: 'Adresse e-mail confirmée.' });
    expect((await t.injecter({ url: '/api/auth/user', headers: personne.entetes })).statusCode).toBe(200);
    expect((await t.injecter({ url: '/api/auth/user', headers: ailleurs.entetes })).statusCode).toBe(401);
    expect((await t.connecter(personne.email)).statusCode).toBe(200);
  });

  test('les laisse aussi quand un onglet vient de se rafraîchir, et à aucun jeton servi depuis longtemps', async () => {
    const rafraichir = async ({ cookie }: Personne): Promise<void> => {
      const { statusCode } = await t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });
      expect(statusCode).toBe(200);
    };
    const [personne, pris] = [await t.personneNonProuvee(), await prisDAvance()];
    await rafraichir(personne);
    const preuve = await verifier(personne, { cookie: personne.cookie });
    expect(preuve.json<MessageReponse>()).toEqual({ success: true, message: 'Adresse e-mail confirmée.' });
    expect((await t.injecter({ url: '/api/auth/user', headers: personne.entetes })).statusCode).toBe(200);
    await rafraichir(pris);
    t.horloge.avancer(11 * SECONDE);
    await verifier(pris, { cookie: pris.cookie });
    expect(await accesDe(t, pris.id)).toEqual(RIEN);
  });

  test('la session d’un autre compte ne garde rien', async () => {
    const [pris, autre] = [await prisDAvance(), await t.personneNonProuvee()];
    await verifier(pris, { cookie: autre.cookie });
    expect(await accesDe(t, pris.id)).toEqual(RIEN);
  });
});

describe('sans preuve de l’adresse', () => {
  test('ni clé d’accès, ni second facteur, ni programme ne s’ajoute', async () => {
    const personne = await t.personneNonProuvee();
    const refus = { code: 'ADRESSE_NON_CONFIRMEE', detail: expect.stringContaining('Confirmez d’abord') };
    const cle = await poster('/api/auth/passkeys/options', { password: MOT_DE_PASSE }, personne);
    expect([cle.statusCode, cle.json()]).toMatchObject([403, refus]);
    expect((await preparer(t, personne)).json()).toMatchObject(refus);
    const redirection = 'http://127.0.0.1:7777/retour';
    const id = randomUUID();
    await t.base.queries
      .insert(applications)
      .values({ id, nom: 'Programme', redirections: [redirection], creeeLe: t.horloge.now() });
    const demande = {
      response_type: 'code',
      client_id: id,
      redirect_uri: redirection,
      resource: 'http://localhost:3000/mcp',
      state: 'etat',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    };
    const decider = (accord: boolean) => poster('/api/auth/applications/decide', { demande, accord }, personne);
    expect((await decider(true)).json()).toMatchObject(refus);
    expect((await decider(false)).statusCode).toBe(200);
    expect(
      await t.base.queries.select().from(autorisations).where(eq(autorisations.utilisateurId, personne.id)),
    ).toEqual([]);
  });

  test('ni identité d’un fournisseur', async () => {
    const app = await t.jumelle({ env: fournisseur.env });
    const personne = await t.personneNonProuvee();
    const reponse = await app.inject({
      method: 'POST',
      url: '/api/auth/identities/oidc',
      headers: personne.entetes,
      payload: { password: MOT_DE_PASSE },
    });
    expect(reponse.json()).toMatchObject({ code: 'ADRESSE_NON_CONFIRMEE' });
  });

  test('un abonné a le quota gratuit, et le sien une fois l’adresse prouvée', async () => {
    const personne = await t.personneNonProuvee('professionnel');
    await abonner(t, personne, 'PRO_MONTHLY');
    const quota = async () =>
      (await t.injecter({ url: '/api/questions/quota', headers: personne.entetes })).json<Quota>();
    expect(await quota()).toMatchObject({ unlimited: false, quota_limit: 1 });
    expect((await t.demander(personne)).statusCode).toBe(200);
    expect((await t.demander(personne)).statusCode).toBe(402);
    await verifier(personne, { cookie: personne.cookie });
    expect(await quota()).toMatchObject({ unlimited: true });
    expect((await t.demander(personne)).statusCode).toBe(200);
  });

  test('changer d’adresse prouve la nouvelle : l’ancienne, jamais prouvée, ne reprend rien', async () => {
    const personne = await prisDAvance();
    const nouvelle = `${randomUUID()}@exemple.test`;
    await t.base.queries.execute(sql`delete from facteurs where utilisateur_id = ${personne.id}`);
    await poster('/api/auth/email', { newEmail: nouvelle, password: MOT_DE_PASSE }, personne);
    const ticket = await ticketDe(t, nouvelle, /nouvelle adresse/);
    const reponse = await poster('/api/auth/email/confirm', { ticket });
    expect(reponse.json<PreuveAdresseReponse>().ticket).toBeDefined();
    expect(await accesDe(t, personne.id)).toEqual(RIEN);
    expect((await courriersDe(t, personne.email)).map(({ sujet }) => sujet)).toEqual([
      'Confirmez votre adresse e-mail',
    ]);
  });
});

test('à la migration, les comptes jamais prouvés perdent ces accès, et leur personne l’apprend une fois', async () => {
  const [pris, prouve, nu] = [await prisDAvance(), await t.personne(), await t.personneNonProuvee()];
  await poserAcces(t, prouve.id, t.horloge.now());
  const migration = readFileSync(`${MIGRATIONS}/0011_acces_non_prouves.sql`, 'utf8');
  for (const phrase of migration.split('--> statement-breakpoint')) await t.base.queries.execute(sql.raw(phrase));
  expect(await accesDe(t, pris.id)).toEqual({ ...RIEN, motDePasse: true, sessions: 1 });
  expect(await accesDe(t, prouve.id)).toMatchObject({ passkeys: 1, facteurs: 1, identites: 1, programmes: 1 });
  for (let tour = 0; tour < 2; tour += 1) {
    t.horloge.avancer(6 * MINUTE);
    await t.app.tasks.runDue();
    await t.app.mailQueue.idle();
  }
  const avis = async ({ email }: Personne) =>
    (await courriersDe(t, email)).filter(({ sujet }) => sujet === 'Des accès de votre compte ont été retirés');
  expect(await avis(pris)).toMatchObject([
    {
      texte: expect.stringContaining(
        'vos clés d’accès, la double authentification, les connexions avec un autre fournisseur et les programmes autorisés',
      ),
    },
  ]);
  expect([await avis(prouve), await avis(nu)]).toEqual([[], []]);
  const [compte] = await t.base.queries.select().from(utilisateurs).where(eq(utilisateurs.id, nu.id));
  expect(compte?.emailVerifieLe).toBeNull();
});
