import { creerAssistantEmbarque } from '@francis/assistant';
import type { Conversation, Message, QuestionReponse } from '@francis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { messages } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';

const t = avecApplication({ env: { QUOTA_GRATUIT: '1000' } });
const embarque = creerAssistantEmbarque();

/** The embedded assistant answers, as it does in the product. */
beforeEach(() => {
  t.assistant.comportement = async (demande) => {
    for await (const e of embarque.repondre(demande)) {
      if (e.type !== 'reponse') continue;
      t.assistant.appels = e.bilan?.appels ?? [];
      return e.reponse;
    }
    throw new Error('no answer');
  };
});

const lire = async (personne: Personne, id: string): Promise<Conversation> =>
  (await t.injecter({ url: `/api/conversations/${id}`, headers: personne.entetes })).json<Conversation>();

const corriger = (personne: Personne, id: string, version: number, modifications: unknown) =>
  t.injecter({
    method: 'PATCH',
    url: `/api/conversations/${id}/situation`,
    headers: personne.entetes,
    payload: { version, modifications },
  });

async function dossier() {
  const pro = await t.personne('professionnel');
  const cree = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: pro.entetes,
    payload: { data: DOSSIER },
  });
  const { client } = cree.json<{ client: { id: string } }>();
  const url = `/api/pro/clients/${client.id}/ask_francis`;
  const payload = { query: 'Quel est son impôt ?', conversation_history: [], jurisdiction: 'FR' };
  const reponse = await t.injecter({ method: 'POST', url, headers: pro.entetes, payload });
  return { pro, clientId: client.id, id: reponse.json<QuestionReponse>().conversation_id };
}

describe('La conversation d’un client', () => {
  test('se corrige et continue depuis son dossier, jamais depuis le profil du conseiller', async () => {
    const { pro, id } = await dossier();
    await t.injecter({
      method: 'POST',
      url: '/api/user-profile',
      headers: pro.entetes,
      payload: { revenus_annuels: 999_999 },
    });
    const message = (await lire(pro, id)).messages.at(-1);
    const fait = message?.lecture?.faits.find((f) => f.chemin === 'foyer.declarant1.salaires');
    expect(fait?.source).toBe('profil');
    const corrigee = await corriger(pro, id, message?.version ?? 0, [{ chemin: fait?.chemin, valeur: 70_000 }]);
    expect(corrigee.statusCode).toBe(200);
    expect(corrigee.json<Message>().content).toContain('votre client');
    expect(corrigee.body).not.toContain('"valeur":999999,');
    // What the file holds and nobody read again is still told.
    expect(message?.statut).toBe('partiel');
    expect(corrigee.json<Message>()).toMatchObject({ statut: 'partiel' });
    const suite = await t.demander(pro, 'pourquoi ?', { conversation_id: id });
    expect(suite.statusCode).toBe(200);
    expect(t.assistant.demandes.at(-1)).toMatchObject({ concerne: 'client' });
    expect(JSON.stringify(t.assistant.demandes.at(-1)?.profilEnregistre)).not.toContain('999999');
  });

  test('ne continue pas ailleurs que sur ce dossier', async () => {
    const { pro, id } = await dossier();
    const autre = await t.injecter({
      method: 'POST',
      url: '/api/pro/clients',
      headers: pro.entetes,
      payload: { data: DOSSIER },
    });
    const refus = await t.injecter({
      method: 'POST',
      url: `/api/pro/clients/${autre.json<{ client: { id: string } }>().client.id}/ask_francis`,
      headers: pro.entetes,
      payload: { query: 'Et lui ?', conversation_id: id },
    });
    expect([404, 422]).toContain(refus.statusCode);
    expect((await lire(pro, id)).messages).toHaveLength(2);
  });

  test('part avec son dossier', async () => {
    const { pro, clientId, id } = await dossier();
    const url = `/api/pro/clients/${clientId}`;
    expect((await t.injecter({ method: 'DELETE', url, headers: pro.entetes })).statusCode).toBeLessThan(300);
    const apres = await t.injecter({ url: `/api/conversations/${id}`, headers: pro.entetes });
    expect(apres.statusCode).toBe(404);
    const restes = await t.base.queries.select().from(messages).where(eq(messages.conversationId, id));
    expect(restes).toEqual([]);
  });
});
