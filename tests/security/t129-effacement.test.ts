import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { depotAudit } from '../../apps/api/src/domains/comptes/audit/repository.ts';
import type { MailQueue } from '../../apps/api/src/platform/mail/queue.ts';
import { membresCabinet, utilisateurs } from '../../apps/api/src/schema/index.ts';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';
import { HEURE } from '../../apps/api/src/testing/horloge.ts';
import { preparer } from './matrice-acteurs.ts';
import { CANARI, remplirToutesLesTables } from './personne-partout.ts';

const t = avecApplication();
const JOUR = 24 * HEURE;

const demander = (personne: Personne, champs: Record<string, unknown> = {}) =>
  t.injecter({
    method: 'POST',
    url: '/api/request-delete',
    headers: personne.entetes,
    payload: { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER', ...champs },
  });

/** Every row of every table, as text. */
async function toutLire(): Promise<string> {
  const { rows } = await t.base.queries.execute<{ table_name: string }>(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const tables = await Promise.all(
    rows.map(({ table_name }) => t.base.queries.execute(sql`select * from ${sql.identifier(table_name)}`)),
  );
  return JSON.stringify(tables.map((table) => table.rows));
}

async function personneAvecTraces(): Promise<Personne> {
  const personne = await t.personne('professionnel');
  await t.connecter(personne.email, { motDePasse: 'Mauvais-Mot-De-Passe-77', adresse: '198.51.100.20' });
  await t.injecter({
    method: 'POST',
    url: '/api/user-profile',
    headers: personne.entetes,
    payload: { nom: `CANARI-${personne.id}` },
  });
  await t.demander(personne, `Question CANARI-${personne.id} ?`);
  await t.injecter({ method: 'POST', url: '/api/auth/recover', payload: { email: personne.email } });
  await t.app.mailQueue.idle();
  return personne;
}

test('après le délai, plus aucune table ne porte la personne ; l’audit reste, sans la désigner', async () => {
  const [personne, temoin] = [await personneAvecTraces(), await personneAvecTraces()];
  const { rows } = await t.base.queries.execute<{ sujet_audit: string }>(
    sql`select sujet_audit from utilisateurs where id = ${personne.id}`,
  );
  const sujet = rows[0]?.sujet_audit ?? '';
  const reponse = await demander(personne);
  expect(reponse.json()).toMatchObject({ success: true, message: 'Demande prise en compte' });
  expect((await courriersDe(t, personne.email))[0]?.sujet).toBe('Votre compte sera supprimé');

  t.horloge.avancer(15 * JOUR - 1);
  await t.app.tasks.runDue();
  expect(await toutLire()).toContain(personne.id);
  t.horloge.avancer(6 * 60_000);
  await t.app.tasks.runDue();

  const reste = await toutLire();
  expect(reste).not.toContain(personne.id);
  expect(reste).not.toContain(personne.email);
  expect(reste).toContain(temoin.id);
  expect(reste).toContain(temoin.email);
  const audit = await depotAudit(t.base.queries).de(sujet, 100);
  expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['inscription', 'compte.efface']));
  expect(JSON.stringify(audit)).not.toContain(personne.email);
  expect((await t.connecter(personne.email)).statusCode).toBe(401);
  expect(await depotAudit(t.base.queries).ruptures()).toEqual([]);
});

test('le dernier membre d’un cabinet part avec tous ses dossiers, et aucune table ne garde son canari', async () => {
  const pro = await t.personne('professionnel');
  await remplirToutesLesTables(t, pro);
  expect(await toutLire()).toContain(CANARI);
  t.horloge.avancer(15 * JOUR + 6 * 60_000);
  await t.app.tasks.runDue();
  const reste = await toutLire();
  expect([CANARI, pro.id, pro.email].filter((trace) => reste.includes(trace))).toEqual([]);
});

test('un courrier qui s’écrit pendant l’effacement ne ramène pas l’adresse', async () => {
  const personne = await t.personne();
  await demander(personne);
  await t.app.mailQueue.idle();
  t.horloge.avancer(15 * JOUR + 6 * 60_000);
  // The message is ready when the erasure waits for it; without that wait, once the erasure is over.
  let laisser: (() => void) | undefined;
  const attendu = new Promise<void>((resolve) => {
    laisser = resolve;
  });
  const attente = vi.spyOn(t.app.mailQueue, 'settled').mockImplementationOnce(function attendre(this: MailQueue) {
    laisser?.();
    return this.settled();
  });
  t.app.mailQueue.add(async () => {
    await attendu;
    const text = 'Vous venez de vous connecter.';
    return { to: personne.email, subject: 'Votre compte', text, html: `<p>${text}</p>` };
  });
  await t.app.tasks.runDue();
  laisser?.();
  await t.app.mailQueue.idle();
  attente.mockRestore();
  expect(await toutLire()).not.toContain(personne.email);
});

test('un membre qui part laisse au cabinet ses dossiers, sans y laisser son nom', async () => {
  const [titulaire, parti] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const client = await preparer(t, titulaire, 'client');
  const [membre] = await t.base.queries
    .select()
    .from(membresCabinet)
    .where(eq(membresCabinet.utilisateurId, titulaire.id));
  if (!membre) throw new Error('the owner has a firm');
  await t.base.queries.insert(membresCabinet).values({ ...membre, utilisateurId: parti.id, role: 'conseiller' });
  const sien = await preparer(t, parti, 'client');
  await demander(parti);
  t.horloge.avancer(15 * JOUR + 6 * 60_000);
  await t.app.tasks.runDue();
  const { entetes: headers } = enPersonne(titulaire.email, await t.connecter(titulaire.email));
  for (const id of [client, sien]) {
    expect((await t.injecter({ url: `/api/pro/clients/${id}`, headers })).statusCode).toBe(200);
  }
  expect(await toutLire()).not.toContain(parti.id);
});

test('la demande veut le mot de passe et la confirmation, et s’annule pendant le délai', async () => {
  const personne = await t.personne();
  expect((await demander(personne, { password: 'Mauvais-Mot-De-Passe-77' })).statusCode).toBe(400);
  expect((await demander(personne, { confirmation: 'oui' })).statusCode).toBe(422);
  const [premiere, seconde] = [await demander(personne), await demander(personne)];
  expect(seconde.json()).toEqual(premiere.json());
  const { entetes: headers } = personne;
  expect((await t.injecter({ method: 'POST', url: '/api/cancel-delete', headers })).statusCode).toBe(200);
  expect((await t.injecter({ method: 'POST', url: '/api/cancel-delete', headers })).statusCode).toBe(404);
  t.horloge.avancer(16 * JOUR);
  await t.app.tasks.runDue();
  expect((await t.connecter(personne.email)).statusCode).toBe(200);
});

test('une sauvegarde restaurée ne ramène pas un compte effacé', async () => {
  const personne = await t.personne();
  await demander(personne);
  const [avant] = await t.base.queries.select().from(utilisateurs).where(sql`id = ${personne.id}`);
  t.horloge.avancer(16 * JOUR);
  await t.app.tasks.runDue();
  if (!avant) throw new Error('the account was not there');
  await t.base.queries.insert(utilisateurs).values({ ...avant, sujetAudit: randomUUID() });
  t.horloge.avancer(6 * 60_000);
  await t.app.tasks.runDue();
  expect(await toutLire()).not.toContain(personne.id);
});
