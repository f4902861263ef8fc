import { creerAssistantEmbarque } from '@francis/assistant';
import type { Conversation, Message, QuestionReponse, Quota } from '@francis/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { QUOTA_GRATUIT: '1000' } });
const embarque = creerAssistantEmbarque();

const QUESTION = 'Marié sans enfant, je gagne 38 400 € net imposable et ma femme 25 200 € : quel impôt ?';
const SALAIRE = 'foyer.declarant2.salaires';

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
  if (message?.version === undefined || message.lecture === undefined) throw new Error('nothing was read');
  return { qui, id: reponse.conversation_id, reponse, message, version: message.version };
}

const corriger = (personne: Personne, id: string, version: number, modifications: unknown) =>
  t.injecter({
    method: 'PATCH',
    url: `/api/conversations/${id}/situation`,
    headers: personne.entetes,
    payload: { version, modifications },
  });

const impot = (m: Pick<Message, 'calculs'>): number | undefined =>
  m.calculs?.find((c) => c.regle === 'ir.impot_final')?.valeur;

describe('Ce qui a été lu', () => {
  test('vient avec la réponse : chaque fait, ses mots, sa valeur en français', async () => {
    const { reponse, message } = await poser();
    const fait = reponse.lecture.faits.find((f) => f.chemin === SALAIRE);
    expect(fait).toMatchObject({ valeur: 25_200, affiche: '25\u202f200\u00a0€', source: 'dit', unite: 'EUR' });
    expect(fait?.preuves.map(({ debut, fin }) => QUESTION.slice(debut, fin))).toEqual(['25 200 €']);
    expect(reponse.lecture.faits.find((f) => f.chemin === 'foyer.situation')).toMatchObject({
      valeur: 'marie',
      affiche: 'marié',
      source: 'dit',
      choix: expect.arrayContaining([{ valeur: 'pacse', libelle: 'pacsé' }]),
    });
    expect(message.lecture).toEqual(reponse.lecture);
  });

  test('un montant mensuel montre le calcul qui le porte à l’année', async () => {
    const { reponse } = await poser('Célibataire, je gagne 3 200 € net imposable par mois. Quel impôt ?');
    expect(reponse.lecture.faits.find((f) => f.chemin === 'foyer.declarant1.salaires')?.affiche).toBe(
      '38\u202f400\u00a0€ (3\u202f200\u00a0×\u00a012)',
    );
  });

  test('une mention dont rien ne tient compte est montrée comme telle', async () => {
    const question = 'Je donne 150 000 € à ma fille. Quels droits ? J’ai aussi 4 321 € de zorglub.';
    const { reponse } = await poser(question);
    expect(reponse.statut).toBe('partiel');
    const ecartee = reponse.lecture.ecartees.find((e) => question.slice(e.debut, e.fin).startsWith('4 321'));
    expect(ecartee?.raison).toBe('non pris en compte');
  });

  test('une année que personne n’a dite est une hypothèse', async () => {
    const { reponse } = await poser();
    expect(reponse.lecture.faits.find((f) => f.chemin === 'annee')?.source).toBe('defaut');
  });

  test('un fait manquant du catalogue vient avec ses choix', async () => {
    const { reponse } = await poser('Je gagne 30 000 € net imposable, quel impôt ?');
    expect(reponse.statut).toBe('clarification');
    expect(reponse.lecture.manques[0]).toMatchObject({ chemin: 'foyer.situation', unite: 'choix' });
    expect(reponse.lecture.manques[0]?.choix).toHaveLength(5);
  });

  test('une réponse écrite avant que la lecture soit gardée s’ouvre encore, sans correction', async () => {
    const { qui, id, message, version } = await poser();
    await t.base.queries
      .update(messages)
      .set({ lecture: null, situation: null, version: null })
      .where(eq(messages.id, message.id));
    const relue = (await lire(qui, id)).messages.at(-1);
    expect(relue).toMatchObject({ id: message.id, content: message.content });
    expect(relue).not.toHaveProperty('lecture');
    expect(relue).not.toHaveProperty('version');
    const refus = await corriger(qui, id, version, [{ chemin: SALAIRE, valeur: 1 }]);
    expect(refus.statusCode).toBe(409);
  });
});

describe('PATCH /api/conversations/{id}/situation', () => {
  test('refait le calcul avec le fait corrigé, exact, sans question décomptée ni texte relu', async () => {
    const { qui, id, message, version } = await poser();
    const quota = async () =>
      (await t.injecter({ url: '/api/questions/quota', headers: qui.entetes })).json<Quota>().questions_used;
    const avant = await quota();
    const posees = t.assistant.demandes.length;
    const corrigee = await corriger(qui, id, version, [{ chemin: SALAIRE, valeur: 27_300 }]);
    expect(corrigee.statusCode).toBe(200);
    const nouveau = corrigee.json<Message>();
    const attendu = await poser(QUESTION.replace('25 200', '27 300'), qui);
    expect(impot(nouveau)).toBe(impot(attendu.message));
    expect(impot(nouveau)).not.toBe(impot(message));
    expect(nouveau).toMatchObject({ id: message.id, statut: 'exact', version: version + 1 });
    expect(nouveau.lecture?.faits.find((f) => f.chemin === SALAIRE)).toMatchObject({
      valeur: 27_300,
      source: 'corrige',
      preuves: message.lecture?.faits.find((f) => f.chemin === SALAIRE)?.preuves,
    });
    expect((await lire(qui, id)).messages.at(-1)).toEqual(nouveau);
    // The question of the comparison is the only one that was asked since.
    expect(t.assistant.demandes.length).toBe(posees + 1);
    expect(await quota()).toBe(avant + 1);
  });

  test('garde les corrections précédentes', async () => {
    const { qui, id, version } = await poser();
    await corriger(qui, id, version, [{ chemin: SALAIRE, valeur: 27_300 }]);
    const seconde = await corriger(qui, id, version + 1, [{ chemin: 'foyer.situation', valeur: 'pacse' }]);
    const sources = seconde.json<Message>().lecture?.faits.filter((f) => f.source === 'corrige');
    expect(sources?.map((f) => f.chemin).sort()).toEqual([SALAIRE, 'foyer.situation']);
    expect(seconde.json<Message>().statut).toBe('exact');
  });

  test('une version dépassée est refusée et ne change rien', async () => {
    const { qui, id, version } = await poser();
    expect((await corriger(qui, id, version, [{ chemin: SALAIRE, valeur: 27_300 }])).statusCode).toBe(200);
    const refus = await corriger(qui, id, version, [{ chemin: SALAIRE, valeur: 1 }]);
    expect(refus.statusCode).toBe(409);
    expect(refus.json()).toMatchObject({ code: 'REPONSE_DEPASSEE' });
    expect((await lire(qui, id)).messages.at(-1)?.lecture?.faits.find((f) => f.chemin === SALAIRE)?.valeur).toBe(
      27_300,
    );
  });

  test('de deux corrections simultanées, une seule passe', async () => {
    const { qui, id, version } = await poser();
    const deux = await Promise.all(
      [26_000, 27_000].map((valeur) => corriger(qui, id, version, [{ chemin: SALAIRE, valeur }])),
    );
    expect(deux.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    ['fait inconnu', 'foyer.nombre_de_chats', 2],
    ['valeur négative', SALAIRE, -1],
    ['texte pour un montant', SALAIRE, 'beaucoup'],
    ['choix inconnu', 'foyer.situation', 'heureux'],
    ['fait d’un autre calcul', 'donation.don_familial', true],
    ['chemin d’un prototype', '__proto__.x', 1],
  ])('refuse en nommant le chemin : %s', async (_cas, chemin, valeur) => {
    const { qui, id, version } = await poser();
    const refus = await corriger(qui, id, version, [{ chemin, valeur }]);
    expect(refus.statusCode).toBe(422);
    expect(refus.json<{ champs: { chemin: string }[] }>().champs.map((c) => c.chemin)).toContain(chemin);
    expect((await lire(qui, id)).messages.at(-1)?.version).toBe(version);
  });

  test('la conversation d’un autre n’existe pas', async () => {
    const { id, version } = await poser();
    const refus = await corriger(await t.personne(), id, version, [{ chemin: SALAIRE, valeur: 1 }]);
    expect(refus.statusCode).toBe(404);
  });

  test('soixante corrections par minute, pas une de plus', async () => {
    const { qui, id } = await poser();
    for (let i = 0; i < 60; i += 1)
      expect((await corriger(qui, id, 999, [{ chemin: SALAIRE, valeur: 1 }])).statusCode).toBe(409);
    const refus = await corriger(qui, id, 999, [{ chemin: SALAIRE, valeur: 1 }]);
    expect(refus.statusCode).toBe(429);
    expect(refus.headers['retry-after']).toBe('60');
  });

  test('une suite part de la correction, et non de ce qui avait été mal lu', async () => {
    const { qui, id, version } = await poser();
    await corriger(qui, id, version, [{ chemin: SALAIRE, valeur: 27_300 }]);
    const salaires = async (question: string) => {
      const suite = await t.demander(qui, question, { conversation_id: id });
      const faits = suite.json<QuestionReponse>().lecture.faits.filter((f) => f.chemin === SALAIRE);
      return [faits.map((f) => f.valeur), faits[0]?.source];
    };
    expect(await salaires('Et si je verse 5 000 € sur un PER ?')).toEqual([[27_300], 'corrige']);
    expect(await salaires('Et avec un enfant de 4 ans ?')).toEqual([[27_300], 'corrige']);
    // A word in between that computes nothing forgets nothing.
    await t.demander(qui, 'Merci', { conversation_id: id });
    expect(await salaires('Et avec deux enfants de 4 et 6 ans ?')).toEqual([[27_300], 'corrige']);
    // What a follow-up says itself is its own.
    expect(await salaires('Et si ma femme gagnait 30 000 € net imposable ?')).not.toEqual([[27_300], 'corrige']);
  });
});

const ecart = (m: Message | undefined) => m?.calculs?.find((c) => c.regle === 'comparaison.ecart')?.valeur;
const quotaDe = async (qui: Personne) =>
  (await t.injecter({ url: '/api/questions/quota', headers: qui.entetes })).json<Quota>().questions_used;

describe('Une précision demandée', () => {
  test('se donne sans phrase et sans question décomptée, puis reste dite', async () => {
    const { qui, id, version } = await poser('Je gagne 30 000 € net imposable, quel impôt ?');
    const avant = await quotaDe(qui);
    const donnee = await corriger(qui, id, version, [{ chemin: 'foyer.situation', valeur: 'celibataire' }]);
    expect(donnee.statusCode).toBe(200);
    const message = donnee.json<Message>();
    expect(impot(message)).toBe(1_564);
    expect(message.statut).toBe('exact');
    expect(message.lecture?.faits.find((f) => f.chemin === 'foyer.situation')).toMatchObject({
      valeur: 'celibataire',
      source: 'corrige',
      preuves: [],
    });
    expect(await quotaDe(qui)).toBe(avant);
    // Corrected afterwards, it is still there; a follow-up starts from it.
    const corrigee = await corriger(qui, id, version + 1, [{ chemin: 'foyer.declarant1.salaires', valeur: 38_400 }]);
    expect(impot(corrigee.json<Message>())).toBe(3_472);
    const suite = await t.demander(qui, 'Et si je verse 5 000 € sur un PER ?', { conversation_id: id });
    expect(suite.json<QuestionReponse>().calculs.find((c) => c.regle === 'comparaison.ecart')?.valeur).toBe(1_499);
  });

  test('deux précisions se donnent l’une après l’autre', async () => {
    const { qui, id, version } = await poser('Je gagne 38 400 € net imposable, quel impôt ?');
    const premiere = await corriger(qui, id, version, [{ chemin: 'foyer.situation', valeur: 'pacse' }]);
    expect(premiere.json<Message>()).toMatchObject({ statut: 'clarification' });
    expect(premiere.json<Message>().lecture?.manques.map((m) => m.chemin)).toEqual([SALAIRE]);
    const seconde = await corriger(qui, id, version + 1, [{ chemin: SALAIRE, valeur: 25_200 }]);
    expect(impot(seconde.json<Message>())).toBe(3_744);
  });

  test.each([
    ['un fait qui n’est pas demandé', 'donation.lien', 'enfant'],
    ['une valeur d’un autre type', 'foyer.situation', 3],
    ['un fait inconnu', '__proto__.x', 1],
  ])('refuse en nommant le chemin : %s', async (_cas, chemin, valeur) => {
    const { qui, id, version } = await poser('Je gagne 30 000 € net imposable, quel impôt ?');
    const refus = await corriger(qui, id, version, [{ chemin, valeur }]);
    expect(refus.statusCode).toBe(422);
    expect(refus.json<{ champs: { chemin: string }[] }>().champs.map((c) => c.chemin)).toContain(chemin);
    expect((await lire(qui, id)).messages.at(-1)?.statut).toBe('clarification');
  });
});

test('une précision donnée sur un client se dit encore de lui', async () => {
  const { qui, id, version, reponse } = await poser(
    'Mon client est marié avec deux enfants, 60 000 € net imposable. Quel est son impôt ?',
  );
  expect(reponse.statut).toBe('clarification');
  await corriger(qui, id, version, [{ chemin: 'foyer.declarant2.salaires', valeur: 0 }]);
  const message = (await lire(qui, id)).messages.at(-1);
  expect(message?.content).toContain('Pour votre client, son impôt');
});

describe('Une suite dans une conversation', () => {
  test('part de ce qui a été corrigé d’un clic', async () => {
    const { qui, id } = await poser();
    const per = (
      await t.demander(qui, 'Et si je verse 3 000 € sur un PER ?', { conversation_id: id })
    ).json<QuestionReponse>();
    const { version } = (await lire(qui, id)).messages.at(-1) ?? {};
    expect(per.statut).toBe('exact');
    await corriger(qui, id, version ?? 0, [{ chemin: SALAIRE, valeur: 60_000 }]);
    const direct = await poser(QUESTION.replace('25 200', '60 000'), qui);
    await t.demander(qui, 'Et si ma femme verse 3 000 € sur un PER ?', { conversation_id: direct.id });
    const attendu = (await lire(qui, direct.id)).messages.at(-1);
    await t.demander(qui, 'et ma femme ?', { conversation_id: id });
    const suite = (await lire(qui, id)).messages.at(-1);
    expect(ecart(suite)).toBe(ecart(attendu));
    expect(ecart(suite)).toBeGreaterThan(0);
  });

  test('d’avant que la lecture soit gardée repart des tours de la personne', async () => {
    const { qui, id } = await poser();
    await t.demander(qui, 'Et si je verse 3 000 € sur un PER ?', { conversation_id: id });
    const attendu = ecart((await lire(qui, id)).messages.at(-1));
    await t.base.queries
      .update(messages)
      .set({ lecture: null, situation: null, version: null })
      .where(eq(messages.conversationId, id));
    await t.demander(qui, 'et ma femme ?', { conversation_id: id });
    const suite = (await lire(qui, id)).messages.at(-1);
    expect(suite?.content).toContain('votre conjoint');
    expect(ecart(suite)).toBe(attendu);
  });

  test('ce qui a été corrigé d’un clic n’est pas dit oublié', async () => {
    const { qui, id } = await poser();
    await t.demander(qui, 'Et si je verse 3 000 € sur un PER ?', { conversation_id: id });
    const { version = 0 } = (await lire(qui, id)).messages.at(-1) ?? {};
    await corriger(qui, id, version, [{ chemin: SALAIRE, valeur: 60_000 }]);
    const corrigee = (await lire(qui, id)).messages.at(-1);
    expect(corrigee?.content).not.toContain('25 200');
    expect(corrigee?.statut).toBe('exact');
  });

  // A pension may be that of a month or of a year.
  const DOUTEUSE = 'Je suis veuve, retraitée, 24 000 €, impôt ?';
  test.each(['et si j’ai 6 000 € de loyers en location nue ?', 'et en 2024 ?'])(
    'd’une lecture douteuse l’est encore : « %s »',
    async (suite) => {
      const { qui, id, reponse } = await poser(DOUTEUSE);
      expect(reponse.statut).toBe('partiel');
      const lue = (await t.demander(qui, suite, { conversation_id: id })).json<QuestionReponse>();
      expect(lue.calculs.length).toBeGreaterThan(0);
      expect(lue.statut).toBe('partiel');
    },
  );

  test('d’une lecture à vérifier, gardée avant ses doutes, n’est pas exacte', async () => {
    const { qui, id } = await poser(DOUTEUSE);
    const [derniere] = await t.base.queries
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, id), eq(messages.role, 'assistant')));
    if (!derniere?.situation) throw new Error('nothing was computed');
    const { doutes: _, ...ancienne } = derniere.situation;
    await t.base.queries
      .update(messages)
      .set({ situation: { ...ancienne, aVerifier: true } })
      .where(eq(messages.id, derniere.id));
    const suite = (await t.demander(qui, 'et en 2024 ?', { conversation_id: id })).json<QuestionReponse>();
    expect(suite.statut).toBe('partiel');
  });

  test('l’année changée d’un mot n’est pas ramenée par une correction plus ancienne', async () => {
    const { qui, id, version } = await poser();
    await corriger(qui, id, version, [{ chemin: 'annee', valeur: 2024 }]);
    const suite = (await t.demander(qui, 'et l’année suivante ?', { conversation_id: id })).json<QuestionReponse>();
    expect(suite.calculs[0]?.annee).toBe(2025);
    const fin = (await t.demander(qui, 'pourquoi ?', { conversation_id: id })).json<QuestionReponse>();
    expect(fin.calculs[0]?.annee).toBe(2025);
  });
});

const PER = 'Et si je verse 5 000 € sur un PER ?';
const COUPLE_AISE = 'Nous sommes mariés, je gagne 90 000 € net imposable et ma femme 25 200 €. Quel est notre impôt ?';

const questionsPosees = async (qui: Personne): Promise<number> =>
  (await t.injecter({ url: '/api/questions/quota', headers: qui.entetes })).json<Quota>().questions_used;
const suivante = async (qui: Personne, id: string, question: string) => {
  await t.demander(qui, question, { conversation_id: id });
  return (await lire(qui, id)).messages.at(-1);
};

/** A household, what it tries, and what becomes of the try. */
async function trancher(essai: string) {
  const { qui, id, message } = await poser(COUPLE_AISE);
  const seul = impot(message);
  await t.demander(qui, PER, { conversation_id: id });
  const essaye = (await lire(qui, id)).messages.at(-1);
  const verse = essaye?.calculs?.filter((c) => c.regle === 'ir.impot_final').at(-1)?.valeur;
  const quota = await questionsPosees(qui);
  const reponse = await t.injecter({
    method: 'PATCH',
    url: `/api/conversations/${id}/situation`,
    headers: qui.entetes,
    payload: { version: essaye?.version, essai },
  });
  expect(await questionsPosees(qui)).toBe(quota);
  return { qui, id, seul, verse, essaye, reponse };
}

describe('Un essai', () => {
  test('gardé, devient la situation : l’essai suivant part de là', async () => {
    const { qui, id, verse, essaye, reponse } = await trancher('garder');
    expect(essaye?.essai).toBe(true);
    expect(reponse.statusCode).toBe(200);
    const garde = reponse.json<Message>();
    expect(impot(garde)).toBe(verse);
    expect(garde.content).toContain('Cet essai est gardé');
    expect(garde.essai).toBeUndefined();
    const apres = await suivante(qui, id, 'Et si je donne 1 000 € à la Croix-Rouge ?');
    expect(impot(apres ?? {})).toBe(verse);
  });

  test('oublié, laisse la situation de départ : rien de lui n’est repris', async () => {
    const { qui, id, seul, verse, reponse } = await trancher('base');
    expect(reponse.statusCode).toBe(200);
    expect(impot(reponse.json<Message>())).toBe(seul);
    expect(seul).not.toBe(verse);
    const apres = await suivante(qui, id, 'Et combien de parts avons-nous ?');
    expect(impot(apres ?? {}) ?? seul).toBe(seul);
  });

  test('ne se tranche que s’il y en a un, et d’une façon', async () => {
    const { qui, id, version } = await poser();
    const envoyer = (payload: object) =>
      t.injecter({ method: 'PATCH', url: `/api/conversations/${id}/situation`, headers: qui.entetes, payload });
    expect((await envoyer({ version, essai: 'garder' })).statusCode).toBe(422);
    expect((await envoyer({ version, essai: 'oublier' })).statusCode).toBe(422);
    expect((await envoyer({ version })).statusCode).toBe(422);
    const autre = await t.personne();
    const refuse = await t.injecter({
      method: 'PATCH',
      url: `/api/conversations/${id}/situation`,
      headers: autre.entetes,
      payload: { version, essai: 'base' },
    });
    expect(refuse.statusCode).toBe(404);
  });
});
