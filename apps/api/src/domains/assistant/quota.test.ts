import { CATALOGUE_ERREURS, type QuestionReponse, type Quota } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/errors.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { REPONSE } from '../../testing/assistant-double.ts';
import { MINUTE } from '../../testing/horloge.ts';

const t = avecApplication({ env: { QUOTA_GRATUIT: '2' }, erreursAttendues: true });

const quota = async (personne: Personne): Promise<Quota> =>
  (await t.injecter({ url: '/api/questions/quota', headers: personne.entetes })).json<Quota>();

describe('quota', () => {
  test('part entier, se décompte, puis refuse en 402', async () => {
    const personne = await t.personne();
    expect(await quota(personne)).toEqual({
      plan: null,
      pending_plan: null,
      unlimited: false,
      questions_used: 0,
      quota_limit: 2,
      questions_remaining: 2,
      period: 'month',
      renews_at: '2026-11-30T23:00:00.000Z',
    });
    await t.demander(personne);
    await t.demander(personne);
    expect(await quota(personne)).toMatchObject({ questions_used: 2, questions_remaining: 0 });
    const refus = await t.demander(personne);
    expect(refus.statusCode).toBe(402);
    expect(refus.json()).toMatchObject({ code: 'QUOTA_EPUISE' });
  });

  test('un refus de quota n’ouvre pas de conversation', async () => {
    const personne = await t.personne();
    await t.demander(personne);
    await t.demander(personne);
    await t.demander(personne);
    const liste = await t.injecter({ url: '/api/conversations', headers: personne.entetes });
    expect(liste.json<{ conversations: unknown[] }>().conversations).toHaveLength(2);
  });

  test('un professionnel est illimité', async () => {
    const personne = await t.personne('professionnel');
    for (let i = 0; i < 4; i += 1) expect((await t.demander(personne)).statusCode).toBe(200);
    expect(await quota(personne)).toEqual({
      plan: 'Francis Pro',
      pending_plan: null,
      unlimited: true,
      questions_used: 4,
      quota_limit: null,
      questions_remaining: null,
      period: 'year',
      renews_at: '2027-11-20T10:00:00.000Z',
    });
  });

  test.each([
    ['exact', 1],
    ['partiel', 1],
    ['clarification', 1],
    ['refus', 0],
  ] as const)('une réponse « %s » compte pour %i', async (statut, attendu) => {
    const personne = await t.personne();
    t.assistant.comportement = async () => ({ ...REPONSE, statut });
    expect((await t.demander(personne)).statusCode).toBe(200);
    t.assistant.comportement = undefined;
    expect(await quota(personne)).toMatchObject({ questions_used: attendu });
  });

  test('une panne de l’assistant rend la question et n’en dit rien', async () => {
    const personne = await t.personne();
    t.assistant.comportement = async () => {
      throw new Error('secret interne');
    };
    const panne = await t.demander(personne);
    t.assistant.comportement = undefined;
    expect(panne.statusCode).toBe(503);
    expect(panne.json()).toMatchObject({ code: 'MODELE_INDISPONIBLE' });
    expect(panne.body).not.toContain('secret');
    expect(await quota(personne)).toMatchObject({ questions_used: 0 });
  });

  test('une réponse hors contrat n’est ni envoyée ni comptée', async () => {
    const personne = await t.personne();
    t.assistant.comportement = async () => ({ ...REPONSE, sources: ['a', undefined!] });
    const panne = await t.demander(personne);
    t.assistant.comportement = undefined;
    expect(panne.statusCode).toBe(500);
    expect(await quota(personne)).toMatchObject({ questions_used: 0 });
  });

  test('deux questions simultanées avec une seule restante : une réponse, un 402', async () => {
    const personne = await t.personne();
    await t.demander(personne);
    const reponses = await Promise.all([t.demander(personne), t.demander(personne)]);
    expect(new Set(reponses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 402]));
  });

  test('vingt questions simultanées sur deux instances : deux réponses, dix-huit 402', async () => {
    const jumelle = await t.jumelle();
    const personne = await t.personne();
    const liberer = t.assistant.retenir();
    const reponses = Array.from({ length: 20 }, (_, i) =>
      (i % 2 === 0 ? t.app : jumelle).inject({
        method: 'POST',
        url: '/api/ask',
        headers: personne.entetes,
        payload: { question: `Question ${i} ?` },
      }),
    );
    // The refused ones are answered while the two others are still held by the assistant.
    const arrivees: number[] = [];
    const suivre = async (reponse: (typeof reponses)[number]) => arrivees.push((await reponse).statusCode);
    const toutes = Promise.all(reponses.map(suivre));
    await expect.poll(() => arrivees).toEqual(Array(18).fill(402));
    expect(await quota(personne)).toMatchObject({ questions_used: 2, questions_remaining: 0 });
    liberer();
    await toutes;
    expect(arrivees.slice(18)).toEqual([200, 200]);
  });

  test.each(['LECTURE_TROP_LONGUE', 'LECTURE_EPUISEE'] as const)(
    '%s rend la question, qui reste écrite',
    async (code) => {
      const personne = await t.personne();
      t.assistant.comportement = async () => {
        throw new ApiError(code);
      };
      const reponse = await t.demander(personne);
      t.assistant.comportement = undefined;
      expect(reponse.statusCode).toBe(CATALOGUE_ERREURS[code].statut);
      expect(reponse.json()).toMatchObject({ code, detail: CATALOGUE_ERREURS[code].detail });
      expect(await quota(personne)).toMatchObject({ questions_used: 0 });
      const { conversations } = (await t.injecter({ url: '/api/conversations', headers: personne.entetes })).json<{
        conversations: { titre: string }[];
      }>();
      expect(conversations.map(({ titre }) => titre)).toEqual(['Combien d’impôt ?']);
    },
  );

  test('une réservation laissée par un serveur mort revient d’elle-même', async () => {
    const personne = await t.personne();
    await t.demander(personne);
    const liberer = t.assistant.retenir();
    const perdue = t.demander(personne);
    await expect.poll(async () => (await quota(personne)).questions_used).toBe(2);
    expect((await t.demander(personne)).statusCode).toBe(402);
    t.horloge.avancer(2 * MINUTE);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
    liberer();
    await perdue;
  });

  test('repart au premier du mois de Paris', async () => {
    t.horloge.regler('2026-11-30T22:45:00.000Z');
    const personne = await t.personne();
    await t.demander(personne);
    await t.demander(personne);
    expect((await t.demander(personne)).statusCode).toBe(402);
    t.horloge.regler('2026-11-30T23:05:00.000Z');
    expect(await quota(personne)).toMatchObject({ questions_used: 0 });
    expect((await t.demander(personne)).statusCode).toBe(200);
    t.horloge.regler('2026-11-20T10:00:00.000Z');
  });

  test('supprimer une conversation ne rend pas de question', async () => {
    const personne = await t.personne();
    const { conversation_id } = (await t.demander(personne)).json<QuestionReponse>();
    const url = `/api/conversations/${conversation_id}`;
    expect((await t.injecter({ method: 'DELETE', url, headers: personne.entetes })).statusCode).toBe(204);
    expect((await t.injecter({ url, headers: personne.entetes })).statusCode).toBe(404);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
  });

  test('une conversation supprimée pendant la réponse : 404, rien n’est compté', async () => {
    const personne = await t.personne();
    const { conversation_id } = (await t.demander(personne)).json<QuestionReponse>();
    const liberer = t.assistant.retenir();
    const reponse = t.demander(personne, 'Et ensuite ?', { conversation_id });
    await expect.poll(async () => (await quota(personne)).questions_used).toBe(2);
    await t.injecter({ method: 'DELETE', url: `/api/conversations/${conversation_id}`, headers: personne.entetes });
    liberer();
    expect((await reponse).statusCode).toBe(404);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
  });
});
