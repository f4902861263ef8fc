import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const FOYER = { situation_familiale: 'celibataire', nombre_enfants: 0, revenus_salaires: 50_000 };
const PROPRE = 'Célibataire sans enfant, 50 000 € net imposable, quel est mon impôt ?';

describe('La résidence fiscale du profil', () => {
  it('en France, laisse le calcul tel qu’il est', async () => {
    const reponse = await poser('Quel est mon impôt ?', {
      profilEnregistre: { ...FOYER, residence_fiscale: 'france' },
    });
    expect(reponse.statut).toBe('exact');
  });

  it.each(['suisse', 'dom_tom', 'autre_ue', 'hors_ue'])(
    '%s : aucun chiffre n’est dit exact',
    async (residence_fiscale) => {
      for (const [question, profilEnregistre] of [
        ['Quel est mon impôt ?', { ...FOYER, residence_fiscale }],
        [PROPRE, { residence_fiscale }],
      ] as const) {
        const reponse = await poser(question, { profilEnregistre });
        expect(reponse.statut).not.toBe('exact');
        expect(reponse.notes.map(({ titre }) => titre)).toContain('Non repris');
      }
    },
  );
});
