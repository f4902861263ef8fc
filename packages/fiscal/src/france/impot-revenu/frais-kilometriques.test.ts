import { describe, expect, it } from 'vitest';
import { calculerFraisKilometriques, expliquerFraisKilometriques } from './calculs-partiels.ts';

describe('barème kilométrique (CGI ann. IV art. 6 B)', () => {
  it.each([
    [3, 5_000, false, 2_645],
    [2, 5_000, false, 2_645],
    [5, 4_000, false, 2_544],
    [4, 10_000, false, 4_730],
    [5, 20_000, false, 8_535],
    [6, 25_000, false, 11_175],
    [9, 25_000, false, 11_750],
    [5, 4_000, true, 3_053],
    [5, 0, false, 0],
  ])('%i CV, %i km, électrique %s : %i €', (puissance_cv, kilometres, electrique, montant) => {
    expect(calculerFraisKilometriques({ puissance_cv, kilometres, electrique }, 2024)).toEqual({
      statut: 'exact',
      montant,
    });
  });

  it('s’explique avec la tranche et ses paramètres', () => {
    const explique = expliquerFraisKilometriques({ puissance_cv: 4, kilometres: 10_000, electrique: false }, 2024);
    if (explique.statut === 'refus') throw new Error(explique.message);
    expect(explique.trace.parametres.map((p) => p.nom)).toEqual(['kilometres_taux_2.cv_4', 'kilometres_fixe_2.cv_4']);
    expect(explique.trace.formule.replace(/[\u202F\u00A0]/gu, ' ')).toBe('10 000 km × 0,34 + 1 330 € = 4 730 €');
  });

  it.each([
    [{ puissance_cv: 0, kilometres: 1, electrique: false }, 'puissance_cv'],
    [{ puissance_cv: 5, kilometres: -1, electrique: false }, 'kilometres'],
  ])('refuse %o', (trajet, champ) => {
    expect(calculerFraisKilometriques(trajet, 2024)).toMatchObject({ statut: 'refus', champ });
  });
});
