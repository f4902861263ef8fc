import { randomUUID } from 'node:crypto';
import type { Client, Erreur } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { journalAudit, utilisateurs } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';

const t = avecApplication({ erreursAttendues: true });

const traces = async ({ id }: Personne) => {
  const lignes = await t.base.queries
    .select({ entree: journalAudit })
    .from(journalAudit)
    .innerJoin(utilisateurs, eq(utilisateurs.sujetAudit, journalAudit.sujet))
    .where(eq(utilisateurs.id, id))
    .orderBy(journalAudit.rang);
  return lignes.map(({ entree }) => entree).filter(({ action }) => action.startsWith('clients.'));
};
const ouvrir = (qui: Personne) =>
  t.injecter({ method: 'POST', url: '/api/pro/clients', headers: qui.entetes, payload: { data: DOSSIER } });
const appeler = (qui: Personne, method: 'GET' | 'PUT' | 'DELETE', id = '', payload?: object) =>
  t.injecter({ method, url: `/api/pro/clients/${id}`, headers: qui.entetes, ...(payload && { payload }) });
const NOMS = { nom_client: DOSSIER.nom_client, prenom_client: DOSSIER.prenom_client };

test('chaque action sur un dossier laisse sa trace, sans rien de ce qu’il contient', async () => {
  const pro = await t.personne('professionnel');
  const { id } = (await ouvrir(pro)).json<{ client: Client }>().client;
  await appeler(pro, 'GET');
  await appeler(pro, 'GET', id);
  await appeler(pro, 'PUT', id, NOMS);
  await appeler(pro, 'PUT', id, { ...NOMS, version: 1 });
  await appeler(pro, 'GET', randomUUID());
  await appeler(pro, 'DELETE', id);
  const entrees = await traces(pro);
  expect(entrees.map(({ action, reussi, risque }) => [action, reussi, risque])).toEqual([
    ['clients.creer', true, 'low'],
    ['clients.lister', true, 'low'],
    ['clients.lire', true, 'low'],
    ['clients.modifier', true, 'low'],
    ['clients.modifier', false, 'low'],
    ['clients.lire', false, 'medium'],
    ['clients.supprimer', true, 'high'],
  ]);
  const dossier = `client:${id}`;
  expect(entrees.filter(({ ressource }) => ressource === dossier)).toHaveLength(5);
  // A figure alone between its quotes or commas: a fingerprint holds five given digits once in a thousand runs.
  expect(JSON.stringify(entrees)).not.toMatch(/Lovelace|Ada|1234567890123|\b64500\b|exemple\.test/);
});

test('le refus fait à un particulier laisse sa trace', async () => {
  const particulier = await t.personne('particulier');
  expect((await appeler(particulier, 'GET')).statusCode).toBe(403);
  expect((await traces(particulier)).map(({ action, reussi }) => [action, reussi])).toEqual([
    ['clients.entrer', false],
  ]);
});

test('ce qui ne peut pas être tracé n’est pas fait', async () => {
  const pro = await t.personne('professionnel');
  const { id } = (await ouvrir(pro)).json<{ client: Client }>().client;
  await t.base.queries.execute(sql`alter table journal_audit rename to journal_perdu`);
  const reponses = [await appeler(pro, 'GET', id), await appeler(pro, 'DELETE', id)];
  await t.base.queries.execute(sql`alter table journal_perdu rename to journal_audit`);
  expect(reponses.map(({ statusCode, body }) => [statusCode, body.includes('Lovelace')])).toEqual([
    [500, false],
    [500, false],
  ]);
  expect((await appeler(pro, 'GET', id)).statusCode).toBe(200);
});

test('quand le second facteur est exigé, un mot de passe seul n’ouvre aucun dossier', async () => {
  const pro = await t.personne('professionnel');
  const { id } = (await ouvrir(pro)).json<{ client: Client }>().client;
  const stricte = await t.jumelle({ env: { MFA_REQUISE_PRO: 'oui' } });
  const essais = [
    { method: 'GET', url: '/api/pro/clients/' },
    { method: 'POST', url: '/pro/clients', payload: { data: NOMS } },
    { method: 'POST', url: '/api/pro/clients', payload: { data: NOMS } },
    { method: 'GET', url: `/api/pro/clients/${id}` },
    { method: 'PUT', url: `/api/pro/clients/${id}`, payload: NOMS },
    { method: 'DELETE', url: `/api/pro/clients/${id}` },
  ] as const;
  for (const essai of essais) {
    const reponse = await stricte.inject({ ...essai, headers: pro.entetes });
    expect([essai.method, reponse.statusCode, reponse.json<Erreur>().code]).toEqual([essai.method, 403, 'MFA_REQUISE']);
  }
});
