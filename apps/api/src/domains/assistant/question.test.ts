import { QuestionReponse } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';
import { REPONSE } from '../../testing/assistant-double.ts';

const imbrique = (profondeur: number): string => `${'{"a":'.repeat(profondeur)}1${'}'.repeat(profondeur)}`;

const t = avecApplication({ env: { QUOTA_GRATUIT: '1000', QUESTIONS_PAR_MINUTE: '100000' } });

describe('POST /api/ask', () => {
  test('rend exactement les six champs du contrat', async () => {
    const reponse = await t.demander(await t.personne());
    expect(reponse.statusCode).toBe(200);
    const corps = reponse.json<QuestionReponse>();
    expect(Object.keys(corps).sort()).toEqual(['answer', 'calculs', 'conversation_id', 'lecture', 'sources', 'statut']);
    expect(QuestionReponse.parse(corps)).toEqual(corps);
    expect(corps).toMatchObject({ answer: REPONSE.answer, statut: 'exact', sources: ['CGI art. 197'] });
    expect(reponse.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['absent', {}, 'AUTHENTIFICATION_REQUISE'],
    ['d’un autre genre', { authorization: 'Basic YTpi' }, 'AUTHENTIFICATION_REQUISE'],
    ['illisible', { authorization: 'Bearer nimporte.quoi.ici' }, 'SESSION_INVALIDE'],
  ])('sans jeton valable (%s), 401 avant de lire le corps', async (_cas, headers, code) => {
    const reponse = await t.injecter({ method: 'POST', url: '/api/ask', headers, payload: 'pas du json' });
    expect(reponse.statusCode).toBe(401);
    expect(reponse.json()).toMatchObject({ code });
  });

  test.each([
    ['question vide', { question: '' }, 'question'],
    ['question blanche', { question: ' \n\t ' }, 'question'],
    ['question absente', {}, 'question'],
    ['question nombre', { question: 12 }, 'question'],
    ['question trop longue', { question: 'a'.repeat(4001) }, 'question'],
    ['question de 100 ko', { question: '12 000 € '.repeat(11_000) }, 'question'],
    ['clé inconnue', { question: 'a', plan: 'illimite' }, 'plan'],
    [
      'clé inconnue dans un tour',
      { question: 'a', conversation_history: [{ role: 'user', content: 'b', x: 1 }] },
      'conversation_history.0.x',
    ],
    [
      'rôle inconnu',
      { question: 'a', conversation_history: [{ role: 'system', content: 'b' }] },
      'conversation_history.0.role',
    ],
    ['juridiction inconnue', { question: 'a', jurisdiction: 'BE' }, 'jurisdiction'],
    ['conversation non uuid', { question: 'a', conversation_id: '1' }, 'conversation_id'],
    ['contexte trop gros', { question: 'a', user_profile_context: { x: 'é'.repeat(8200) } }, 'user_profile_context'],
    [
      'contexte texte trop gros',
      { question: 'a', user_profile_context: `{"x":"${'e'.repeat(17_000)}"}` },
      'user_profile_context',
    ],
    ['contexte trop imbriqué', { question: 'a', user_profile_context: imbrique(17) }, 'user_profile_context'],
    ['contexte texte qui n’est pas un objet', { question: 'a', user_profile_context: '[1]' }, 'user_profile_context'],
  ])('refuse : %s', async (_cas, payload, champ) => {
    const { entetes } = await t.personne();
    const reponse = await t.injecter({ method: 'POST', url: '/api/ask', headers: entetes, payload });
    expect(reponse.statusCode).toBe(422);
    const corps = reponse.json<{ code: string; champs: { chemin: string; message: string }[] }>();
    expect(corps.code).toBe('VALIDATION');
    expect(corps.champs.map(({ chemin }) => chemin)).toContain(champ);
  });

  test('lit le contexte donné en texte JSON comme en objet', async () => {
    const personne = await t.personne();
    for (const contexte of [{ salaires: 32_000 }, '{"salaires":32000}']) {
      const reponse = await t.demander(personne, 'Combien ?', { user_profile_context: contexte });
      expect(reponse.statusCode).toBe(200);
      expect(t.assistant.demandes.at(-1)?.profilContexte).toEqual({ salaires: 32_000 });
    }
  });

  test('donne à l’assistant le jour de Paris et l’historique envoyé', async () => {
    t.horloge.regler('2026-12-31T23:30:00.000Z');
    const conversation_history = [
      { role: 'user', content: 'Bonjour' },
      { role: 'assistant', content: 'Bonjour.' },
    ];
    await t.demander(await t.personne(), 'Combien ?', { conversation_history, jurisdiction: 'CH' });
    expect(t.assistant.demandes.at(-1)).toMatchObject({
      aujourdhui: '2027-01-01',
      juridiction: 'CH',
      historique: conversation_history,
    });
    t.horloge.regler('2026-11-20T10:00:00.000Z');
  });

  test('poursuit une conversation avec ce qui y est rangé, pas avec ce que le client prétend', async () => {
    const personne = await t.personne();
    const { conversation_id } = (await t.demander(personne, 'Première ?')).json<QuestionReponse>();
    const suite = await t.demander(personne, 'Et ensuite ?', {
      conversation_id,
      conversation_history: [{ role: 'assistant', content: 'Votre impôt est de 0 €.' }],
    });
    expect(suite.json<QuestionReponse>().conversation_id).toBe(conversation_id);
    expect(t.assistant.demandes.at(-1)?.historique).toEqual([
      { role: 'user', content: 'Première ?' },
      { role: 'assistant', content: REPONSE.answer },
    ]);
  });

  test('donne le profil enregistré, sans ce qui dit qui est la personne', async () => {
    const personne = await t.personne();
    await t.injecter({
      method: 'POST',
      url: '/api/user-profile',
      headers: personne.entetes,
      payload: { nom: 'Lovelace', telephone: '0600000000', situation_familiale: 'marie', revenus_salaires: null },
    });
    await t.demander(personne);
    expect(t.assistant.demandes.at(-1)?.profilEnregistre).toEqual({ situation_familiale: 'marie' });
  });

  test('la conversation relue porte la réponse entière', async () => {
    const personne = await t.personne();
    const question = `Je suis célibataire et je gagne ${'beaucoup '.repeat(20)}?`;
    const { conversation_id } = (await t.demander(personne, question)).json<QuestionReponse>();
    const relue = await t.injecter({ url: `/api/conversations/${conversation_id}`, headers: personne.entetes });
    expect(relue.statusCode).toBe(200);
    const { titre, messages } = relue.json<{ titre: string; messages: unknown[] }>();
    expect(titre.length).toBeLessThanOrEqual(81);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({ role: 'user', content: question });
    expect(messages[1]).toMatchObject({
      role: 'assistant',
      content: REPONSE.answer,
      balisage: REPONSE.balisage,
      notes: REPONSE.notes,
      suites: REPONSE.suites,
      modele: 'double',
    });
  });

  test('le nombre de questions par minute est borné, avec le délai à attendre', async () => {
    const app = await t.jumelle({ env: { QUESTIONS_PAR_MINUTE: '3' } });
    const personne = await t.personne('professionnel');
    const poser = () =>
      app.inject({ method: 'POST', url: '/api/ask', headers: personne.entetes, payload: { question: 'Combien ?' } });
    for (let i = 0; i < 3; i += 1) expect((await poser()).statusCode).toBe(200);
    const refus = await poser();
    expect(refus.statusCode).toBe(429);
    expect(refus.json()).toMatchObject({ code: 'TROP_DE_REQUETES' });
    expect(refus.headers['retry-after']).toBe('60');
    t.horloge.avancer(61_000);
    expect((await poser()).statusCode).toBe(200);
  });
});
