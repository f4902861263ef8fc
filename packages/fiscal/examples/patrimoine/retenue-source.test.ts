import { describe, expect, it } from 'vitest';
import { completerFoyer, type FoyerPartiel } from '../../src/index.ts';
import {
  calculerTauxDefaut,
  calculerTauxPersonnalise,
  expliquerTauxPersonnalise,
  type TerritoirePas,
} from '../../src/france/patrimoine.ts';
import { chiffres, code, etape, explication } from './attendre.ts';

const lire = (date: string, base_mensuelle: number, territoire: TerritoirePas = 'metropole') =>
  chiffres(calculerTauxDefaut({ date, base_mensuelle, territoire }));

describe('taux par défaut', () => {
  it.each<[string, number, TerritoirePas, number]>([
    ['2024-06-01', 1_590.99, 'metropole', 0],
    ['2024-06-01', 1_591, 'metropole', 0.005],
    ['2025-04-30', 1_600, 'metropole', 0.005],
    ['2025-05-01', 1_600, 'metropole', 0],
    ['2025-06-01', 2_500, 'metropole', 0.053],
    ['2026-04-30', 3_107, 'metropole', 0.099],
    ['2026-05-01', 3_134, 'metropole', 0.075],
    ['2026-05-01', 55_558, 'metropole', 0.43],
    ['2026-05-01', 1_874, 'antilles_reunion', 0],
    ['2026-05-01', 30_000, 'antilles_reunion', 0.38],
    ['2026-05-01', 2_008, 'guyane_mayotte', 0.005],
    ['2024-01-01', 70_000, 'guyane_mayotte', 0.43],
  ])('le %s, %d € par mois (%s) : %d', (date, base, territoire, taux) => {
    expect(lire(date, base, territoire).taux).toBe(taux);
  });

  it('la retenue est le taux appliqué à la base du mois', () => {
    expect(lire('2026-06-30', 2_500).retenue).toBe(132.5);
  });

  it.each([
    ['2024-03-31', 1_775],
    ['2024-11-30', 1_761],
    ['2025-06-30', 1_761],
    ['2026-06-30', 1_752],
  ])('le %s, un contrat court de 2 500 € est retenu sur %i €', (date, base) => {
    const court = calculerTauxDefaut({ date, base_mensuelle: 2_500, contrat_court: true });
    expect(chiffres(court).base).toBe(base);
  });

  it('1 500 € en contrat court ne sont pas retenus', () => {
    const court = calculerTauxDefaut({ date: '2026-06-30', base_mensuelle: 1_500, contrat_court: true });
    expect(chiffres(court)).toMatchObject({ base: 752, taux: 0, retenue: 0 });
  });

  it('refuse les mois dont la grille n’est pas connue', () => {
    expect(code(calculerTauxDefaut({ date: '2023-12-31', base_mensuelle: 2_000 }))).toBe('ANNEE_NON_COUVERTE');
    expect(code(calculerTauxDefaut({ date: '2027-01-01', base_mensuelle: 2_000 }))).toBe('ANNEE_NON_VOTEE');
  });
});

const taux = (foyer: FoyerPartiel, annee = 2024) =>
  chiffres(calculerTauxPersonnalise({ foyer: completerFoyer(foyer), annee }));

describe('taux personnalisé', () => {
  it('seul, 30 000 € : 1 588 € d’impôt, 5,3 %', () => {
    expect(taux({ declarant1: { salaires: 30_000 } })).toMatchObject({
      statut: 'exact',
      impot_afferent: 1_588,
      taux_foyer: 0.053,
      taux_declarant1: null,
    });
  });

  it('sans impôt, 0 %', () => {
    expect(taux({ declarant1: { salaires: 12_000 } }).taux_foyer).toBe(0);
    expect(taux({}).taux_foyer).toBe(0);
  });

  it('couple de 60 000 € et 30 000 € : 11,8 % ensemble, 15,1 % et 5,3 % séparément', () => {
    expect(
      taux({ situation: 'marie', declarant1: { salaires: 60_000 }, declarant2: { salaires: 30_000 } }),
    ).toMatchObject({
      taux_foyer: 0.118,
      taux_declarant1: 0.151,
      taux_declarant2: 0.053,
    });
  });

  it('l’ordre des conjoints ne change rien', () => {
    const un = taux({
      situation: 'pacse',
      declarant1: { salaires: 45_000 },
      declarant2: { pensions_retraite: 20_000 },
    });
    const deux = taux({
      situation: 'pacse',
      declarant1: { pensions_retraite: 20_000 },
      declarant2: { salaires: 45_000 },
    });
    expect([deux.taux_declarant2, deux.taux_declarant1]).toEqual([un.taux_declarant1, un.taux_declarant2]);
  });

  it('les deux taux font ensemble, à l’arrondi près, le prélèvement du taux du foyer', () => {
    for (const [a, b] of [
      [40_000, 40_000],
      [80_000, 25_000],
      [120_000, 0],
      [55_000, 54_000],
    ] as const) {
      const t = taux({ situation: 'marie', declarant1: { salaires: a }, declarant2: { salaires: b } });
      const separes = a * (t.taux_declarant1 ?? 0) + b * (t.taux_declarant2 ?? 0);
      expect(Math.abs(separes - t.impot_afferent)).toBeLessThanOrEqual((a + b) * 0.0005 + 1);
    }
  });

  it('le bénéfice d’un seul des deux n’est ni à l’autre ni commun, sous tout régime', () => {
    for (const regime of ['bnc_reel', 'bic_reel', 'lmnp_reel_net'] as const) {
      const declarant2 = { salaires: 31_000 };
      const enfants = [{ annee_naissance: 2015 }, { annee_naissance: 2015 }];
      const t = taux({ situation: 'marie', enfants, declarant1: { [regime]: 92_000 }, declarant2 });
      const salarie = taux({ situation: 'marie', enfants, declarant1: { salaires: 92_000 }, declarant2 });
      // The rate of the lower income looks at nothing of the other’s.
      expect(t.taux_declarant2).toBe(salarie.taux_declarant2);
      const separes = 92_000 * (t.taux_declarant1 ?? 0) + 31_000 * (t.taux_declarant2 ?? 0);
      expect(Math.abs(separes - t.impot_afferent)).toBeLessThanOrEqual(123_000 * 0.0005 + 1);
    }
  });

  it('les revenus du capital au barème n’entrent pas dans le taux', () => {
    const salaires = { declarant1: { salaires: 40_000 } };
    const { resultat, trace } = explication(
      expliquerTauxPersonnalise({
        foyer: completerFoyer({ ...salaires, interets: 10_000, option_bareme: true }),
        annee: 2024,
      }),
    );
    expect(resultat.assiette).toBe(40_000);
    // 6 965 € of tax on 46 000 €, of which 36 000 € are salaries.
    expect(resultat.impot_afferent).toBeCloseTo((6_965 * 36) / 46, 2);
    expect(etape(trace, 'pas.impot_afferent')).toBe(resultat.impot_afferent);
  });

  it('refuse une année que le moteur de l’impôt refuse', () => {
    expect(code(calculerTauxPersonnalise({ foyer: completerFoyer({}), annee: 2030 }))).toBe('ANNEE_NON_VOTEE');
  });
});
