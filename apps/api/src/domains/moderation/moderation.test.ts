import type { Erreur, PageMessages, Signalement, Signalements } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { journalModeration, utilisateurs } from '../../schema/index.ts';
import { ecrireA, publierFiche } from '../../testing/annuaire.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { courriersDe } from '../../testing/courriers.ts';
import { creerAudit } from '../comptes/index.ts';
import { type Decision, decider, journalDe, signalementsOuverts } from './index.ts';

const t = avecApplication();
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';

const appeler = (qui: Personne, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  t.injecter({ method, url, headers: qui.entetes, ...(payload && { payload }) });
const signaler = (qui: Personne, cible: 'message' | 'fiche', id: string, plus: object = {}) =>
  appeler(qui, 'POST', '/api/signalements', { cible, id, motif: 'arnaque', ...plus });
const trancher = (id: string, decision: Decision, raison = 'Contraire aux règles.') =>
  decider(
    {
      base: t.base,
      horloge: t.horloge,
      audit: creerAudit(t.base, t.horloge),
      contact: 'contact@exemple.test',
      garderCourrier: (courrier) => t.app.mailQueue.keep(courrier),
    },
    id,
    { decision, raison },
  );
const sujetsDe = async ({ email }: Personne) => (await courriersDe(t, email)).map(({ sujet }) => sujet);

async function signale() {
  const [qui, pro] = [await t.personne(), await t.personne('professionnel')];
  const fiche = await publierFiche(t, pro);
  const { echange, message } = await ecrireA(t, qui, fiche, 'Envoyez-moi votre mot de passe');
  const reponse = await signaler(pro, 'message', message.id, { texte: 'Insistant' });
  expect(reponse.statusCode).toBe(201);
  return { qui, pro, fiche, echange, message, id: reponse.json<Signalement>().id };
}
const lignesDe = async (id: string) =>
  (await journalDe(t.base.queries)).filter(({ signalement }) => signalement === id).toReversed();

test('un signalement s’examine avec son extrait, une fois, et ne se fait pas deux fois', async () => {
  const { pro, message, id, echange } = await signale();
  const [ouvert] = (await signalementsOuverts(t.base.queries)).filter((un) => un.id === id);
  expect(ouvert).toMatchObject({ cible: 'message', extrait: 'Envoyez-moi votre mot de passe', texte: 'Insistant' });
  expect((await signaler(pro, 'message', message.id)).json<Erreur>().code).toBe('SIGNALEMENT_DEJA_FAIT');

  expect(await trancher(id, 'message_retire', 'Hameçonnage.')).toBe('fait');
  expect(await trancher(id, 'rejete')).toBe('refuse');
  expect(await trancher(INCONNU, 'rejete')).toBe('inconnu');
  const { messages } = (await appeler(pro, 'GET', `/api/echanges/${echange}/messages`)).json<PageMessages>();
  expect(messages).toMatchObject([{ retire: true, texte: '' }]);
  const miens = (await appeler(pro, 'GET', '/api/signalements')).json<Signalements>().signalements;
  expect(miens).toMatchObject([{ id, decision: 'message_retire' }]);
  expect(await lignesDe(id)).toMatchObject([
    { geste: 'signale', extrait: 'Envoyez-moi votre mot de passe', motif: 'arnaque' },
    { geste: 'message_retire', raison: 'Hameçonnage.', auteur: null },
  ]);
});

test('chacun apprend ce qui le concerne : l’issue pour l’un, la décision motivée pour l’autre', async () => {
  const { qui, pro, id } = await signale();
  await trancher(id, 'message_retire', 'Hameçonnage.');
  expect(await sujetsDe(pro)).toContain('Votre signalement a été examiné');
  const [decision] = await courriersDe(t, qui.email);
  expect([decision?.sujet, decision?.texte.includes('Hameçonnage.')]).toEqual([
    'Une décision de la modération vous concerne',
    true,
  ]);
  const rejete = await signale();
  await trancher(rejete.id, 'rejete');
  expect(await sujetsDe(rejete.pro)).toContain('Votre signalement a été examiné');
  expect(await sujetsDe(rejete.qui)).not.toContain('Une décision de la modération vous concerne');
});

test('un compte exclu ne paraît plus et n’écrit plus, jusqu’à ce qu’il soit réadmis', async () => {
  const { qui, pro, fiche } = await signale();
  const id = (await signaler(qui, 'fiche', fiche)).json<Signalement>().id;
  expect(await trancher(id, 'message_retire')).toBe('refuse');
  expect(await trancher(id, 'exclu')).toBe('fait');
  expect((await appeler(qui, 'GET', `/api/annuaire/${fiche}`)).statusCode).toBe(404);
  await expect(publierFiche(t, pro)).rejects.toThrow('ANNUAIRE_EXCLU');
  const autre = await publierFiche(t, await t.personne('professionnel'));
  const ecrit = await appeler(pro, 'POST', `/api/annuaire/${autre}/messages`, { texte: 'Bonjour' });
  expect(ecrit.json<Erreur>().code).toBe('ANNUAIRE_EXCLU');
  expect(await trancher(id, 'reintegre')).toBe('fait');
  expect(await publierFiche(t, pro)).not.toBe('');
});

test('on ne signale que ce que l’on a reçu, dix fois par jour au plus', async () => {
  const { qui, pro, message, fiche } = await signale();
  const tiers = await t.personne();
  expect((await signaler(qui, 'message', message.id)).statusCode).toBe(404);
  expect((await signaler(tiers, 'message', message.id)).statusCode).toBe(404);
  expect((await signaler(tiers, 'message', INCONNU)).statusCode).toBe(404);
  expect((await signaler(pro, 'fiche', fiche)).statusCode).toBe(422);
  const statuts: number[] = [];
  for (let i = 0; i < 11; i += 1)
    statuts.push((await signaler(tiers, 'fiche', await publierFiche(t, await t.personne('professionnel')))).statusCode);
  expect(statuts).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('le journal s’ajoute et ne se change pas ; il part avec le compte qu’il vise', async () => {
  const { qui, id } = await signale();
  for (const ordre of [
    sql`update journal_moderation set raison = 'autre'`,
    sql`delete from journal_moderation`,
    sql`truncate journal_moderation`,
  ])
    await expect(t.base.queries.execute(ordre)).rejects.toThrow(/Failed query/);
  expect(await lignesDe(id)).toHaveLength(1);
  await t.base.queries.delete(utilisateurs).where(eq(utilisateurs.id, qui.id));
  const restent = await t.base.queries.select().from(journalModeration).where(eq(journalModeration.signalementId, id));
  expect(restent).toEqual([]);
});

test('effacer qui a signalé laisse le journal, sans personne', async () => {
  const { pro, id } = await signale();
  await t.base.queries.delete(utilisateurs).where(eq(utilisateurs.id, pro.id));
  const lignes = JSON.stringify(await lignesDe(id));
  expect(lignes).toContain('Envoyez-moi');
  expect(lignes).not.toContain(pro.id);
  expect((await signalementsOuverts(t.base.queries)).map((un) => un.id)).not.toContain(id);
});
