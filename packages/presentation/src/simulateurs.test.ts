import { describe, expect, test } from 'vitest';
import { calculer as calculerIrpf, CHAMPS as CHAMPS_IRPF } from './irpf/calcul.ts';
import { calculer as calculerImpot } from './impot/calcul.ts';
import { CHAMPS as CHAMPS_IMPOT } from './impot/situation.ts';
import { situationParDefaut } from './commun/champs.ts';
import { REFERENCE } from './commun/reference.ts';
import { calculer as calculerTmi } from './tmi/calcul.ts';
import { CHAMPS as CHAMPS_TMI } from './tmi/situation.ts';
import { calculer as calculerTva, periodesDe } from './tva/calcul.ts';
import { IGI_ANDORRE, TVA_LUXEMBOURG, TVA_SUISSE } from './tva/pays.ts';

const JOUR = '2026-11-20';

function oblige<T>(lu: T | string): T {
  if (typeof lu === 'string') throw new Error(lu);
  return lu;
}

describe('published examples', () => {
  const impot = situationParDefaut(CHAMPS_IMPOT);
  const tmi = situationParDefaut(CHAMPS_TMI);

  test('single, 30 000 € of net taxable income: 1 977,69 + 126,30 (service-public, F1419)', () => {
    const r = oblige(calculerTmi({ ...tmi, revenusAnnuels: 30_000 }, '2026'));
    expect(r).toMatchObject({ tmi: 0.3, impotEstime: 2_104, revenuImposable: 30_000, parts: 1 });
    expect(r.tranchesApplicables.map((t) => Math.round(t.impot * 100) / 100)).toEqual([0, 1_977.69, 126.3]);
  });

  test('married, 90 000 € of net taxable income: 13 207,98', () => {
    const r = oblige(calculerTmi({ ...tmi, revenusAnnuels: 90_000, situationFamiliale: 'marie' }, '2026'));
    expect(r).toMatchObject({ tmi: 0.3, impotEstime: 13_208 });
  });

  test('a salary loses its 10 %, hints are whole recomputations', () => {
    const r = oblige(calculerImpot({ ...impot, revenus: 104_000, situationFamiliale: 'marie', enfants: 2 }, '2026'));
    expect(r).toMatchObject({ impotNet: 10_674, impotBrut: 10_674, decote: 0, tauxMarginal: 0.3, parts: 3 });
    expect(r.optimisations.map((o) => o.economie)).toEqual([1_500, 660, 0]);
    expect(r.economiesPossibles).toBe(2_160);
  });

  test.each([
    [TVA_SUISSE, 2_500, 202.5, 2_702.5],
    [IGI_ANDORRE, 1_200, 54, 1_254],
    [TVA_LUXEMBOURG, 850, 144.5, 994.5],
  ] as const)('$titre', (page, montantHT, montantTaxe, montantTTC) => {
    const r = oblige(calculerTva(page, { montantHT, type: 'normal' }, '', JOUR));
    expect(r).toMatchObject({ montantTaxe, montantTTC });
  });

  test('Andorra, 60 000 €: 2 800, and the same by the literal formula', () => {
    const s = { ...situationParDefaut(CHAMPS_IRPF), revenu: 60_000 };
    expect(oblige(calculerIrpf(s, '2026'))).toMatchObject({ irpf: 2_800, tauxMoyen: 4.67 });
    expect(oblige(calculerIrpf(s, REFERENCE))).toMatchObject({ irpf: 2_800 });
  });
});

test('the steps of a staircase add up to the tax', () => {
  for (const revenu of [0, 23_000, 31_234, 41_000, 250_000]) {
    const r = oblige(calculerIrpf({ ...situationParDefaut(CHAMPS_IRPF), revenu, personnesACharge: 2 }, '2026'));
    expect(r.marches.reduce((somme, m) => somme + m.impot, 0)).toBeCloseTo(r.loi?.irpf ?? 0, 2);
  }
});

test('the marginal curve follows the law: rebate at 16 %, ceiling of the children, then 30 and 41 %', () => {
  const { courbe } = oblige(
    calculerImpot(
      { ...situationParDefaut(CHAMPS_IMPOT), revenus: 104_000, situationFamiliale: 'marie', enfants: 2 },
      '2026',
    ),
  );
  const paliers = courbe?.paliers.map((p) => [Math.round(p.de / 1_000), p.taux]);
  expect(paliers).toEqual([
    [0, 0],
    [44, 0.1598],
    [65, 0.11],
    [71, 0.3],
    [169, 0.41],
  ]);
  expect(courbe?.tauxIci).toBe(0.3);
});

test('le taux moyen a une seule définition : l’impôt sur le revenu net imposable', () => {
  const impot = situationParDefaut(CHAMPS_IMPOT);
  // 33 333 € of salary: 30 000 € net of 10 %, 2 104 €.
  const r = oblige(calculerImpot({ ...impot, revenus: 33_333 }, '2026'));
  expect(r.tauxMoyen).toBeCloseTo(2_104 / 30_000, 4);
  const surLaCourbe = r.courbe?.moyenne.findLast(([revenu]) => revenu <= r.revenuImposable)?.[1] ?? 0;
  expect(Math.abs(surLaCourbe - r.tauxMoyen)).toBeLessThan(0.01);
  expect(oblige(calculerImpot({ ...impot, revenus: 33_333 }, REFERENCE))).toSatisfy(
    (x: typeof r) => Math.abs(x.tauxMoyen - x.impotNet / x.revenuImposable) < 1e-9,
  );
  // Money that comes back has no average rate.
  expect(oblige(calculerImpot({ ...impot, revenus: 15_000, emploiDomicile: 3_000 }, '2026')).tauxMoyen).toBe(0);
});

test('periods of rates go from the day back to the first, then the literal rates', () => {
  const periodes = periodesDe('CH', JOUR);
  expect(periodes[0]).toMatchObject({ valeur: '2024-01-01', jour: JOUR });
  expect(periodes[1]?.libelle).toContain('31\u00a0décembre\u00a02023');
  expect(periodes.at(-1)?.valeur).toBe(REFERENCE);
  const r = oblige(calculerTva(TVA_SUISSE, { montantHT: 1_000, type: 'hebergement' }, REFERENCE, JOUR));
  expect(r).toMatchObject({ montantTaxe: 37, montantTTC: 1_037 });
  expect(r.difference).toContain('8,1');
});

describe('literal formulas of the specification', () => {
  test('/simulateur-tmi: half a part per child, scale of the income of 2023', () => {
    const s = { ...situationParDefaut(CHAMPS_TMI), revenusAnnuels: 60_000, situationFamiliale: 'marie' as const };
    // 30 000 a part: 17 503 × 11 % + 1 203 × 30 % = 2 286,23, for two parts.
    const r = oblige(calculerTmi(s, REFERENCE));
    expect(r).toMatchObject({ impotEstime: 4_572, tmi: 0.3, courbe: null });
    expect(r.marches.at(-1)?.a).toBeNull();
  });

  test('/simulateur-impot: its scale, and nothing of the optional inputs', () => {
    const s = { ...situationParDefaut(CHAMPS_IMPOT), revenus: 40_000, per: 5_000 };
    // 36 000 × 30 % − 5 920,77 = 4 879,23.
    expect(oblige(calculerImpot(s, REFERENCE)).impotNet).toBeCloseTo(4_879.23, 2);
  });
});
