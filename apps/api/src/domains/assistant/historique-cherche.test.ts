import { randomUUID } from 'node:crypto';
import { creerAssistantEmbarque } from '@francis/assistant';
import type { Conversation, ListeConversations, QuestionReponse } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { conversations, messages } from '../../schema/index.ts';
import { motsDe } from '../../schema/mots-francais.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { lirePdf } from '../../testing/lire-pdf.ts';

const t = avecApplication({ env: { QUOTA_GRATUIT: '1000' } });
const embarque = creerAssistantEmbarque();

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

const lister = async (personne: Personne, query: Record<string, string> = {}) =>
  (await t.injecter({ url: '/api/conversations', headers: personne.entetes, query })).json<ListeConversations>();

const demander = async (personne: Personne, question: string) =>
  (await t.demander(personne, question)).json<QuestionReponse>().conversation_id;

const lire = async (personne: Personne, id: string): Promise<Conversation> =>
  (await t.injecter({ url: `/api/conversations/${id}`, headers: personne.entetes })).json<Conversation>();

/** Old conversations, written without asking anything. */
async function anciennes(personne: Personne, nombre: number, texte: (i: number) => string): Promise<void> {
  const lignes = Array.from({ length: nombre }, (_, i) => ({
    id: randomUUID(),
    utilisateurId: personne.id,
    titre: `Ancienne ${i}`,
    juridiction: 'FR' as const,
    creeLe: new Date(Date.UTC(2024, 0, 1, 0, i)),
    modifieeLe: new Date(Date.UTC(2024, 0, 1, 0, i)),
  }));
  await t.base.queries.insert(conversations).values(lignes);
  await t.base.queries.insert(messages).values(
    lignes.map(({ id, creeLe }, i) => ({
      id: randomUUID(),
      conversationId: id,
      role: 'user' as const,
      contenu: texte(i),
      creeLe,
    })),
  );
}

const uneSeuleLaDit = (i: number): string =>
  i === 3 ? 'Ma sœur a cédé ses œuvres d’art à l’étranger, quelles déclarations ?' : 'Bonjour';

describe('L’historique', () => {
  test('se déroule au-delà de deux cents, sans trou ni doublon', async () => {
    const personne = await t.personne();
    await anciennes(personne, 230, () => 'Bonjour');
    const vues: string[] = [];
    for (let suite: string | undefined = ''; suite !== undefined; ) {
      const page: ListeConversations = await lister(personne, { limite: '100', ...(suite && { avant: suite }) });
      vues.push(...page.conversations.map((c) => c.titre));
      ({ suite } = page);
    }
    expect(vues).toEqual(Array.from({ length: 230 }, (_, i) => `Ancienne ${229 - i}`));
  });

  test('se cherche dans tout le texte, accents, œ et fins de mots repliés, et montre où', async () => {
    const personne = await t.personne();
    const autre = await t.personne();
    await anciennes(personne, 220, uneSeuleLaDit);
    await anciennes(autre, 1, () => 'Des œuvres à l’étranger');
    for (const recherche of ['OEUVRES étranger', 'œuvre', 'declaration', 'soeur cede', 'étrang'])
      expect((await lister(personne, { recherche })).conversations.map((c) => [recherche, c.titre])).toEqual([
        [recherche, 'Ancienne 3'],
      ]);
    const [trouvee] = (await lister(personne, { recherche: 'déclarations' })).conversations;
    expect(trouvee?.extrait).toContain('quelles déclarations ?');
    expect((await lister(personne, { recherche: 'notaire' })).conversations).toEqual([]);
    expect((await lister(personne, { recherche: '?!' })).conversations).toEqual([]);
  });

  test('refuse une suite inventée', async () => {
    const personne = await t.personne();
    const reponse = await t.injecter({ url: '/api/conversations?avant=hier', headers: personne.entetes });
    expect(reponse.statusCode).toBe(422);
  });

  test('n’est pas lu en entier pour être cherché', async () => {
    const plan = await t.base.transaction(async (q) => {
      await q.execute(sql`set local enable_seqscan = off`);
      return q.execute(
        sql`explain select 1 from messages where ${motsDe('contenu')} @@ to_tsquery('french', 'impot:*')`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('messages_mots');
  });
});

describe('Le titre d’une conversation', () => {
  const QUESTION = 'Je suis célibataire et mon salaire net imposable est de 45 000 €. Quel est mon impôt ?';

  test('s’écrit d’après les faits, suit leur correction, et cède à celui que la personne choisit', async () => {
    const personne = await t.personne();
    const id = await demander(personne, QUESTION);
    const lue = await lire(personne, id);
    expect(lue.titre).toBe('Impôt 2026\u202f: célibataire, salaire net imposable 45\u202f000\u00a0€');
    const modifications = [{ chemin: 'foyer.declarant1.salaires', valeur: 50_000 }];
    const payload = { version: lue.messages.at(-1)?.version, modifications };
    const url = `/api/conversations/${id}`;
    await t.injecter({ method: 'PATCH', url: `${url}/situation`, headers: personne.entetes, payload });
    expect((await lire(personne, id)).titre).toContain('50\u202f000\u00a0€');
    await t.injecter({ method: 'PATCH', url, headers: personne.entetes, payload: { titre: 'Mon impôt' } });
    await t.demander(personne, 'Et avec 60 000 € de salaire ?', { conversation_id: id });
    expect((await lire(personne, id)).titre).toBe('Mon impôt');
  });

  test('reste la question quand rien n’est calculé', async () => {
    const personne = await t.personne();
    const question = 'Que dit la loi sur la case L ?';
    expect((await lire(personne, await demander(personne, question))).titre).toBe(question);
  });
});

describe('L’avis sur une réponse', () => {
  test('se garde avec son commentaire, se retire, et tombe avec les chiffres qu’il juge', async () => {
    const personne = await t.personne();
    const id = await demander(personne, 'Célibataire, 45 000 € net imposable. Quel est mon impôt ?');
    const reponse = (await lire(personne, id)).messages.at(-1);
    const url = `/api/messages/${reponse?.id}/avis`;
    const donner = (payload: object) => t.injecter({ method: 'PUT', url, headers: personne.entetes, payload });
    expect((await donner({ avis: 'inutile', commentaire: 'Il manque ma décote' })).statusCode).toBe(204);
    const garde = () =>
      t.base.queries
        .select()
        .from(messages)
        .where(eq(messages.id, reponse?.id ?? ''));
    expect(await garde()).toMatchObject([{ avis: 'inutile', avisCommentaire: 'Il manque ma décote' }]);
    expect((await lire(personne, id)).messages.at(-1)?.avis).toBe('inutile');
    await donner({ avis: null });
    expect(await garde()).toMatchObject([{ avis: null, avisCommentaire: null, avisLe: null }]);
    await donner({ avis: 'utile' });
    const modifications = [{ chemin: 'foyer.declarant1.salaires', valeur: 50_000 }];
    const payload = { version: reponse?.version, modifications };
    await t.injecter({
      method: 'PATCH',
      url: `/api/conversations/${id}/situation`,
      headers: personne.entetes,
      payload,
    });
    expect(await garde()).toMatchObject([{ avis: null }]);
    expect((await donner({ avis: 'moyen' })).statusCode).toBe(422);
  });

  test('ne se donne ni à une question, ni à la réponse d’un autre', async () => {
    const [personne, autre] = [await t.personne(), await t.personne()];
    const id = await demander(personne, 'Célibataire, 45 000 € net imposable. Quel est mon impôt ?');
    const [question, reponse] = (await lire(personne, id)).messages;
    const donner = (qui: Personne, message: string | undefined) =>
      t.injecter({
        method: 'PUT',
        url: `/api/messages/${message}/avis`,
        headers: qui.entetes,
        payload: { avis: 'utile' },
      });
    expect((await donner(personne, question?.id)).statusCode).toBe(404);
    expect((await donner(autre, reponse?.id)).statusCode).toBe(404);
  });
});

describe('Le PDF d’une conversation', () => {
  test('porte questions, réponses, faits lus, calcul et textes cités, balisé et en français', async () => {
    const personne = await t.personne();
    const id = await demander(
      personne,
      'Nous sommes mariés, 60 000 € de salaire net imposable, 2 enfants. Notre impôt ?',
    );
    const url = `/api/conversations/${id}/pdf`;
    const reponse = await t.injecter({ url, headers: personne.entetes });
    expect(reponse.headers['content-type']).toBe('application/pdf');
    expect(reponse.headers['content-disposition']).toMatch(/^attachment; filename="francis-\d{4}-\d{2}-\d{2}\.pdf"$/);
    const lu = await lirePdf(reponse.rawPayload);
    expect(lu.langue).toBe('fr-FR');
    expect(lu.titre).toMatch(/^Impôt 2026/);
    const attendus = [
      'Nous sommes mariés, 60 000 €',
      'Réponse : Exact',
      'Ce que j’ai lu',
      'Supposé, et à savoir',
      'Calcul : Impôt sur le revenu, revenus 2025',
      'Textes cités',
      'CGI art. 197 — Barème, plafonnement et décote',
      'Texte non importé',
    ];
    expect(attendus.filter((attendu) => !lu.texte.includes(attendu))).toEqual([]);
    expect(lu.balises).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'L', 'P']));
    expect(lu.texte).not.toMatch(/\*\*|\[\^|#calcul|#note/);
  });
});
