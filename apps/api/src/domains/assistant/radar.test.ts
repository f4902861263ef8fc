import { creerAssistantEmbarque } from '@francis/assistant';
import { type QuestionReponse, RadarDesConversations } from '@francis/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
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

const radar = async (qui: Personne, suite = ''): Promise<RadarDesConversations> =>
  RadarDesConversations.parse(
    (await t.injecter({ url: `/api/pro/conversations/radar${suite}`, headers: qui.entetes })).json(),
  );
const creerClient = async (qui: Personne): Promise<string> => {
  const payload = { data: DOSSIER };
  const cree = await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: qui.entetes, payload });
  return cree.json<{ client: { id: string } }>().client.id;
};
async function demander(qui: Personne, clientId: string, query = 'Quel est son impôt ?'): Promise<QuestionReponse> {
  const url = `/api/pro/clients/${clientId}/ask_francis`;
  const payload = { query, conversation_history: [], jurisdiction: 'FR' };
  return (await t.injecter({ method: 'POST', url, headers: qui.entetes, payload })).json<QuestionReponse>();
}

let pro: Personne;
let clientId: string;
let conversation: string;
let impot: number;

beforeAll(async () => {
  pro = await t.personne('professionnel');
  clientId = await creerClient(pro);
});
beforeEach(async () => {
  const reponse = await demander(pro, clientId);
  conversation = reponse.conversation_id;
  impot = reponse.calculs[0]?.valeur ?? 0;
});

/** As if it had been answered under an older law: a lower threshold, and the higher tax that followed. */
async function vieillir(id: string, ecart: number): Promise<void> {
  const lesSiens = and(eq(messages.conversationId, id), eq(messages.role, 'assistant'));
  const [message] = await t.base.queries.select().from(messages).where(lesSiens);
  const calculs = (message?.calculs ?? []).map((calcul, i) => ({
    ...calcul,
    valeur: i === 0 ? calcul.valeur + ecart : calcul.valeur,
    trace: JSON.parse(
      JSON.stringify(calcul.trace, (cle, valeur: unknown) =>
        cle === 'parametres' && Array.isArray(valeur)
          ? valeur.map((p: { nom: string; valeur: number }) =>
              p.nom === 'bareme.seuil_2' ? { ...p, valeur: p.valeur - 1_000 } : p,
            )
          : valeur,
      ),
    ),
  }));
  await t.base.queries.update(messages).set({ calculs }).where(lesSiens);
}

test('rien ne bouge sous la même loi ; une loi changée nomme la conversation, le client, le chiffre et l’article', async () => {
  expect(impot).toBeGreaterThan(0);
  expect((await radar(pro)).lignes).toEqual([]);
  await vieillir(conversation, 380);
  expect((await radar(pro)).lignes).toMatchObject([
    {
      client: { id: clientId, nom_client: DOSSIER.nom_client },
      conversation: { id: conversation },
      unite: 'EUR',
      avant: impot + 380,
      apres: impot,
      ecart: -380,
      articles: [expect.stringContaining('197')],
    },
  ]);
});

test('une réponse qui donne l’impôt sans et avec un versement n’alerte pas sous la même loi', async () => {
  const question = 'Combien économiserait-elle en versant 5 000 € sur un PER ?';
  const { calculs, conversation_id } = await demander(pro, clientId, question);
  const impots = calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);
  expect(new Set(impots).size).toBe(2);
  expect((await radar(pro)).lignes.filter((l) => l.conversation.id === conversation_id)).toEqual([]);
});

test('un texte nomme les conversations qui s’appuient sur lui, et elles seules', async () => {
  expect((await radar(pro, '?article=197')).lignes.map((l) => l.conversation.id)).toContain(conversation);
  expect((await radar(pro, '?article=1197')).lignes).toEqual([]);
});

test('chacun n’y lit que ses conversations, et un dossier supprimé les emporte', async () => {
  const autre = await t.personne('professionnel');
  expect(await radar(autre, '?article=197')).toEqual({ relues: 0, lignes: [], suivant: null });
  const sien = await creerClient(autre);
  await demander(autre, sien);
  expect((await radar(autre, '?article=197')).lignes.map((l) => l.client.id)).toEqual([sien]);
  const { statusCode } = await t.injecter({
    method: 'DELETE',
    url: `/api/pro/clients/${sien}`,
    headers: autre.entetes,
  });
  expect(statusCode).toBeLessThan(300);
  expect((await radar(autre, '?article=197')).lignes).toEqual([]);
});

test('un particulier n’y entre pas, et une suite inventée est refusée', async () => {
  const particulier = await t.personne('particulier');
  const url = '/api/pro/conversations/radar';
  expect((await t.injecter({ url, headers: particulier.entetes })).statusCode).toBe(403);
  expect((await t.injecter({ url: `${url}?apres=demain`, headers: pro.entetes })).statusCode).toBe(422);
});
