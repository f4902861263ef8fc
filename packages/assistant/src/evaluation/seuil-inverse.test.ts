import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

describe('Ce que l’on gagne sans payer d’impôt est cherché sur le moteur', () => {
  it.each([
    ['Célibataire, jusqu’à combien gagner sans payer d’impôt ?', 19_551, 'exact'],
    ['Quel salaire net imposable pour payer 0 € d’impôt quand on est seul ?', 19_551, 'exact'],
    ['Parent isolé, 1 enfant : quel salaire maximum sans impôt ?', 32_440, 'exact'],
    ['Célibataire, 2 enfants, quel revenu sans être imposable ?', 32_440, 'partiel'],
    ['Célibataire, combien de brut pour rester non imposable ?', 19_551, 'partiel'],
  ])('%s', async (question, seuil, statut) => {
    const r = await poser(question);
    expect(r.calculs.find((c) => c.regle === 'seuil.premier_impot')?.valeur).toBe(seuil);
    expect(r.statut).toBe(statut);
  });

  it('une question qui donne ses revenus reste un calcul du foyer', async () => {
    const r = await poser('Célibataire, 30 000 € net imposable, combien sans payer d’impôt de plus ?');
    expect(r.calculs.some((c) => c.regle === 'seuil.premier_impot')).toBe(false);
  });
});
