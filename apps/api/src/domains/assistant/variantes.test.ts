import { describe, expect, it } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';

const ctx = avecApplication();

const poster = (url: string, { entetes: headers }: Personne, payload: object) =>
  ctx.injecter({ method: 'POST', url, headers, payload });

describe('Les autres appels qui posent une question', () => {
  it.each([
    ['/api/test-francis', { question: 'Combien ?', conversation_history: [] }, 'FR'],
    ['/api/test-francis', { message: 'Combien ?' }, 'FR'],
    ['/api/chat/', { message: 'Combien ?' }, 'FR'],
    ['/api/chat/', { message: 'Combien ?', country: 'suisse' }, 'CH'],
  ])('%s %o répond sous les deux noms et compte une question', async (url, corps, juridiction) => {
    const personne = await ctx.personne();
    const reponse = await poster(url, personne, corps);
    expect(reponse.statusCode).toBe(200);
    const { answer, response, sources } = reponse.json();
    expect(response).toBe(answer);
    expect(sources).toEqual(['CGI art. 197']);
    expect(ctx.assistant.demandes.at(-1)).toMatchObject({ question: 'Combien ?', juridiction });
    const quota = await ctx.injecter({ url: '/api/questions/quota', headers: personne.entetes });
    expect(quota.json()).toMatchObject({ questions_used: 1 });
  });

  it.each([
    ['/api/test-francis', { question: 'Combien ?', message: 'Combien ?' }],
    ['/api/test-francis', { message: 'Combien ?', role: 'admin' }],
    ['/api/test-francis', {}],
    ['/api/chat/', { message: 'Combien ?', country: 'atlantide' }],
    ['/api/ai/analyze-profile-text', { text: '  ' }],
  ])('%s refuse %o', async (url, corps) => {
    const reponse = await poster(url, await ctx.personne(), corps);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ code: 'VALIDATION' });
  });

  it('lit un texte de profil sans rien garder ni compter', async () => {
    const personne = await ctx.personne();
    const reponse = await poster('/api/ai/analyze-profile-text', personne, {
      text: 'Salarié, j’ai 42 ans',
      extract_all: true,
    });
    expect(reponse.json()).toMatchObject({ success: true, data: { activite_principale: 'salarie_cdi', age: 42 } });
    const vide = await poster('/api/ai/analyze-profile-text', personne, { text: 'Bonjour' });
    expect(vide.json()).toMatchObject({ success: false });
    const quota = await ctx.injecter({ url: '/api/questions/quota', headers: personne.entetes });
    expect(quota.json()).toMatchObject({ questions_used: 0 });
  });
});

async function conseillerEtDossier() {
  const pro = await ctx.personne('professionnel');
  const cree = await poster('/api/pro/clients', pro, { data: DOSSIER });
  const { client } = cree.json<{ client: { id: string } }>();
  return { pro, url: `/api/pro/clients/${client.id}/ask_francis` };
}

describe('Une question sur le dossier d’un client', () => {
  it('s’appuie sur le dossier, pas sur celui de qui demande, et tient l’identité à part', async () => {
    const { pro, url } = await conseillerEtDossier();
    await ctx.injecter({
      method: 'POST',
      url: '/api/user-profile',
      headers: pro.entetes,
      payload: { revenus_annuels: 999_999 },
    });
    const reponse = await poster(url, pro, {
      query: 'Quel est son impôt ?',
      conversation_history: [],
      jurisdiction: 'FR',
    });
    expect(reponse.statusCode).toBe(200);
    const demande = ctx.assistant.demandes.at(-1);
    expect(demande?.profilEnregistre).toMatchObject({
      'foyer.situation': 'marie',
      'foyer.enfants.0.annee_naissance': 2012,
      'foyer.enfants.1.annee_naissance': 2014,
      'foyer.declarant1.salaires': 64_500.5,
    });
    expect(demande?.concerne).toBe('client');
    expect(demande?.profilEnregistre?.['a_relire']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ champ: 'benefices_non_commerciaux_foyer', montant: 9_000, pris: true }),
        expect.objectContaining({ champ: 'autres_revenus_client1', montant: 3_200, pris: false }),
      ]),
    );
    expect(JSON.stringify([demande?.profilEnregistre, demande?.profilContexte])).not.toMatch(
      /Lovelace|Ada|Byron|paix|1234567890123|999999/i,
    );
    expect(demande?.identites).toEqual(
      expect.arrayContaining([
        { genre: 'PERSONNE', valeur: 'Ada Lovelace' },
        { genre: 'NUMERO_FISCAL', valeur: '1234567890123' },
      ]),
    );
  });

  it('le dossier d’un autre cabinet n’existe pas, et l’assistant n’est pas appelé', async () => {
    const { url } = await conseillerEtDossier();
    const autre = await ctx.personne('professionnel');
    const avant = ctx.assistant.demandes.length;
    const reponse = await poster(url, autre, { query: 'Quel est son impôt ?' });
    expect(reponse.statusCode).toBe(404);
    expect(ctx.assistant.demandes.length).toBe(avant);
    expect((await poster(url, await ctx.personne(), { query: 'Combien ?' })).statusCode).toBe(403);
  });
});
