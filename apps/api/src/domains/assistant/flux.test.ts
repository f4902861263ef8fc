import { EvenementFlux, type QuestionReponse, type Quota } from '@francis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { REPONSE } from '../../testing/assistant-double.ts';

const t = avecApplication({ erreursAttendues: true });
let url: string;

beforeAll(async () => {
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.app.server.closeAllConnections());

const ouvrir = (personne: Personne, corps: object = { question: 'Combien ?' }, signal?: AbortSignal) =>
  fetch(`${url}/api/ask/stream`, {
    method: 'POST',
    headers: { ...personne.entetes, 'content-type': 'application/json' },
    body: JSON.stringify(corps),
    ...(signal && { signal }),
  });

const evenements = (texte: string): EvenementFlux[] =>
  texte
    .split('\n\n')
    .filter((bloc) => bloc.startsWith('data: '))
    .map((bloc) => EvenementFlux.parse(JSON.parse(bloc.slice('data: '.length))));

const quota = async (personne: Personne): Promise<Quota> =>
  (await t.injecter({ url: '/api/questions/quota', headers: personne.entetes })).json<Quota>();

describe('POST /api/ask/stream', () => {
  test('envoie l’ouverture, les étapes, le texte, puis la réponse rangée', async () => {
    const personne = await t.personne();
    const reponse = await ouvrir(personne);
    expect(reponse.status).toBe(200);
    expect(reponse.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reponse.headers.get('content-security-policy')).toContain("default-src 'self'");
    const recus = evenements(await reponse.text());
    expect(recus.map(({ type }) => type)).toEqual(['ouverture', 'etape', 'texte', 'reponse']);
    const [ouverture, , , fin] = recus;
    if (ouverture?.type !== 'ouverture' || fin?.type !== 'reponse') throw new Error('événements inattendus');
    expect(fin.message).toMatchObject({ id: ouverture.message_id, content: REPONSE.answer, notes: REPONSE.notes });
    expect(fin.conversation_id).toBe(ouverture.conversation_id);
    const relue = await t.injecter({ url: `/api/conversations/${fin.conversation_id}`, headers: personne.entetes });
    expect(relue.json<{ messages: unknown[] }>().messages[1]).toEqual(fin.message);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
  });

  test('avant l’ouverture, un refus est une erreur ordinaire', async () => {
    const reponse = await ouvrir(await t.personne(), { question: ' ' });
    expect(reponse.status).toBe(422);
    expect(await reponse.json()).toMatchObject({ code: 'VALIDATION' });
  });

  test('après l’ouverture, une panne est un événement, et la question est rendue', async () => {
    const personne = await t.personne();
    t.assistant.comportement = async () => {
      throw new Error('secret interne');
    };
    const texte = await (await ouvrir(personne)).text();
    t.assistant.comportement = undefined;
    expect(texte).not.toContain('secret');
    expect(evenements(texte).at(-1)).toMatchObject({ type: 'erreur', code: 'MODELE_INDISPONIBLE' });
    expect(await quota(personne)).toMatchObject({ questions_used: 0 });
  });

  test('le départ du client arrête l’assistant et rend la question', async () => {
    const personne = await t.personne();
    let arrete = false;
    t.assistant.comportement = (_demande, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          arrete = true;
          reject(new DOMException('arrêté', 'AbortError'));
        });
      });
    const depart = new AbortController();
    const reponse = await ouvrir(personne, { question: 'Longue question ?' }, depart.signal);
    expect(reponse.status).toBe(200);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
    depart.abort();
    await reponse.text().catch(() => undefined);
    await expect.poll(() => arrete).toBe(true);
    await expect.poll(async () => (await quota(personne)).questions_used).toBe(0);
    t.assistant.comportement = undefined;
  });

  test('le départ du client vaut aussi pour /api/ask, et la question posée reste lisible', async () => {
    const personne = await t.personne();
    const avant = t.assistant.demandes.length;
    const liberer = t.assistant.retenir();
    const depart = new AbortController();
    const envoi = fetch(`${url}/api/ask`, {
      method: 'POST',
      headers: { ...personne.entetes, 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'Reste-t-elle ?' }),
      signal: depart.signal,
    }).catch(() => undefined);
    await expect.poll(() => t.assistant.demandes.length).toBe(avant + 1);
    depart.abort();
    await envoi;
    await expect.poll(async () => (await quota(personne)).questions_used).toBe(0);
    liberer();
    const liste = await t.injecter({ url: '/api/conversations', headers: personne.entetes });
    const [conversation] = liste.json<{ conversations: { id: string }[] }>().conversations;
    const relue = await t.injecter({ url: `/api/conversations/${conversation?.id}`, headers: personne.entetes });
    expect(relue.json<{ messages: { content: string }[] }>().messages.map((m) => m.content)).toEqual([
      'Reste-t-elle ?',
    ]);
  });

  test('un assistant trop long est arrêté', async () => {
    const app = await t.jumelle({
      modifier: (c) => ({ ...c, assistant: { ...c.assistant, delaiModeleMs: 30 } }),
    });
    const personne = await t.personne();
    const liberer = t.assistant.retenir();
    const reponse = await app.inject({
      method: 'POST',
      url: '/api/ask',
      headers: personne.entetes,
      payload: { question: 'Combien ?' },
    });
    liberer();
    expect(reponse.statusCode).toBe(503);
    expect(await quota(personne)).toMatchObject({ questions_used: 0 });
  });

  test('la conversation d’une autre personne est inconnue', async () => {
    const { conversation_id } = (await t.demander(await t.personne())).json<QuestionReponse>();
    const reponse = await ouvrir(await t.personne(), { question: 'Combien ?', conversation_id });
    expect(reponse.status).toBe(404);
  });
});
