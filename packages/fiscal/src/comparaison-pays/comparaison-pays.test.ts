import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculerIrpf } from '../andorre/index.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { calculerImpotLuxembourg } from '../luxembourg/index.ts';
import { REPERTOIRE_COMMUNES } from '../suisse/communes.ts';
import { calculerImpotSuisse } from '../suisse/index.ts';
import {
  ANNEES_COMPARABLES,
  calculerCotisationsSalarie,
  comparerPays,
  type DemandePays,
  expliquerPays,
} from './index.ts';

const comparer = (demande: Partial<DemandePays> = {}, annee = 2025) => {
  const lue = comparerPays({ salaireBrut: 80_000, couple: false, ...demande }, annee, {
    communes: REPERTOIRE_COMMUNES,
  });
  if (lue.statut === 'refus') throw new Error(lue.message);
  return lue;
};
const centimes = (montant: number): number => Math.round(montant * 100);

describe('cotisations du salarié en France', () => {
  // Net salaries of the public model of the Urssaf (modele-social 11.1.0), non-executive, without health insurance.
  test.each([
    [2024, 24_000, 18_998.34, 19_682.16],
    [2024, 60_000, 47_574.07, 49_283.62],
    [2025, 45_000, 35_621.89, 36_904.05],
    [2025, 120_000, 95_691.21, 99_110.31],
    [2025, 420_000, 340_186.84, 352_271.23],
    [2026, 60_000, 47_553.94, 49_263.49],
  ] as const)('en %i, %i € bruts laissent le net du modèle de l’Urssaf', (annee, brut, net, imposable) => {
    const lues = calculerCotisationsSalarie(brut, annee);
    expect(brut - lues.total).toBeCloseTo(net, 1);
    expect(lues.netImposable).toBeCloseTo(imposable, 1);
  });

  test('rien gagné, rien cotisé', () => {
    expect(calculerCotisationsSalarie(0, 2025)).toMatchObject({ total: 0, netImposable: 0 });
  });
});

describe('le même foyer dans quatre pays', () => {
  test('chaque pays répond dans sa monnaie, dans l’ordre, avec ses hypothèses', () => {
    const { pays, annee, francsParEuro, hypotheses } = comparer();
    expect(pays.map((p) => [p.pays, p.monnaie])).toEqual([
      ['FR', 'EUR'],
      ['CH', 'CHF'],
      ['LU', 'EUR'],
      ['AD', 'EUR'],
    ]);
    expect([annee, francsParEuro]).toEqual([2025, null]);
    for (const p of pays) expect(p.hypotheses.length).toBeGreaterThan(0);
    expect(hypotheses.join(' ')).toContain('Aucun cours du change');
  });

  test('le revenu disponible est le brut moins cotisations et impôt plus crédits, au centime', () => {
    const salaire = fc.integer({ min: 0, max: 600_000 });
    fc.assert(
      fc.property(salaire, salaire, fc.boolean(), fc.integer({ min: 0, max: 5 }), (brut, second, couple, enfants) => {
        const lue = comparer({ salaireBrut: brut, couple, enfants, ...(couple && { salaireBrutConjoint: second }) });
        for (const p of lue.pays) {
          const attendu = centimes(p.salaireBrut) - centimes(p.cotisations) - centimes(p.impot) + centimes(p.credits);
          expect(centimes(p.revenuDisponible)).toBe(attendu);
          expect(p.impot).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('chaque pays donne ce que donne son propre moteur', () => {
    const [, suisse, luxembourg, andorre] = comparer({ enfants: 2, couple: true, salaireBrutConjoint: 30_000 }).pays;
    const foyer = { canton: 'GE', etatCivil: 'marie', enfants: 2, revenuBrut: 80_000 } as const;
    expect(calculerImpotSuisse({ ...foyer, revenuBrutConjoint: 30_000 }, 2025)).toMatchObject({
      impotTotal: suisse?.impot,
      revenuDisponible: suisse?.revenuDisponible,
    });
    expect(calculerImpotLuxembourg({ classe: '2', salaireBrut: 110_000 }, 2025)).toMatchObject({
      impot: luxembourg?.impot,
      revenuDisponible: luxembourg?.revenuDisponible,
    });
    const [haut, bas] = [
      calculerIrpf({ salaireBrut: 80_000, personnesACharge: 2 }, 2025),
      calculerIrpf({ salaireBrut: 30_000 }, 2025),
    ];
    if (haut.statut === 'refus' || bas.statut === 'refus') throw new Error('unreachable');
    expect(andorre?.impot).toBeCloseTo(haut.irpfTotal + bas.irpfTotal, 2);
  });

  test('le cours donné convertit le salaire vers la Suisse et le revenu vers l’euro ; aucun n’est supposé', () => {
    const [, sans] = comparer().pays;
    expect(sans).toMatchObject({ salaireBrut: 80_000, revenuDisponibleEnEuros: null });
    const [france, avec] = comparer({ francsParEuro: 0.95 }).pays;
    expect(avec?.salaireBrut).toBe(76_000);
    expect(avec?.revenuDisponibleEnEuros).toBeCloseTo((avec?.revenuDisponible ?? 0) / 0.95, 2);
    expect(france?.revenuDisponibleEnEuros).toBe(france?.revenuDisponible);
  });

  test('échanger les conjoints ne change que ce qui dépend de l’âge : rien ici', () => {
    const un = comparer({ couple: true, salaireBrut: 60_000, salaireBrutConjoint: 30_000 });
    const autre = comparer({ couple: true, salaireBrut: 30_000, salaireBrutConjoint: 60_000 });
    expect(un.pays.map((p) => p.impot)).toEqual(autre.pays.map((p) => p.impot));
  });

  test('la commune suisse donnée est celle du calcul', () => {
    expect(comparer({ canton: 'VD', commune: 'Nyon' }).pays[1]?.lieu).toContain('Nyon');
  });

  test('l’impôt français d’une année non votée est une estimation', () => {
    expect(comparer({}, 2026).pays[0]?.statut).toBe('estimation');
    expect(comparer({}, 2025).pays[0]?.statut).toBe('exact');
  });

  test.each([
    ['une année hors des quatre pays', {}, 2023, 'ANNEE_NON_COUVERTE'],
    ['une année à venir', {}, 2027, 'ANNEE_NON_VOTEE'],
    ['un salaire négatif', { salaireBrut: -1 }, 2025, 'MONTANT_INVALIDE'],
    ['un salaire qui n’est pas un nombre', { salaireBrut: Number.NaN }, 2025, 'MONTANT_INVALIDE'],
    ['un cours nul', { francsParEuro: 0 }, 2025, 'MONTANT_INVALIDE'],
    ['un conjoint sans couple', { salaireBrutConjoint: 1 }, 2025, 'FOYER_INCOHERENT'],
    ['des âges qui ne concordent pas', { enfants: 1, agesEnfants: [3, 4] }, 2025, 'FOYER_INCOHERENT'],
    ['un enfant majeur', { agesEnfants: [18] }, 2025, 'CHAMP_INVALIDE'],
    ['une commune inconnue', { commune: 'Nulle-Part' }, 2025, 'SITUATION_NON_COUVERTE'],
  ] as const)('refuse %s', (_cas, demande, annee, code) => {
    const lue = comparerPays({ salaireBrut: 80_000, couple: false, ...demande }, annee, {
      communes: REPERTOIRE_COMMUNES,
    });
    expect(lue).toMatchObject({ statut: 'refus', code });
  });

  test('toutes les années communes répondent', () => {
    for (const annee of ANNEES_COMPARABLES) expect(comparer({}, annee).pays).toHaveLength(4);
  });

  test('le calcul expliqué rend les mêmes chiffres, et chaque étape de chaque pays a sa formule et son texte', () => {
    const etapes = (n: NoeudTrace): NoeudTrace[] => n.enfants.flatMap((e) => [e, ...etapes(e)]);
    const demande = fc.record({
      salaireBrut: fc.integer({ min: 0, max: 400_000 }),
      salaireBrutConjoint: fc.constantFrom(undefined, 0, 25_000, 90_000),
      enfants: fc.integer({ min: 0, max: 4 }),
      canton: fc.constantFrom('GE', 'ZH', 'VD', 'VS', 'BE'),
    });
    fc.assert(
      fc.property(demande, fc.constantFrom(...ANNEES_COMPARABLES), (d, annee) => {
        const foyer = { ...d, couple: d.salaireBrutConjoint !== undefined };
        const explique = expliquerPays(foyer, annee, { communes: REPERTOIRE_COMMUNES });
        if (explique.statut === 'refus') throw new Error(explique.message);
        expect(explique.pays.map(({ trace: _trace, ...p }) => p)).toEqual(comparer(foyer, annee).pays);
        for (const { trace, monnaie, revenuDisponible, cotisations, impot, credits } of explique.pays) {
          expect([trace.valeur, trace.unite]).toEqual([revenuDisponible, monnaie]);
          const somme = (motif: RegExp) =>
            trace.enfants.filter((e) => motif.test(e.regle)).reduce((total, e) => total + Number(e.valeur), 0);
          expect(somme(/\.cotisations/)).toBeCloseTo(cotisations, 2);
          expect(somme(/\.credits/)).toBeCloseTo(credits, 2);
          expect(somme(/^(?!.*(?:cotisations|credits))/)).toBeCloseTo(impot, 2);
          for (const { formule, article } of etapes(trace)) {
            expect(formule).not.toMatch(/^$|NaN|undefined|Infinity/);
            expect(article).not.toBe('');
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
