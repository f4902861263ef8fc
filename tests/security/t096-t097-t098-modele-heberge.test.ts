import { randomUUID } from 'node:crypto';
import type { Assistant } from '@francis/assistant';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { dire } from '../../packages/assistant/src/modeles-heberges/essais/conduites.ts';
import { bonne } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import { brancher, NOM, QUESTION, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { ouvrirServeur, type ServeurDeModeles } from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';

const JETONS_PAR_REPONSE = 8_000;
const t = avecApplication({
  env: {
    MODELE: 'openai-compatible',
    MODELE_NOM: NOM,
    MODELE_URL: 'http://127.0.0.1:9/v1',
    MODELE_RESEAU_LOCAL: 'oui',
    MODELE_JETONS_PAR_REPONSE: String(JETONS_PAR_REPONSE),
    MODELE_JETONS_PAR_MOIS: '16000',
    MODELE_JETONS_PAR_MOIS_CABINET: '16000',
    MODELE_PRIX_ENTREE: '2',
    MODELE_PRIX_SORTIE: '10',
    MODELE_FLUX: '2',
    QUESTIONS_PAR_MINUTE: '1000',
  },
});

let serveur: ServeurDeModeles;
let heberge: Assistant;
beforeAll(async () => {
  serveur = await ouvrirServeur(bonne);
  heberge = await brancher(serveur);
});
beforeEach(() => {
  serveur.raz();
  // The double only carries: the hosted pipeline answers, with the caps that the server decided.
  t.assistant.comportement = async (demande, _, options) => (await suivre(heberge, demande, options)).reponse;
});
afterAll(() => serveur.fermer());

interface Ligne {
  readonly jetons: number;
  readonly micro: number;
  readonly etat: string;
}
const depenses = async ({ id }: Personne): Promise<Ligne[]> => {
  const { rows } = await t.base.queries.execute(
    sql`select jetons_modele as jetons, micro_euros as micro, etat from questions where utilisateur_id = ${id} order by reservee_le`,
  );
  return rows.map((r) => ({ jetons: Number(r['jetons']), micro: Number(r['micro']), etat: String(r['etat']) }));
};
const reponseDe = async (personne: Personne): Promise<string> => {
  const reponse = await t.demander(personne, QUESTION);
  expect(reponse.statusCode).toBe(200);
  return reponse.json<{ answer: string }>().answer;
};

const LONG = Boolean(process.env['FRANCIS_TEST_LONG']);

describe('T096 · ce qu’un modèle hébergé peut coûter est borné', () => {
  test('une rafale s’arrête au plafond du mois, avec une phrase, et le produit répond encore', async () => {
    const gourmand = await t.personne('professionnel');
    const reponses: string[] = [];
    for (let i = 0; i < 13; i += 1) reponses.push(await reponseDe(gourmand));
    // One request of 780 tokens each: after eleven answers, a twelfth might pass the cap.
    expect(serveur.recues).toHaveLength(11);
    expect(reponses.slice(0, 11).join()).not.toContain('embarqué');
    for (const refusee of reponses.slice(11)) {
      expect(refusee).toMatch(/Votre plafond mensuel du modèle hébergé est atteint\s; réponse du modèle embarqué\./);
      expect(refusee).toMatch(/2\s554/);
    }
    // Asked at the same instant of the test's clock, they come back in any order.
    const lignes = (await depenses(gourmand)).toSorted((x, y) => y.jetons - x.jetons);
    expect(lignes).toEqual([
      ...Array.from({ length: 11 }, () => ({ jetons: 780, micro: 700 * 2 + 80 * 10, etat: 'comptee' })),
      ...Array.from({ length: 2 }, () => ({ jetons: 0, micro: 0, etat: 'comptee' })),
    ]);

    // Somebody else, or another month, has a cap of its own.
    expect(await reponseDe(await t.personne('professionnel'))).not.toContain('embarqué');
  });

  test('les réponses d’une même personne s’écrivent à deux au plus', async () => {
    const presse = await t.personne('professionnel');
    const porte = new EventTarget();
    const ouverture = new Promise((resolve) => porte.addEventListener('ouvrir', resolve, { once: true }));
    serveur.conduite = async (prompt, rang) => {
      await ouverture;
      return bonne(prompt, rang);
    };
    const deux = [reponseDe(presse), reponseDe(presse)];
    await expect.poll(() => serveur.recues).toHaveLength(2);
    expect(await reponseDe(presse)).toMatch(/Vous avez déjà 2 réponses en cours avec le modèle hébergé/);
    porte.dispatchEvent(new Event('ouvrir'));
    for (const reponse of await Promise.all(deux)) expect(reponse).not.toContain('embarqué');
  });

  test('le plafond d’un cabinet vaut pour tous ses membres', async () => {
    const membres = [await t.personne('professionnel'), await t.personne('professionnel')] as const;
    const cabinet = randomUUID();
    const maintenant = t.horloge.now().toISOString();
    await t.base.queries.execute(
      sql`insert into cabinets (id, nom, cree_le) values (${cabinet}, 'Essai', ${maintenant})`,
    );
    for (const { id } of membres)
      await t.base.queries.execute(
        sql`insert into membres_cabinet (utilisateur_id, cabinet_id, role, depuis_le) values (${id}, ${cabinet}, 'conseiller', ${maintenant})`,
      );
    for (let i = 0; i < 11; i += 1) expect(await reponseDe(membres[i % 2 === 0 ? 0 : 1])).not.toContain('embarqué');
    for (const membre of membres)
      expect(await reponseDe(membre)).toContain('Le plafond mensuel du modèle hébergé de votre cabinet est atteint');
  });
});

describe('T098 · une panne du fournisseur ne casse pas la conversation', () => {
  test.each([
    ['MODELE_PANNE', { statut: 500 }],
    ['MODELE_SATURE', { statut: 429, entetes: { 'retry-after': '3600' } }],
    ['MODELE_COUPE', 'coupee'],
    ['MODELE_REPONSE_INVALIDE', 'json-invalide'],
  ] as const)('%s : une réponse, un message, un historique intact, et le code gardé', async (code, ligne) => {
    const personne = await t.personne('professionnel');
    serveur.lignes = [ligne];
    serveur.conduite = dire('Voici votre détail.\n'.repeat(8));
    const premiere = await t.demander(personne, QUESTION);
    expect(premiere.statusCode).toBe(200);
    const { conversation_id, answer } = premiere.json<{ conversation_id: string; answer: string }>();
    expect(answer).toMatch(new RegExp(`Le modèle ${NOM} .+\\s; réponse du modèle embarqué\\.`));

    serveur.raz();
    const seconde = await t.demander(personne, 'Et avec un enfant ?', { conversation_id });
    expect(seconde.statusCode).toBe(200);
    expect(t.assistant.demandes.at(-1)?.historique).toEqual([
      { role: 'user', content: QUESTION },
      { role: 'assistant', content: answer },
    ]);
    const lue = await t.injecter({ url: `/api/conversations/${conversation_id}`, headers: personne.entetes });
    const { messages } = lue.json<{ messages: { role: string; modele?: string }[] }>();
    expect(messages.map((m) => m.role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[1]?.modele).toBe('francis-embarque-1');
    expect(messages[3]?.modele).toBe(NOM);
    const { rows } = await t.base.queries.execute<{ versions: unknown }>(
      sql`select versions from messages where conversation_id = ${conversation_id} and role = 'assistant' order by rang`,
    );
    expect(rows.map((r) => r.versions)).toEqual([
      { prompt: 'sans-consignes', outils: expect.any(String), heberge: NOM, ecart: code },
      { prompt: 'lecture.v1', outils: expect.any(String), heberge: NOM },
    ]);
  });
});

describe('T097 · un lecteur qui part arrête la génération', () => {
  test('le fournisseur est coupé en moins de deux secondes, et seul ce qui a été pris est compté', async () => {
    const personne = await t.personne('professionnel');
    serveur.lignes = ['interrompue'];
    serveur.conduite = dire('Voici votre détail.\n'.repeat(8));
    const adresse = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const depart = new AbortController();
    const reponse = await fetch(`${adresse}/api/ask/stream`, {
      method: 'POST',
      headers: { ...personne.entetes, 'content-type': 'application/json' },
      body: JSON.stringify({ question: QUESTION }),
      signal: depart.signal,
    });
    await expect.poll(() => serveur.recues).toHaveLength(1);
    const parti = performance.now();
    depart.abort();
    await expect(reponse.text()).rejects.toThrow('aborted');
    await serveur.attendreDepart();
    // Seconds are for a quiet machine: on the short run the provider is cut, before it has written to the end.
    expect(performance.now() - parti).toBeLessThan(LONG ? 2_000 : Number.POSITIVE_INFINITY);
    // The state is written before what it cost.
    const compte = async () =>
      (await depenses(personne)).map(({ etat, jetons }) => [etat, jetons > 100 && jetons < JETONS_PAR_REPONSE]);
    await expect.poll(compte).toEqual([['abandonnee', true]]);
  });
});
