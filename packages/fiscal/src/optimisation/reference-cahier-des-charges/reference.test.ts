import { describe, expect, it } from 'vitest';
import { calculerOptimisationReference } from './optimisation.ts';
import { calculerSimulateurReference } from './simulateur.ts';
import { calculerTmiReference } from './tmi.ts';

describe('calculateur TMI du cahier des charges', () => {
  const seul = { situation: 'celibataire', enfants: 0, chargesDeductibles: 0 } as const;

  it.each([
    // 17 503 × 11 % + 21 203 × 30 % = 1 925.33 + 6 360.90
    [{ ...seul, revenusAnnuels: 50_000 }, 30, 8_286, 50_000],
    // 1 925.33 + 53 544 × 30 % + 17 659 × 41 % = 1 925.33 + 16 063.20 + 7 240.19
    [{ ...seul, revenusAnnuels: 100_000 }, 41, 25_229, 100_000],
    // (20 000 − 11 294) × 11 % × 3 = 957.66 × 3
    [{ revenusAnnuels: 65_000, situation: 'marie', enfants: 2, chargesDeductibles: 5_000 }, 11, 2_873, 20_000],
    // 1 925.33 + 16 063.20 + 94 765 × 41 % + 22 894 × 45 % = 17 988.53 + 38 853.65 + 10 302.30
    [{ ...seul, revenusAnnuels: 200_000 }, 45, 67_144, 200_000],
    [{ ...seul, revenusAnnuels: 11_294 }, 0, 0, 11_294],
    [{ ...seul, revenusAnnuels: 1_000, chargesDeductibles: 5_000 }, 0, 0, 0],
  ] as const)('%o donne %i %% et %i €', (entree, tmi, impot, quotient) => {
    expect(calculerTmiReference(entree)).toMatchObject({ tmi, impotEstime: impot, quotientFamilial: quotient });
  });

  it('détaille les tranches atteintes et conseille selon les seuils', () => {
    const r = calculerTmiReference({ ...seul, revenusAnnuels: 100_000 });
    expect(r.tranchesApplicables.map((t) => [t.taux, t.montant])).toEqual([
      [0, 11_294],
      [11, 17_503],
      [30, 53_544],
      [41, 17_659],
    ]);
    expect(r.conseils).toHaveLength(3);
    expect(r.optimisations).toEqual([expect.objectContaining({ economie: 4_100 })]);
    expect(calculerTmiReference({ ...seul, revenusAnnuels: 30_000 }).conseils).toEqual([]);
    expect(r.difference).toContain('2023');
  });
});

describe('simulateur d’impôt du cahier des charges', () => {
  const entree = {
    situation: 'celibataire',
    enfants: 0,
    fraisProfessionnels: 'forfait',
    montantFraisReels: 0,
  } as const;

  it.each([
    // 27 000 × 14 % − 1 524.29 = 2 255.71, no rebate
    [{ ...entree, revenus: 30_000 }, 2_255.71, 0, 2_255.71, 14],
    // 18 000 × 14 % − 1 524.29 = 995.71 ; 873 − 45.25 % × 995.71 = 422.44
    [{ ...entree, revenus: 20_000 }, 995.71, 422.44, 573.27, 14],
    // 11 000: (11 000 − 10 777) × 11 % = 24.53, cancelled by the rebate
    [{ ...entree, revenus: 11_000, fraisProfessionnels: 'reel' }, 24.53, 24.53, 0, 11],
    // 137 171 (12 829 deducted): 137 171 × 45 % − 17 706.27 = 44 020.68
    [{ ...entree, revenus: 150_000 }, 44_020.68, 0, 44_020.68, 45],
    // couple, three children: 4 parts; 72 000 ÷ 4 = 18 000; 995.71 × 4 = 3 982.84, over 3 186
    [{ ...entree, revenus: 80_000, situation: 'marie', enfants: 3 }, 3_982.84, 0, 3_982.84, 14],
    // couple, one child: 45 000 ÷ 2.5 = 18 000; 995.71 × 2.5 = 2 489.28; 1 444 − 45.25 % × 2 489.28 = 317.60
    [{ ...entree, revenus: 50_000, situation: 'pacse', enfants: 1 }, 2_489.275, 317.603, 2_171.672, 14],
    [{ ...entree, revenus: 0 }, 0, 0, 0, 0],
  ] as const)('%o donne %d brut, %d de décote, %d net à %i %%', (cas, brut, decote, net, taux) => {
    const r = calculerSimulateurReference(cas);
    expect(r.impotBrut).toBeCloseTo(brut, 2);
    expect(r.decote).toBeCloseTo(decote, 2);
    expect(r.impotNet).toBeCloseTo(net, 2);
    expect(r.tauxMarginal).toBe(taux);
  });

  it('les décalages rendent le barème continu à chaque seuil', () => {
    for (const seuil of [10_777, 11_294, 27_478, 78_570]) {
      const a = calculerSimulateurReference({ ...entree, revenus: seuil, fraisProfessionnels: 'reel' }).impotBrut;
      const b = calculerSimulateurReference({
        ...entree,
        revenus: seuil + 0.001,
        fraisProfessionnels: 'reel',
      }).impotBrut;
      expect(b - a).toBeLessThan(0.01);
      expect(b).toBeGreaterThan(a);
    }
  });

  it('propose selon les seuils de revenu', () => {
    const r = calculerSimulateurReference({ ...entree, revenus: 60_000 });
    expect(r.optimisations.map((o) => o.economie)).toEqual([1_500, 660, 0]);
    expect(r.economiesPossibles).toBe(2_160);
    expect(calculerSimulateurReference({ ...entree, revenus: 20_000 }).optimisations).toEqual([]);
  });
});

describe('page d’optimisation du cahier des charges', () => {
  it('additionne les économies et choisit son message', () => {
    const r = calculerOptimisationReference({
      revenus: 60_000,
      tmi: 30,
      capaciteInvestissement: 50_000,
      objectifs: ['immobilier', 'retraite'],
    });
    // 5 000 × 30 % ; 50 000 × 15 % × 30 % ; 3 000 × 66 % ; 60 000 × 20 % × 30 %
    expect(r.strategies.map((s) => [s.economie, s.investissement])).toEqual([
      [1_500, 5_000],
      [2_250, 50_000],
      [1_980, 3_000],
      [3_600, 0],
    ]);
    expect(r.economieTotale).toBe(9_330);
    expect(r.impactConscience).toContain('très importante');
    expect(r.conseils).toEqual([]);
  });

  it('ne propose la location meublée qu’avec son objectif, et rien de plus sous les seuils', () => {
    const r = calculerOptimisationReference({
      revenus: 30_000,
      tmi: 41,
      capaciteInvestissement: 5_000,
      objectifs: ['retraite'],
    });
    expect(r.strategies.map((s) => s.economie)).toEqual([1_230]);
    expect(r.conseils).toHaveLength(3);
    expect(r.impactConscience).toContain('modeste');
    expect(r.difference).toContain('ne recalcule');
  });
});
