import { describe, expect, test } from 'vitest';
import { calculerImpotLuxembourg, expliquerImpotLuxembourg, type SituationLuxembourg } from './index.ts';
import { ANNEES_LUXEMBOURG, LIBELLES_LUXEMBOURG, PARAMETRES_LUXEMBOURG } from './parametres/index.ts';
import { tarifDeClasse } from './tarif.ts';

describe('tarif luxembourgeois', () => {
  test('le barème de 2025 est celui du Mémorial, tranche par tranche', () => {
    expect(tarifDeClasse(2025, '1').seuils).toEqual([
      13_230, 15_435, 17_640, 19_845, 22_050, 24_255, 26_550, 28_845, 31_140, 33_435, 35_730, 38_025, 40_320, 42_615,
      44_910, 47_205, 49_500, 51_795, 54_090, 117_450, 176_160, 234_870,
    ]);
  });

  test('la classe 1a est exemptée au double, et son taux marginal s’arrête à 39 % (LIR art. 120bis)', () => {
    const tarif = tarifDeClasse(2025, '1a');
    expect(tarif.seuils[0]).toBe(26_460);
    const rang = tarif.taux.findIndex((taux) => taux >= 0.39);
    expect(tarif.seuils[rang]).toBe(51_804);
    expect(tarif.taux.slice(rang)).toEqual([0.39, 0.4, 0.41, 0.42]);
  });

  // Published table, employment-fund surcharge included.
  test.each([
    [2023, '1', [2791, 7666, 13_916, 24_348, 52_008]],
    [2024, '1', [2374, 6655, 12_745, 23_178, 50_726]],
    [2025, '1', [2137, 6072, 11_945, 22_377, 49_851]],
  ] as const)('revenus %d, classe %s : 30, 45, 60, 85 et 150 milliers', (annee, classe, impots) => {
    const lus = [30_000, 45_000, 60_000, 85_000, 150_000].map((revenuImposable) =>
      calculerImpotLuxembourg({ classe, revenuImposable }, annee),
    );
    expect(lus).toMatchObject(impots.map((impot) => ({ impot, statut: 'exact' })));
  });

  test.each([
    [2023, [1277, 6900, 13_159, 51_251]],
    [2024, [771, 5658, 11_917, 49_898]],
    [2025, [402, 3563, 9462, 47_366]],
  ] as const)('revenus %d, classe 1a : 30, 45, 60 et 150 milliers', (annee, impots) => {
    const lus = [30_000, 45_000, 60_000, 150_000].map((revenuImposable) =>
      calculerImpotLuxembourg({ classe: '1a', revenuImposable }, annee),
    );
    expect(lus).toMatchObject(impots.map((impot) => ({ impot })));
  });

  test('le revenu est ramené à 50 € inférieurs et la majoration de 9 % ne touche que le haut de l’impôt', () => {
    expect(calculerImpotLuxembourg({ classe: '1', revenuImposable: 52_349.99 }, 2025)).toMatchObject({
      revenuArrondi: 52_300,
    });
    expect(calculerImpotLuxembourg({ classe: '1', revenuImposable: 250_000 }, 2025)).toMatchObject({
      impotAvantFonds: 87_479,
      fondsEmploi: 6941,
      impot: 94_420,
    });
  });
});

describe('du salaire brut à l’impôt', () => {
  test('classe 2 : deux forfaits et l’abattement extra-professionnel, sauf si un seul travaille', () => {
    const deux = calculerImpotLuxembourg({ classe: '2', salaireBrut: 125_000 }, 2025);
    const un = calculerImpotLuxembourg({ classe: '2', salaireBrut: 125_000, deuxActifs: false }, 2025);
    expect(deux).toMatchObject({ revenuImposable: 104_647.5, impotAvantFonds: 16_358 });
    expect(un).toMatchObject({ revenuImposable: 125_000 * (1 - 0.1105) - 540 - 960 });
  });

  test('le revenu disponible est le brut moins cotisations et impôt, plus les crédits', () => {
    const lu = calculerImpotLuxembourg({ classe: '1', salaireBrut: 50_000 }, 2025);
    if (lu.statut === 'refus' || lu.cotisations === null || lu.credits === null) throw new Error('refus');
    // CIS: 600 − (50 000 − 40 000) × 1.5 % ; CO2: 168 − 10 000 × 0.42 %.
    expect(lu.credits).toEqual({ salarie: 450, co2: 126, monoparental: 0, total: 576 });
    expect(lu.revenuDisponible).toBeCloseTo(50_000 - lu.cotisations.total - lu.impot + 576, 2);
  });

  test.each([
    [60_000, 3504],
    [70_000, 2892],
    [105_000, 750],
    [150_000, 750],
  ])('crédit monoparental 2025 pour un revenu imposable d’environ %d', (revenu, attendu) => {
    const brut = (revenu + 540 + 480) / (1 - 0.1105);
    const lu = calculerImpotLuxembourg({ classe: '1a', salaireBrut: brut, monoparental: true }, 2025);
    expect(lu).toMatchObject({ credits: { monoparental: expect.closeTo(attendu, 0) } });
  });

  test.each([
    [2025, 30_000, 402, 3504, -3102, 'exact'],
    [2025, 70_000, 13_635, 2892, 10_743, 'exact'],
    [2024, 150_000, 49_898, 750, 49_148, 'exact'],
    [2026, 30_000, 402, 3504, -3102, 'estimation'],
  ] as const)(
    'le crédit monoparental de %i vaut aussi sur un revenu imposable de %d (LIR art. 154ter)',
    (annee, revenuImposable, impot, credit, reste, statut) => {
      const lu = expliquerImpotLuxembourg({ classe: '1a', revenuImposable, monoparental: true }, annee);
      if (!('trace' in lu)) throw new Error(lu.message);
      expect(lu.resultat).toMatchObject({ impot, creditMonoparental: credit, statut });
      const noeud = (regle: string) => lu.trace.enfants.find((n) => n.regle === regle)?.valeur;
      expect([noeud('lu.credit_monoparental'), noeud('lu.apres_credit')]).toEqual([credit, reste]);
    },
  );

  test('un crédit monoparental dont l’année n’a pas été lue est une réserve, et hors de la classe 1a un refus', () => {
    const revenuImposable = 50_000;
    const lu = calculerImpotLuxembourg({ classe: '1a', revenuImposable, monoparental: true }, 2023);
    expect(lu).toMatchObject({ statut: 'estimation', creditMonoparental: null });
    expect(calculerImpotLuxembourg({ classe: '1', revenuImposable, monoparental: true }, 2025)).toMatchObject({
      statut: 'refus',
      champ: 'monoparental',
    });
  });

  test('les cotisations de 2026 et un salaire au plafond rendent une estimation', () => {
    expect(calculerImpotLuxembourg({ classe: '1', salaireBrut: 50_000 }, 2025)).toMatchObject({ statut: 'exact' });
    expect(calculerImpotLuxembourg({ classe: '1', salaireBrut: 50_000 }, 2026)).toMatchObject({ statut: 'estimation' });
    expect(calculerImpotLuxembourg({ classe: '1', salaireBrut: 400_000 }, 2025)).toMatchObject({
      statut: 'estimation',
    });
  });
});

/** A situation as it comes from outside, whatever it holds. */
const recevoir = (brut: object): SituationLuxembourg => Object.assign(Object.create(null), brut);

describe('refus et explication', () => {
  const refus: readonly (readonly [string, object, number, string])[] = [
    ['une année d’avant', { classe: '1', revenuImposable: 1 }, 2022, 'ANNEE_NON_COUVERTE'],
    ['une année non votée', { classe: '1', revenuImposable: 1 }, 2028, 'ANNEE_NON_VOTEE'],
    ['une classe inconnue', { classe: 'U', revenuImposable: 1 }, 2025, 'CHAMP_INVALIDE'],
    ['un revenu négatif', { classe: '1', revenuImposable: -50 }, 2025, 'MONTANT_INVALIDE'],
    ['deux revenus', { classe: '1', revenuImposable: 1, salaireBrut: 1 }, 2025, 'FOYER_INCOHERENT'],
  ];
  test.each(refus)('%s est refusée', (_cas, situation, annee, code) => {
    expect(calculerImpotLuxembourg(recevoir(situation), annee)).toMatchObject({ statut: 'refus', code });
    expect(expliquerImpotLuxembourg(recevoir(situation), annee)).toMatchObject({ statut: 'refus', code });
  });

  test('chaque paramètre de chaque année a son nom français', () => {
    for (const annee of ANNEES_LUXEMBOURG) {
      const groupes = Object.entries(PARAMETRES_LUXEMBOURG[annee]).filter(([, g]) => g !== null);
      const noms = groupes.flatMap(([g, groupe]) => Object.keys(groupe?.valeurs ?? {}).map((cle) => `${g}.${cle}`));
      expect(Object.keys(LIBELLES_LUXEMBOURG)).toEqual(expect.arrayContaining(noms));
    }
  });
});
