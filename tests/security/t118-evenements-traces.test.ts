import { randomUUID } from 'node:crypto';
import type { EntreeAudit, OptionsConnexionPasskey, OptionsCreationPasskey } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { CleDAcces } from '../../apps/api/src/testing/cle-d-acces.ts';
import { courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { personneProtegee, repondre, defiDe } from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';
import { preparer } from './matrice-acteurs.ts';

const t = avecApplication({ erreursAttendues: true });
const NOUVEAU = 'Trois-Noisettes-Blondes-62';

const poster = (url: string, payload?: object, qui?: Personne) =>
  t.injecter({ method: 'POST', url, headers: { ...qui?.entetes }, ...(payload && { payload }) });
const journal = async (qui: Personne): Promise<EntreeAudit[]> => {
  await t.app.mailQueue.idle();
  const reponse = await t.injecter({ url: '/api/audit', headers: qui.entetes });
  return reponse.json<{ entrees: EntreeAudit[] }>().entrees;
};
const actions = async (qui: Personne): Promise<string[]> => (await journal(qui)).map(({ action }) => action);

test('connexions réussies et refusées, avec leur facteur, et verrou', async () => {
  const personne = await t.personne();
  for (let i = 0; i < 6; i += 1) await t.connecter(personne.email, { motDePasse: 'Mauvais-Mot-De-Passe-77' });
  t.horloge.avancer(16 * MINUTE);
  const protegee = await personneProtegee(t, enPersonne(personne.email, await t.connecter(personne.email)));
  t.horloge.avancer(MINUTE);
  await repondre(t, await defiDe(t, personne.email), '000000');
  const session = enPersonne(personne.email, await repondre(t, await defiDe(t, personne.email), protegee.code()));
  expect(await actions(session)).toEqual(
    expect.arrayContaining([
      'inscription',
      'connexion.mot_de_passe',
      'connexion.refusee',
      'connexion.verrouillee',
      'mfa.ajoutee',
      'mfa.refusee',
      'mfa.reussie',
    ]),
  );
  const verrou = (await journal(session)).find(({ action }) => action === 'connexion.verrouillee');
  expect(verrou).toMatchObject({ success: false, riskLevel: 'high', ipAddress: '192.0.2.0' });
});

test('chaque autre façon d’entrer et chaque changement des droits', async () => {
  const personne = await t.personne();
  const [cle, { email }] = [new CleDAcces(), personne];
  const { challenge } = (
    await poster('/api/auth/passkeys/options', { password: MOT_DE_PASSE }, personne)
  ).json<OptionsCreationPasskey>();
  await poster('/api/auth/passkeys', { response: cle.creer(challenge) }, personne);
  const defi = (await poster('/api/auth/passkeys/login/options')).json<OptionsConnexionPasskey>().challenge;
  await poster('/api/auth/passkeys/login', { response: cle.signer(defi) });
  await poster('/api/auth/passkeys/login', { response: cle.signer(defi) });
  await poster('/api/auth/otp', { email, type: 'lien' });
  await poster('/api/auth/otp/verify', { ticket: await ticketDe(t, email, /lien de connexion/) });
  await poster('/api/auth/otp', { email });
  const code = /code est (\d{6})/.exec((await courriersDe(t, email))[0]?.texte ?? '')?.[1] ?? '';
  await poster('/api/auth/otp/verify', { email, code: code === '000000' ? '111111' : '000000' });
  await poster('/api/auth/otp/verify', { email, code });
  await poster('/api/auth/reauthenticate', { password: MOT_DE_PASSE }, personne);
  await poster('/api/auth/email', { newEmail: `${randomUUID()}@exemple.test`, password: MOT_DE_PASSE }, personne);
  await t.injecter({ method: 'PATCH', url: '/api/auth/user', headers: personne.entetes, payload: { fullName: 'Ada' } });
  await poster(
    '/api/auth/change-password',
    { currentPassword: MOT_DE_PASSE, newPassword: NOUVEAU, userId: personne.id },
    personne,
  );
  expect(await actions(personne)).toEqual(
    expect.arrayContaining([
      'passkey.ajoutee',
      'connexion.passkey',
      'connexion.passkey_refusee',
      'connexion.lien',
      'connexion.code',
      'connexion.code_refuse',
      'session.reauthentifiee',
      'email.demande',
      'compte.modifie',
      'mot_de_passe.change',
    ]),
  );
});

test('export, suppression, consentement, appareil fermé, dossier client lu ou refusé', async () => {
  const pro = await t.personne('professionnel');
  const client = await preparer(t, pro, 'client');
  const [autre, { entetes: headers }] = [enPersonne(pro.email, await t.connecter(pro.email)), pro];
  const { sessions } = (await t.injecter({ url: '/api/auth/sessions', headers })).json<{
    sessions: { id: string; courante: boolean }[];
  }>();
  await t.injecter({
    method: 'DELETE',
    url: `/api/auth/sessions/${sessions.find(({ courante }) => !courante)?.id}`,
    headers,
  });
  expect((await t.injecter({ url: '/api/auth/user', headers: autre.entetes })).statusCode).toBe(401);
  await t.injecter({ url: `/api/pro/clients/${client}`, headers });
  await t.injecter({ url: `/api/pro/clients/${randomUUID()}`, headers });
  await poster('/api/my-data/consents', { finalite: 'newsletter', accorde: true, version: '1' }, pro);
  await poster('/api/my-data/export', { password: MOT_DE_PASSE }, pro);
  await poster('/api/request-delete', { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER' }, pro);
  await poster('/api/cancel-delete', undefined, pro);
  await t.injecter({ method: 'DELETE', url: `/api/pro/clients/${client}`, headers });
  const entrees = await journal(pro);
  expect(entrees.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'session.fermee',
      'clients.lire',
      'consentement.accorde',
      'donnees.exportees',
      'suppression.demandee',
      'suppression.annulee',
      'clients.supprimer',
    ]),
  );
  expect(entrees.filter(({ action }) => action === 'clients.lire').map(({ success }) => success)).toEqual([
    false,
    true,
  ]);
});

test('T120 : chaque entrée dit quand en UTC, qui, quoi, sur quoi, l’issue, et d’où sans l’adresse entière', async () => {
  const personne = await t.personne();
  for (const entree of await journal(personne)) {
    expect(entree.timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(entree).toMatchObject({
      userId: personne.id,
      success: expect.any(Boolean),
      ipAddress: expect.stringMatching(/\.0$/),
    });
    expect([entree.action, entree.resource].every((texte) => texte.length > 2)).toBe(true);
  }
});

test('T123 : sans trace possible, l’action sensible ne se fait pas', async () => {
  const personne = await t.personne('professionnel');
  const client = await preparer(t, personne, 'client');
  await t.base.queries.execute(
    sql`alter table journal_audit add constraint panne check (action not like '%e%') not valid`,
  );
  const issues = [
    await poster('/api/my-data/export', { password: MOT_DE_PASSE }, personne),
    await poster(
      '/api/auth/change-password',
      { currentPassword: MOT_DE_PASSE, newPassword: NOUVEAU, userId: personne.id },
      personne,
    ),
    await poster('/api/request-delete', { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER' }, personne),
    await t.injecter({ method: 'DELETE', url: `/api/pro/clients/${client}`, headers: personne.entetes }),
  ];
  const ordinaire = await t.demander(personne);
  await t.base.queries.execute(sql`alter table journal_audit drop constraint panne`);
  expect(issues.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500]);
  expect(issues.map(({ body }) => body).join('')).not.toMatch(/journal_audit|constraint|panne/);
  expect(ordinaire.statusCode).toBe(200);
  expect((await t.connecter(personne.email)).statusCode).toBe(200);
  const { suppression } = (await t.injecter({ url: '/api/my-data', headers: personne.entetes })).json<{
    suppression: unknown;
  }>();
  expect(suppression).toBeNull();
  expect((await t.injecter({ url: `/api/pro/clients/${client}`, headers: personne.entetes })).statusCode).toBe(200);
});
