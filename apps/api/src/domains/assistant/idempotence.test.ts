import { randomUUID } from 'node:crypto';
import type { Quota } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication({ erreursAttendues: true });

const poser = (personne: Personne, cle: string, question = 'Combien d’impôt ?') =>
  t.injecter({
    method: 'POST',
    url: '/api/ask',
    headers: { ...personne.entetes, 'idempotency-key': cle },
    payload: { question },
  });

const utilisees = async (personne: Personne): Promise<number> =>
  (await t.injecter({ url: '/api/questions/quota', headers: personne.entetes })).json<Quota>().questions_used;

describe('Idempotency-Key', () => {
  test('répétée, elle rend la même réponse sans seconde question', async () => {
    const personne = await t.personne();
    const cle = randomUUID();
    const premiere = await poser(personne, cle);
    const avant = t.assistant.demandes.length;
    const seconde = await poser(personne, cle);
    expect(seconde.json()).toEqual(premiere.json());
    expect(t.assistant.demandes).toHaveLength(avant);
    expect(await utilisees(personne)).toBe(1);
  });

  test('un double clic attend la réponse en cours', async () => {
    const personne = await t.personne();
    const cle = randomUUID();
    const avant = t.assistant.demandes.length;
    const liberer = t.assistant.retenir();
    const clics = [poser(personne, cle), poser(personne, cle), poser(personne, cle)];
    await expect.poll(() => t.assistant.demandes.length).toBe(avant + 1);
    liberer();
    const reponses = await Promise.all(clics);
    expect(reponses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(reponses.map(({ body }) => body)).size).toBe(1);
    expect(t.assistant.demandes).toHaveLength(avant + 1);
    expect(await utilisees(personne)).toBe(1);
  });

  test('après une panne, elle reprend la même question sans la récrire', async () => {
    const personne = await t.personne();
    const cle = randomUUID();
    t.assistant.comportement = async () => {
      throw new Error('panne');
    };
    expect((await poser(personne, cle)).statusCode).toBe(503);
    t.assistant.comportement = undefined;
    const reprise = await poser(personne, cle);
    expect(reprise.statusCode).toBe(200);
    const { conversation_id } = reprise.json<{ conversation_id: string }>();
    const relue = await t.injecter({ url: `/api/conversations/${conversation_id}`, headers: personne.entetes });
    expect(relue.json<{ messages: unknown[] }>().messages).toHaveLength(2);
    const liste = await t.injecter({ url: '/api/conversations', headers: personne.entetes });
    expect(liste.json<{ conversations: unknown[] }>().conversations).toHaveLength(1);
  });

  test('la même clé pour une autre question est un conflit', async () => {
    const personne = await t.personne();
    const cle = randomUUID();
    await poser(personne, cle);
    const autre = await poser(personne, cle, 'Autre question ?');
    expect(autre.statusCode).toBe(409);
    expect(autre.json()).toMatchObject({ code: 'CONFLIT' });
  });

  test('la clé d’une autre personne n’est pas la mienne', async () => {
    const [moi, autre] = [await t.personne(), await t.personne()];
    const cle = randomUUID();
    const mienne = (await poser(moi, cle)).json<{ conversation_id: string }>();
    const sienne = (await poser(autre, cle)).json<{ conversation_id: string }>();
    expect(sienne.conversation_id).not.toBe(mienne.conversation_id);
  });

  test('une clé qui n’est pas un uuid est refusée', async () => {
    const reponse = await poser(await t.personne(), 'un');
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: 'idempotency-key' }] });
  });
});
