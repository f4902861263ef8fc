import { describe, expect, test } from 'vitest';
import type { SituationAndorre } from './index.ts';
import { calculerIrpf, calculerReferenceIrpf, expliquerIrpf } from './index.ts';
import { LIBELLES_ANDORRE, PARAMETRES_ANDORRE } from './parametres/irpf.ts';

describe('IRPF andorran', () => {
  test.each([
    ['sous le minimum', { base: 24_000 }, 0],
    ['dans la zone bonifiée', { base: 30_000 }, 300],
    ['au bout de la bonification', { base: 40_000 }, 800],
    ['au-dessus', { base: 85_000 }, 5300],
    ['conjoint sans revenu', { base: 40_000, conjointSansRevenu: true }, 0],
    ['deux personnes à charge : 1 500 de moins', { base: 30_000, personnesACharge: 2 }, 225],
    [
      'une personne à charge invalide : 1 125 de moins',
      { base: 60_000, personnesACharge: 1, personnesAChargeInvalides: 1 },
      2687.5,
    ],
    ['invalidité', { base: 36_000, invalidite: true }, 300],
    ['plan de pension de 9 000, retenu pour 5 000', { base: 60_000, versementsPension: 9000 }, 2300],
  ] as const)('%s', (_cas, situation, irpf) => {
    expect(calculerIrpf(situation, 2025)).toMatchObject({ irpf });
  });

  test('l’épargne est exonérée jusqu’à 3 000 puis imposée à 10 %, à part de la base générale', () => {
    expect(calculerIrpf({ base: 0, revenusEpargne: 3000 }, 2025)).toMatchObject({ irpf: 0, irpfEpargne: 0 });
    expect(calculerIrpf({ base: 30_000, revenusEpargne: 4500 }, 2025)).toMatchObject({
      irpfEpargne: 150,
      irpfTotal: 450,
    });
  });

  test('du salaire brut sont ôtés la cotisation à la CASS et le forfait, et le résultat est une estimation', () => {
    expect(calculerIrpf({ salaireBrut: 40_000 }, 2026)).toMatchObject({
      cotisationCass: 2600,
      base: 36_200,
      irpf: 610,
      revenuDisponible: 36_790,
      statut: 'estimation',
    });
  });

  test('ce qui n’a pas été lu dans la loi rend une estimation, le reste est exact', () => {
    expect(calculerIrpf({ base: 90_000 }, 2025)).toMatchObject({ statut: 'exact' });
    for (const situation of [
      { base: 50_000, conjointSansRevenu: true },
      { base: 50_000, personnesACharge: 1 },
      { base: 50_000, invalidite: true },
    ]) {
      expect(calculerIrpf(situation, 2025)).toMatchObject({ statut: 'estimation', reserves: [expect.any(String)] });
    }
  });

  const refus: readonly (readonly [string, SituationAndorre, number, string])[] = [
    ['une année d’avant l’impôt', { base: 1 }, 2014, 'ANNEE_NON_COUVERTE'],
    ['une année future', { base: 1 }, 2031, 'ANNEE_NON_VOTEE'],
    ['une base négative', { base: -1 }, 2025, 'MONTANT_INVALIDE'],
    ['une base infinie', { base: Number.POSITIVE_INFINITY }, 2025, 'MONTANT_HORS_BORNES'],
    ['deux bases', { base: 1, salaireBrut: 1 }, 2025, 'FOYER_INCOHERENT'],
    ['une demi-personne', { base: 1, personnesACharge: 0.5 }, 2025, 'CHAMP_INVALIDE'],
    ['plus d’invalides que de personnes', { base: 1, personnesAChargeInvalides: 1 }, 2025, 'FOYER_INCOHERENT'],
  ];
  test.each(refus)('%s est refusé', (_cas, situation, annee, code) => {
    expect(calculerIrpf(situation, annee)).toMatchObject({ statut: 'refus', code });
    expect(expliquerIrpf(situation, annee)).toMatchObject({ statut: 'refus', code });
  });

  test('chaque paramètre a son nom français', () => {
    const noms = Object.entries(PARAMETRES_ANDORRE).flatMap(([g, { valeurs }]) =>
      Object.keys(valeurs).map((cle) => `${g}.${cle}`),
    );
    expect(Object.keys(LIBELLES_ANDORRE).sort()).toEqual(noms.sort());
  });
});

describe('référence du cahier des charges', () => {
  test.each([
    [0, 0, 0],
    [24_000, 0, 0],
    [30_000, 300, 1],
    [40_000, 800, 2],
    [50_000, 1800, 3.6],
    [61_234.56, 2923, 4.77],
  ])('%d : %d € et %d %%, calculés à la main', (revenu, irpf, tauxMoyen) => {
    expect(calculerReferenceIrpf(revenu)).toMatchObject({ irpf, tauxMoyen });
  });

  test('elle dit en quoi elle diffère de la loi, et refuse un montant invalide', () => {
    expect(calculerReferenceIrpf(1)).toMatchObject({ difference: expect.stringContaining('Llei 5/2014') });
    expect(calculerReferenceIrpf(-1)).toMatchObject({ statut: 'refus', code: 'MONTANT_INVALIDE' });
  });
});
