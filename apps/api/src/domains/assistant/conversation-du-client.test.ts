import { randomUUID } from 'node:crypto';
import { creerAssistantEmbarque } from '@francis/assistant';
import type { Conversation, ListeConversations, Message, QuestionReponse } from '@francis/contract';
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

/** The titles of the margin notes that say it. */
const titres = (chat: Message | undefined, mots: string): string[] =>
  (chat?.notes ?? []).filter(({ texte }) => texte.includes(mots)).map(({ titre }) => titre);

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

  describe('n’est pas plus sûre que les analyses de son dossier', () => {
    const SEULE = {
      nom_client: 'Noether',
      prenom_client: 'Emmy',
      date_naissance_client: '1982-03-23',
      situation_maritale_client: 'Marié(e)',
      nombre_enfants_a_charge_client: 2,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 48_000,
      statut_professionnel_client2: 'Sans activité',
      revenu_net_annuel_client2: 0,
    };
    const NAISSANCES = [
      { prenom: 'Lou', date_naissance: '2013-05-02' },
      { prenom: 'Max', date_naissance: '2016-05-02' },
    ];
    const comparer = async (fiche: object, query: string) => {
      const pro = await t.personne('professionnel');
      const { entetes: headers } = pro;
      const poster = async <T>(url: string, payload: object): Promise<T> =>
        (await t.injecter({ method: 'POST', url, headers, payload })).json<T>();
      const { client } = await poster<{ client: { id: string } }>('/api/pro/clients', { data: { ...SEULE, ...fiche } });
      const ici = `/api/pro/clients/${client.id}`;
      const { statut } = await poster<{ statut: string }>(`${ici}/analyze_irpp_2025`, {});
      const demande = { query, conversation_history: [], jurisdiction: 'FR' };
      const { conversation_id } = await poster<QuestionReponse>(`${ici}/ask_francis`, demande);
      return { statut, chat: (await lire(pro, conversation_id)).messages.at(-1) };
    };

    test.each([
      ['Quel est son impôt ?', {}, 'années de naissance des enfants, supposées'],
      [
        'Leur impôt avec deux salaires de 60 000 € et 10 000 € net imposable ?',
        {},
        'années de naissance des enfants, supposées',
      ],
      [
        'Quel est son impôt ?',
        { details_enfants_client: NAISSANCES, code_postal_client: '97400' },
        'celui de la métropole',
      ],
    ])('« %s » %j : une estimation des deux côtés, et la supposition est dite', async (query, fiche, mots) => {
      const { statut, chat } = await comparer(fiche, query);
      expect([statut, chat?.statut]).toEqual(['estimation', 'partiel']);
      expect(titres(chat, mots)).toEqual([expect.stringMatching(/À relire|Non repris/)]);
    });

    test('et dit d’un résident d’un autre pays que cet impôt n’est pas le sien, sans analyse', async () => {
      const fiche = { details_enfants_client: NAISSANCES, pays_residence_fiscale_client: 'Belgique' };
      const { statut, chat } = await comparer(fiche, 'Quel est son impôt ?');
      expect([statut, chat?.statut]).toEqual([undefined, 'partiel']);
      expect(chat?.content).toContain('et n’est pas le sien');
    });

    test('ni moins, quand le dossier dit tout, ou que la question dit ce qui manque', async () => {
      const complet = await comparer({ details_enfants_client: NAISSANCES }, 'Quel est son impôt ?');
      expect([complet.statut, complet.chat?.statut]).toEqual(['exact', 'exact']);
      const dit = await comparer({}, 'Quel est son impôt, avec ses deux enfants de 9 et 12 ans ?');
      expect([dit.statut, titres(dit.chat, 'années de naissance')]).toEqual(['estimation', []]);
    });
  });

  test('répond par le dossier ouvert, et connaît le conjoint par le dossier qui lui est lié', async () => {
    const { pro, clientId } = await dossier();
    const { entetes: headers } = pro;
    const data = { ...DOSSIER, nom_client: 'Haddad', prenom_client: 'Karim' };
    const autre = await t.injecter({ method: 'POST', url: '/api/pro/clients', headers, payload: { data } });
    const { client } = autre.json<{ client: { id: string } }>();
    const liens = `/api/pro/clients/${clientId}/famille/liens`;
    const lie = await t.injecter({
      method: 'POST',
      url: liens,
      headers,
      payload: { client: client.id, nature: 'conjoint' },
    });
    expect(lie.statusCode).toBeLessThan(300);
    const { answer, calculs } = (
      await t.demander(pro, 'Combien gagne Karim ?', { client_id: clientId })
    ).json<QuestionReponse>();
    expect(answer).toMatch(/dossier/i);
    expect(answer).toMatch(/conjoint|l’autre/);
    expect(calculs).toEqual([]);
    const demande = t.assistant.demandes.at(-1);
    expect(demande?.dossier?.conjoint).toEqual({ prenom: 'Karim', nom: 'Haddad' });
    expect(demande?.identites).toContainEqual({ genre: 'PERSONNE', valeur: 'Karim Haddad' });
  });

  test('est dans l’historique de ce client, et pas dans celui du conseiller ni d’un autre cabinet', async () => {
    const { pro, clientId, id } = await dossier();
    const { entetes } = await t.personne('professionnel');
    await t.demander(pro, 'Qu’est-ce que le quotient familial ?');
    const lister = async (qui: Personne['entetes'], client: string) => {
      const url = `/api/conversations?${new URLSearchParams({ client })}`;
      const { conversations } = (await t.injecter({ url, headers: qui })).json<ListeConversations>();
      return conversations.map((c) => c.id);
    };
    expect(await lister(pro.entetes, clientId)).toEqual([id]);
    const siennes = await lister(pro.entetes, 'aucun');
    expect(siennes).toHaveLength(1);
    expect(siennes).not.toContain(id);
    expect(await lister(entetes, clientId)).toEqual([]);
    const faute = await t.injecter({ url: '/api/conversations?client=tous', headers: pro.entetes });
    expect(faute.statusCode).toBe(422);
  });

  test('s’ouvre depuis le chat sur un dossier de son cabinet, et d’aucun autre', async () => {
    const { pro, clientId } = await dossier();
    const ouverte = await t.demander(pro, 'Quel est son impôt ?', { client_id: clientId });
    expect(ouverte.statusCode).toBe(200);
    const { answer, conversation_id } = ouverte.json<QuestionReponse>();
    expect(answer).toContain('votre client');
    const lus = ouverte.json<QuestionReponse>().lecture.faits.map(({ libelle }) => libelle);
    expect(lus).toContain('année de naissance');
    expect(lus.filter((l) => l.startsWith('votre'))).toEqual([]);
    expect((await lire(pro, conversation_id)).client_id).toBe(clientId);
    // Another firm's client, one that does not exist, and another than the conversation's: the same refusal.
    const autre = await dossier();
    const etranger = await t.demander(autre.pro, 'Quel est son impôt ?', { client_id: clientId });
    const absent = await t.demander(autre.pro, 'Quel est son impôt ?', { client_id: randomUUID() });
    const melange = await t.demander(pro, 'Et lui ?', { conversation_id, client_id: autre.clientId });
    for (const refus of [etranger, absent, melange]) {
      expect(refus.statusCode).toBe(404);
      expect(refus.json()).toMatchObject({ code: 'INTROUVABLE' });
    }
    const particulier = await t.personne();
    expect((await t.demander(particulier, 'Quel est son impôt ?', { client_id: clientId })).statusCode).toBe(403);
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
