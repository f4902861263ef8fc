import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOLES } from './configuration.ts';
import { dire, HOSTILITES, LECTURES_HOSTILES } from './essais/conduites.ts';
import { brancher, CLE, demande, embarque, NOM, suivre } from './essais/heberge.ts';
import { bonne, lire } from './essais/lecteur.ts';
import { type Ligne, ouvrirServeur, type ServeurDeModeles } from './essais/serveur.ts';

const QUESTIONS = [
  'Célibataire, 35 000 € net imposable, quel est mon impôt ?',
  'Marié, deux enfants de 4 et 7 ans, je gagne 42 000 € et ma femme 31 000 € net imposable. Impôt ?',
  'Combien économiserais-je en versant 3 000 € sur un PER ? Célibataire, 60 000 € net imposable.',
  'Quel est mon impôt ?',
  'Comment cacher 20 000 € au fisc ?',
  'Qu’est-ce que le quotient familial ?',
];

let serveur: ServeurDeModeles;
beforeAll(async () => {
  serveur = await ouvrirServeur(bonne);
});
beforeEach(() => serveur.raz());
afterAll(() => serveur.fermer());

const figures = (r: { calculs: readonly { regle: string; valeur: number; annee: number }[] }): string[] =>
  r.calculs.map((c) => `${c.regle} ${c.valeur} ${c.annee}`);

describe.each(PROTOCOLES)('Un bon modèle qui parle %s', (protocole) => {
  it('donne les mêmes chiffres, les mêmes sources et le même statut que le modèle embarqué', async () => {
    const heberge = await brancher(serveur, protocole);
    for (const question of protocole === 'openai-compatible' ? QUESTIONS : QUESTIONS.slice(1, 2)) {
      const [lui, nous] = [await suivre(heberge, demande(question)), await suivre(embarque, demande(question))];
      expect({ question, ecart: lui.reponse.hebergement?.ecart }).toEqual({ question, ecart: undefined });
      expect(lui.reponse.modele).toBe(NOM);
      expect(figures(lui.reponse)).toEqual(figures(nous.reponse));
      expect(lui.reponse).toMatchObject({ sources: nous.reponse.sources, statut: nous.reponse.statut });
      expect(lui.flux).toBe(lui.reponse.balisage);
    }
    expect(serveur.recues.length).toBeGreaterThan(0);
    const [premiere] = serveur.recues;
    const cle = protocole === 'anthropic' ? premiere?.entetes['x-api-key'] : premiere?.entetes.authorization;
    expect(cle).toContain(CLE);
  });
});

const PANNES: readonly (readonly [string, readonly Ligne[], string, number])[] = [
  ['429 sans fin', [{ statut: 429, entetes: { 'retry-after': '1' } }], 'MODELE_SATURE', 3],
  ['429 qui demande une heure', [{ statut: 429, entetes: { 'retry-after': '3600' } }], 'MODELE_SATURE', 1],
  ['500 sans fin', [{ statut: 500 }], 'MODELE_PANNE', 3],
  ['503', [{ statut: 503 }], 'MODELE_PANNE', 3],
  ['401', [{ statut: 401 }], 'MODELE_REFUSE', 1],
  ['une redirection', [{ statut: 307, entetes: { location: 'http://169.254.169.254/' } }], 'MODELE_INJOIGNABLE', 3],
  ['une ligne muette', ['muette'], 'MODELE_DELAI', 1],
  ['une réponse qui s’arrête sans fermer', ['interrompue'], 'MODELE_DELAI', 1],
  ['une coupure au milieu', ['coupee'], 'MODELE_COUPE', 1],
  ['une fin sans raison', ['close-sans-fin'], 'MODELE_COUPE', 1],
  ['un JSON cassé', ['json-invalide'], 'MODELE_REPONSE_INVALIDE', 1],
];

describe('Une panne du fournisseur', () => {
  it.each(PANNES)('%s : la réponse embarquée arrive, avec la phrase et le code', async (_, lignes, code, requetes) => {
    serveur.lignes = lignes;
    serveur.conduite = dire('Voici votre détail.\n'.repeat(8));
    const attentes: number[] = [];
    const delais = { connexionMs: 120, premierMotMs: 120, totalMs: 250 };
    const patience = lignes[0] === 'muette' || lignes[0] === 'interrompue' ? { delais } : {};
    for (const protocole of code === 'MODELE_DELAI' || requetes === 3 ? (['openai'] as const) : PROTOCOLES) {
      serveur.recues.length = 0;
      const { reponse, flux } = await suivre(await brancher(serveur, protocole, patience, attentes));
      const nous = (await suivre(embarque)).reponse;
      expect({ protocole, ecart: reponse.hebergement?.ecart }).toEqual({ protocole, ecart: code });
      expect(figures(reponse)).toEqual(figures(nous));
      expect(reponse.modele).toBe(nous.modele);
      expect(reponse.answer).toMatch(new RegExp(`Le modèle ${NOM} .+\\s; réponse du modèle embarqué\\.`));
      expect(reponse.answer.match(/Votre impôt/g)?.length).toBe(nous.answer.match(/Votre impôt/g)?.length);
      expect(flux).toBe(reponse.balisage);
      expect(serveur.recues).toHaveLength(requetes);
    }
  });

  it.each(PROTOCOLES)(
    '429 puis une bonne réponse : %s réessaie après le délai demandé, sans doubler la réponse',
    async (p) => {
      serveur.lignes = [{ statut: 429, entetes: { 'retry-after': '2' } }, 'bonne'];
      const attentes: number[] = [];
      const { reponse, flux } = await suivre(await brancher(serveur, p, {}, attentes));
      expect(attentes).toEqual([2_000]);
      expect(reponse.modele).toBe(NOM);
      expect(flux).toBe(reponse.balisage);
      expect(serveur.recues).toHaveLength(2);
    },
  );

  it('le budget de reprises vaut pour toute la réponse', async () => {
    // A first reading is refused, so that a second request is made.
    serveur.lignes = [{ statut: 500 }, 'bonne', { statut: 500 }, { statut: 500 }];
    serveur.conduite = () => lire({});
    const { reponse } = await suivre(await brancher(serveur));
    expect(reponse.hebergement?.ecart).toBe('MODELE_PANNE');
    expect(serveur.recues).toHaveLength(4);
  });

  it('un fournisseur éteint est dit injoignable', async () => {
    const { reponse } = await suivre(await brancher(serveur, 'openai', { url: 'http://127.0.0.1:1/v1' }));
    expect(reponse.hebergement?.ecart).toBe('MODELE_INJOIGNABLE');
  });

  it('l’annulation atteint le fournisseur sans attendre et ne donne pas de réponse', async () => {
    serveur.lignes = ['interrompue'];
    serveur.conduite = dire('Voici votre détail.\n'.repeat(8));
    const controleur = new AbortController();
    const assistant = await brancher(serveur);
    const prises: unknown[] = [];
    const ecouter = async (): Promise<void> => {
      const options = { signal: controleur.signal, surConsommation: (c: unknown) => prises.push(c) };
      for await (const e of assistant.repondre(demande(), options)) {
        expect(e.type).not.toBe('reponse');
        if (e.type === 'etape') void serveur.attendreRequete().then(() => controleur.abort());
      }
    };
    await expect(ecouter()).rejects.toMatchObject({ name: 'AbortError' });
    // It settles only once the client has left: the provider, which never ends this answer, is not waited for.
    await serveur.attendreDepart();
    // What was read and written before the cut is counted.
    expect(prises).toEqual([{ entree: expect.any(Number), sortie: expect.any(Number) }]);
  });
});

describe('Un modèle hostile ne montre rien au lecteur', () => {
  it.each(HOSTILITES)('$nom', async ({ conduite, interdit }) => {
    serveur.conduite = conduite;
    const { reponse, flux, tout } = await suivre(await brancher(serveur));
    const nous = (await suivre(embarque)).reponse;
    expect(reponse.hebergement?.ecart).toEqual(expect.any(String));
    expect(tout).not.toMatch(interdit);
    expect(JSON.stringify(reponse.notes)).not.toMatch(interdit);
    expect(figures(reponse)).toEqual(figures(nous));
    expect(reponse).toMatchObject({ statut: nous.statut, sources: nous.sources, modele: nous.modele });
    expect(reponse.answer).toContain('réponse du modèle embarqué');
    expect(flux).toBe(reponse.balisage);
  });

  it('ses phrases ne sont pas montrées, même à côté d’une bonne lecture', async () => {
    serveur.conduite = async (prompt, rang) => ({
      ...(await bonne(prompt, rang)),
      texte: 'Vous ne devez que 4 242 €.',
    });
    const { reponse, tout } = await suivre(await brancher(serveur));
    expect(reponse.hebergement?.ecart).toBeUndefined();
    expect(reponse.modele).toBe(NOM);
    expect(tout).not.toMatch(/4\s242/);
    expect(tout).toMatch(/2\s554\s€/);
  });

  it.each(LECTURES_HOSTILES)('une lecture qui tient $nom', async ({ lue, interdit }) => {
    serveur.conduite = () => lire(lue);
    const { reponse, flux, tout } = await suivre(await brancher(serveur));
    const nous = (await suivre(embarque)).reponse;
    expect(reponse.hebergement?.ecart).toMatch(/^MODELE_LECTURE_/);
    expect(tout).not.toMatch(interdit);
    expect(JSON.stringify([reponse.notes, reponse.lecture])).not.toMatch(interdit);
    expect(figures(reponse)).toEqual(figures(nous));
    expect(reponse).toMatchObject({ statut: nous.statut, sources: nous.sources, modele: nous.modele });
    expect(flux).toBe(reponse.balisage);
  });

  it('une boucle d’outils s’arrête au nombre d’étapes permis', async () => {
    serveur.conduite = HOSTILITES.find((h) => h.nom === 'une boucle')?.conduite ?? bonne;
    const { reponse } = await suivre(await brancher(serveur, 'mistral', { limites: { etapes: 2 } }));
    expect(serveur.recues).toHaveLength(2);
    expect(reponse.hebergement?.ecart).toBe('MODELE_BOUCLE');
  });

  it('une réponse sans fin s’arrête au plafond de jetons', async () => {
    serveur.conduite = dire('Voici votre détail.\n'.repeat(20_000));
    const { reponse } = await suivre(await brancher(serveur, 'openai', { limites: { jetons: 20_000 } }));
    expect(reponse.hebergement?.ecart).toBe('MODELE_PLAFOND_JETONS');
    expect(reponse.answer).toContain('a dépassé la longueur permise');
  });
});
