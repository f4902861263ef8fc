import { FORMULES, type Quota } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { abonnements } from '../../schema/index.ts';
import { abonner, avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { renouvelerSansPrestataire } from './renouvellement.ts';

const t = avecApplication({ env: { QUOTA_GRATUIT: '2' } });
const quota = async (personne: Personne): Promise<Quota> =>
  (await t.injecter({ url: '/api/questions/quota', headers: personne.entetes })).json<Quota>();
const changer = (id: string, suite: Partial<typeof abonnements.$inferInsert>) =>
  t.base.queries.update(abonnements).set(suite).where(eq(abonnements.id, id));

describe('formules', () => {
  test.each([
    ['MONTHLY', 30, 'month', '2026-12-20T10:00:00.000Z'],
    ['ANNUAL', 360, 'year', '2027-11-20T10:00:00.000Z'],
    ['PRO_ESSENTIEL', 50, 'month', '2026-12-20T10:00:00.000Z'],
    ['PRO_COMPLET', 100, 'month', '2026-12-20T10:00:00.000Z'],
  ] as const)('%s : %i questions pour sa période, qui part du paiement', async (formule, limite, period, renews_at) => {
    const personne = await t.personne();
    await t.demander(personne);
    await abonner(t, personne, formule);
    expect(await quota(personne)).toEqual({
      plan: FORMULES[formule].nom,
      pending_plan: null,
      unlimited: false,
      questions_used: 0,
      quota_limit: limite,
      questions_remaining: limite,
      period,
      renews_at,
    });
  });

  test('un professionnel sans formule a les questions gratuites', async () => {
    const personne = await t.personneNonProuvee('professionnel');
    expect(await quota(personne)).toMatchObject({ unlimited: false, quota_limit: 2 });
  });

  test('une question réservée avant le paiement compte dans sa période, pas dans la nouvelle', async () => {
    const personne = await t.personne();
    const liberer = t.assistant.retenir();
    const enCours = t.demander(personne);
    await expect.poll(async () => (await quota(personne)).questions_used).toBe(1);
    const id = await abonner(t, personne, 'MONTHLY');
    expect(await quota(personne)).toMatchObject({ questions_used: 0, quota_limit: 30 });
    liberer();
    expect((await enCours).statusCode).toBe(200);
    expect(await quota(personne)).toMatchObject({ questions_used: 0, quota_limit: 30 });
    await changer(id, { statut: 'termine' });
    expect(await quota(personne)).toMatchObject({ questions_used: 1, quota_limit: 2 });
  });

  test('la période suivante repart de zéro, et son annonce tardive ne rend aucune question', async () => {
    const personne = await t.personne();
    const id = await abonner(t, personne, 'MONTHLY');
    const jours = (nombre: number) => new Date(t.horloge.now().getTime() + nombre * 86_400_000);
    await changer(id, { debutPeriode: jours(-30), finPeriode: jours(1) });
    await t.demander(personne);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
    // The period is over, and the provider has not announced the next one yet.
    await changer(id, { finPeriode: t.horloge.now() });
    expect(await quota(personne)).toMatchObject({ questions_used: 0, quota_limit: 30 });
    await t.demander(personne);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
    await changer(id, { debutPeriode: t.horloge.now(), finPeriode: jours(30) });
    expect(await quota(personne)).toMatchObject({ questions_used: 1, renews_at: jours(30).toISOString() });
  });

  test('ce qui finit, n’est plus renouvelé ou n’est pas payé rend le compte gratuit', async () => {
    const personne = await t.personne();
    const id = await abonner(t, personne, 'MONTHLY');
    const jour = 86_400_000;
    const il = (jours: number) => new Date(t.horloge.now().getTime() - jours * jour);
    await changer(id, { debutPeriode: il(40), finPeriode: il(4) });
    expect(await quota(personne)).toMatchObject({ quota_limit: 2 });
    await changer(id, { finPeriode: il(1) });
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
    await changer(id, { renouvele: false });
    expect(await quota(personne)).toMatchObject({ quota_limit: 2 });
    await changer(id, { statut: 'impaye', debutPeriode: il(6), finPeriode: il(-24) });
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
    await changer(id, { debutPeriode: il(8) });
    expect(await quota(personne)).toMatchObject({ quota_limit: 2 });
  });

  test('de deux abonnements, le meilleur vaut', async () => {
    const personne = await t.personne();
    await abonner(t, personne, 'MONTHLY');
    await abonner(t, personne, 'PRO_MONTHLY');
    await abonner(t, personne, 'ANNUAL');
    expect(await quota(personne)).toMatchObject({ unlimited: true });
  });

  test('en production, ce que l’essai a donné ne donne rien', async () => {
    const personne = await t.personne();
    const id = await abonner(t, personne, 'PRO_ANNUAL');
    await changer(id, { prestataire: 'essai' });
    expect(await quota(personne)).toMatchObject({ unlimited: true });
    const production = await t.jumelle({ env: { FRANCIS_MODE: 'production', SIGNING_KEY: 'x'.repeat(40) } });
    const reponse = await production.inject({ url: '/api/questions/quota', headers: personne.entetes });
    expect(reponse.json()).toMatchObject({ unlimited: false });
  });

  test('sans prestataire, un abonnement se renouvelle seul, au 31 compris, ou finit', async () => {
    const personne = await t.personne();
    const id = await abonner(t, personne, 'MONTHLY');
    const periode = { debutPeriode: new Date('2026-08-31T09:00:00Z'), finPeriode: new Date('2026-09-30T09:00:00Z') };
    await changer(id, { prestataire: 'demonstration', ...periode });
    const ligne = async () => (await t.base.queries.select().from(abonnements).where(eq(abonnements.id, id)))[0];
    await renouvelerSansPrestataire(t);
    expect(await ligne()).toMatchObject({ statut: 'actif', finPeriode: new Date('2026-11-30T09:00:00Z') });
    await changer(id, { renouvele: false, ...periode });
    await renouvelerSansPrestataire(t);
    expect(await ligne()).toMatchObject({ statut: 'termine' });
  });

  test('le mois gratuit repart à minuit de Paris, heure d’été comprise', async () => {
    t.horloge.regler('2027-03-31T12:00:00.000Z');
    const personne = await t.personne();
    expect(await quota(personne)).toMatchObject({ renews_at: '2027-03-31T22:00:00.000Z' });
  });
});
