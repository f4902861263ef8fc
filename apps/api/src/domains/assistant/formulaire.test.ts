import { creerAssistantEmbarque } from '@francis/assistant';
import type { Conversation, Message, QuestionReponse } from '@francis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { QUOTA_GRATUIT: '1000' } });
const embarque = creerAssistantEmbarque();
const QUESTION = 'Marié sans enfant, je gagne 38 400 € net imposable et ma femme 25 200 € : quel impôt ?';

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

async function poser(question = QUESTION, personne?: Personne) {
  const qui = personne ?? (await t.personne());
  const reponse = (await t.demander(qui, question)).json<QuestionReponse>();
  const message = (await lire(qui, reponse.conversation_id)).messages.at(-1);
  if (message?.version === undefined) throw new Error('nothing was read');
  return { qui, id: reponse.conversation_id, message, version: message.version };
}

const corriger = (personne: Personne, id: string, version: number, modifications: unknown) =>
  t.injecter({
    method: 'PATCH',
    url: `/api/conversations/${id}/situation`,
    headers: personne.entetes,
    payload: { version, modifications },
  });

const droits = (m: Message | undefined) => m?.calculs?.find((c) => c.unite === 'EUR')?.valeur;

describe('Le formulaire du sujet', () => {
  const DON = 'Je donne 150 000 € à ma fille. Quels droits ?';
  test('vient quand le sujet est connu et la lecture n’est pas sûre, et complète ce qui n’a pas été lu', async () => {
    const { qui, id, message, version } = await poser(`${DON} J’ai aussi 4 321 € de zorglub.`);
    expect(message.formulaire?.a_verifier).toBe(true);
    const chemins = message.formulaire?.ajouts.map((a) => a.chemin) ?? [];
    expect(chemins).toContain('donation.donations_anterieures');
    expect(chemins.every((c) => c?.startsWith('donation.'))).toBe(true);
    const ajoute = await corriger(qui, id, version, [{ chemin: 'donation.donations_anterieures', valeur: 50_000 }]);
    const attendu = await poser('Je donne 150 000 € à ma fille, déjà donné 50 000 € il y a 3 ans. Quels droits ?', qui);
    expect(droits(ajoute.json<Message>())).toBe(droits(attendu.message));
    expect(droits(ajoute.json<Message>())).not.toBe(droits(message));
  });

  test('n’est qu’à portée de main quand la lecture est sûre, et sur la dernière réponse seulement', async () => {
    const { qui, id, message } = await poser();
    expect(message.formulaire?.a_verifier).toBe(false);
    expect(message.formulaire?.ajouts.map((a) => a.chemin)).toContain('foyer.declarant2.per_versements');
    await t.demander(qui, 'pourquoi ?', { conversation_id: id });
    const conversation = await lire(qui, id);
    expect(conversation.messages.map((m) => m.formulaire !== undefined)).toEqual([false, false, false, true]);
  });

  test('demande ce qui n’a pas été lu, sans aucun chiffre, et calcule dès qu’un fait est corrigé', async () => {
    const { qui, id, message, version } = await poser(
      'Je donne 150 000 € à ma fille, j’ai 4 321 € de zorglub et 7 654 € de brimborions. Quels droits ?',
    );
    expect(message.statut).toBe('clarification');
    expect(message.calculs).toEqual([]);
    expect(message.content).not.toMatch(/droits de donation .* sont de/u);
    expect(message.formulaire?.a_verifier).toBe(true);
    const montant = message.lecture?.faits.find((f) => f.valeur === 7654)?.chemin ?? '';
    const corrige = await corriger(qui, id, version, [{ chemin: montant, valeur: 150_000 }]);
    expect(droits(corrige.json<Message>())).toBe(droits((await poser(DON, qui)).message));
  });
});
