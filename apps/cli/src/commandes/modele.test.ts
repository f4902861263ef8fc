import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bonne, lire } from '../../../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import {
  ouvrirServeur,
  type ServeurDeModeles,
} from '../../../../packages/assistant/src/modeles-heberges/essais/serveur.ts';
import { essayer } from '../essai.ts';

let serveur: ServeurDeModeles;
beforeAll(async () => {
  serveur = await ouvrirServeur(bonne);
});
beforeEach(() => serveur.raz());
afterAll(() => serveur.fermer());

const avec = (plus: Record<string, string> = {}) => ({
  MODELE: 'openai-compatible',
  MODELE_NOM: 'petit-modele-4',
  MODELE_URL: `${serveur.origine}/openai-compatible/v1`,
  MODELE_RESEAU_LOCAL: 'oui',
  ...plus,
});

describe('francis modele essayer', () => {
  it('pose vingt questions et écrit la note, le coût et la durée', async () => {
    const prix = { MODELE_PRIX_ENTREE: '2', MODELE_PRIX_SORTIE: '10' };
    const { code, sortie, erreur } = await essayer(['modele', 'essayer', '--json'], '', avec(prix));
    expect(code).toBe(0);
    const bilan: unknown = JSON.parse(sortie);
    expect(bilan).toMatchObject({ modele: 'petit-modele-4', questions: 20, faux_et_exacts: 0 });
    // The model of the trial reads as the embedded one does.
    const { justes, justes_embarque } = z.object({ justes: z.int(), justes_embarque: z.int() }).parse(bilan);
    expect(justes_embarque).toBeGreaterThanOrEqual(17);
    expect(justes).toBeGreaterThanOrEqual(justes_embarque - 1);
    expect(bilan).toHaveProperty('jetons', { entree: serveur.recues.length * 700, sortie: serveur.recues.length * 80 });
    expect(bilan).toHaveProperty('euros', (serveur.recues.length * (700 * 2 + 80 * 10)) / 1_000_000);
    expect(erreur.split('\n').filter(Boolean)).toHaveLength(20);
  });

  it('ne compte pas pour juste ce que le modèle n’a pas lu', async () => {
    serveur.conduite = () => lire({});
    const { code, sortie } = await essayer(['modele', 'essayer'], '', avec());
    expect(code).toBe(0);
    expect(sortie).toContain('Justes : 0 sur 20, par sa propre lecture');
    expect(sortie).toContain('Lectures acceptées : 0 sur 20.');
    expect(sortie).toContain('Coût : inconnu');
  });

  it('dit que rien n’est configuré', async () => {
    const { code, sortie, erreur } = await essayer(['modele', 'essayer']);
    expect({ code, sortie }).toEqual({ code: 1, sortie: '' });
    expect(erreur).toMatch(/^francis modele : aucun modèle hébergé n’est configuré\. Donnez MODELE/);
  });

  it('dit ce qui manque à la configuration', async () => {
    const { code, erreur } = await essayer(['modele', 'essayer'], '', { MODELE: 'mistral' });
    expect(code).toBe(1);
    expect(erreur).toContain('MODELE_NOM est obligatoire');
  });

  it.each([
    [
      'éteint',
      { MODELE_URL: 'http://127.0.0.1:9/v1', MODELE_REPRISES: '0' },
      'n’est pas joignable à http://127.0.0.1:9/v1',
    ],
    ['sans la clé qu’il veut', {}, 'Vérifiez MODELE_CLE et MODELE_NOM'],
  ])('un modèle %s est dit à la première question', async (_, plus, raison) => {
    serveur.lignes = [{ statut: 401 }];
    const { code, sortie, erreur } = await essayer(['modele', 'essayer'], '', avec(plus));
    expect({ code, sortie }).toEqual({ code: 1, sortie: '' });
    expect(erreur).toContain(raison);
    expect(serveur.recues.length).toBeLessThanOrEqual(1);
  });

  it.each([[['modele']], [['modele', 'lister']], [['modele', 'essayer', '--vite']]])(
    'un mauvais usage est dit : %j',
    async (args) => expect((await essayer(args)).code).toBe(2),
  );
});
