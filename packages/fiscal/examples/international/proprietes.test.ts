import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { calculerIrpf, expliquerIrpf } from '../../src/andorre/index.ts';
import type { NoeudTrace, RefusFiscal } from '../../src/index.ts';
import { estRefus } from '../../src/international/verification.ts';
import {
  ANNEES_LUXEMBOURG,
  calculerImpotLuxembourg,
  CLASSES_LUXEMBOURG,
  expliquerImpotLuxembourg,
} from '../../src/luxembourg/index.ts';
import {
  ANNEES_SUISSE,
  calculerImpotCantonal,
  calculerImpotFederalDirect,
  calculerImpotSuisse,
  CANTONS,
  expliquerImpotSuisse,
  type SituationSuisse,
} from '../../src/suisse/index.ts';
import { calculerTva, lireTauxTva } from '../../src/tva/index.ts';
import { DUREE, TIRAGES } from '../tirages.ts';

vi.setConfig({ testTimeout: DUREE });

const essais = { numRuns: Math.max(1_000, TIRAGES.numRuns) };

/** Refusals have no place among generated situations. */
function admis<T extends object>(valeur: T | RefusFiscal): T {
  if (estRefus(valeur)) throw new Error(valeur.message);
  return valeur;
}

const centimes = (x: number): number => Math.round(x * 100);

const irpfDe = (base: number, personnesACharge = 0, conjointSansRevenu = false): number =>
  admis(calculerIrpf({ base, personnesACharge, conjointSansRevenu }, 2025)).irpf;

function parcourir(noeud: NoeudTrace): NoeudTrace[] {
  return [noeud, ...noeud.enfants.flatMap(parcourir)];
}

/** Every step of a tree can be read: a formula without holes, an article, a rule id of its own. */
function lisible(trace: NoeudTrace): void {
  const noeuds = parcourir(trace);
  expect(new Set(noeuds.map((n) => n.regle)).size).toBe(noeuds.length);
  for (const noeud of noeuds) {
    expect(`${noeud.libelle} ${noeud.formule}`).not.toMatch(/NaN|undefined|Infinity|null/u);
    expect(noeud.formule.length * noeud.article.length).toBeGreaterThan(0);
  }
}

const montant = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.double({ min: 0, max: 2_000_000, noNaN: true }));
const hausse = fc.integer({ min: 1, max: 20_000 });
const anneeSuisse = fc.constantFrom(...ANNEES_SUISSE);
const canton = fc.constantFrom(...CANTONS);
const etatCivil = fc.constantFrom('seul', 'marie');
const enfants = fc.integer({ min: 0, max: 6 });
const age = fc.integer({ min: 18, max: 70 });
const activite = fc.constantFrom('salarie', 'independant');

const situationSuisse: fc.Arbitrary<SituationSuisse> = fc
  .record({
    canton,
    marie: fc.boolean(),
    agesEnfants: fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 5 }),
    revenuBrut: montant,
    revenuBrutConjoint: montant,
    age,
    ageConjoint: age,
    activite,
    activiteConjoint: activite,
    pilier3a: fc.integer({ min: 0, max: 8000 }),
    pilier3aConjoint: fc.integer({ min: 0, max: 8000 }),
  })
  .map(({ marie, revenuBrutConjoint, pilier3aConjoint, ...reste }) => ({
    ...reste,
    etatCivil: marie ? 'marie' : 'seul',
    ...(marie ? { revenuBrutConjoint, pilier3aConjoint } : {}),
  }));

describe('Suisse', () => {
  test('un revenu imposable nul ne paie que l’impôt personnel', () => {
    for (const annee of ANNEES_SUISSE) {
      for (const c of CANTONS) {
        for (const etat of ['seul', 'marie'] as const) {
          const lu = admis(calculerImpotCantonal({ canton: c, etatCivil: etat, revenuImposable: 0 }, annee));
          expect([lu.impotCantonal, lu.impotCommunal, lu.total]).toEqual([0, 0, lu.impotPersonnel]);
          expect(calculerImpotFederalDirect({ bareme: 'seul', revenuImposable: 0 }, annee)).toMatchObject({ impot: 0 });
        }
      }
    }
  });

  test('l’impôt fédéral ne baisse jamais quand le revenu monte, et ne saute que de 25 francs au seuil de perception', () => {
    fc.assert(
      fc.property(montant, hausse, fc.constantFrom('seul', 'famille'), enfants, anneeSuisse, (x, h, bareme, n, a) => {
        const lire = (revenuImposable: number) =>
          admis(calculerImpotFederalDirect({ bareme, revenuImposable, enfants: n }, a)).impot;
        const saut = lire(x + h) - lire(x);
        expect(saut).toBeGreaterThanOrEqual(0);
        expect(saut).toBeLessThanOrEqual((h + 100) * 0.132 + 26);
      }),
      essais,
    );
  });

  test('les impôts cantonaux ne baissent jamais quand le revenu imposable monte, et sont continus à 100 francs près', () => {
    fc.assert(
      fc.property(montant, hausse, canton, etatCivil, enfants, anneeSuisse, (x, h, c, e, n, a) => {
        const lire = (revenuImposable: number) =>
          admis(calculerImpotCantonal({ canton: c, etatCivil: e, enfants: n, revenuImposable }, a)).total;
        const saut = lire(x + h) - lire(x);
        // Each of the two taxes is rounded to the franc; Valais has a minimum of 10 francs; where Vaud caps the quotient,
        // the rate and the income rise together.
        expect(saut).toBeGreaterThanOrEqual(-1);
        expect(saut).toBeLessThanOrEqual((h + 300) * 0.6 + 12);
      }),
      essais,
    );
  });

  test('les totaux sont les sommes exactes de leurs postes', () => {
    fc.assert(
      fc.property(situationSuisse, anneeSuisse, (s, a) => {
        const lu = admis(calculerImpotSuisse(s, a));
        const c = lu.cotisations;
        expect(centimes(c.total)).toBe(centimes(c.avsAiApg) + centimes(c.ac) + centimes(c.nbu) + centimes(c.lpp));
        const postes = [lu.impotFederal, lu.impotCantonal, lu.impotCommunal, lu.impotPersonnel, lu.impotEcclesiastique];
        expect(centimes(lu.impotTotal)).toBe(postes.reduce((somme, x) => somme + centimes(x), 0));
        expect(lu.revenuDisponible).toBeCloseTo(lu.revenuBrut - c.total - lu.impotTotal, 1);
        for (const poste of [...postes, ...Object.values(c)]) expect(poste).toBeGreaterThanOrEqual(0);
        expect(lu.statut).toBe(lu.reserves.length === 0 ? 'exact' : 'estimation');
      }),
      essais,
    );
  });

  test('échanger les conjoints ne change rien', () => {
    fc.assert(
      fc.property(situationSuisse, anneeSuisse, (s, a) => {
        fc.pre(s.etatCivil === 'marie' && s.revenuBrut > 0 && (s.revenuBrutConjoint ?? 0) > 0);
        const echange: SituationSuisse = {
          ...s,
          revenuBrut: s.revenuBrutConjoint ?? 0,
          revenuBrutConjoint: s.revenuBrut,
          age: s.ageConjoint,
          ageConjoint: s.age,
          activite: s.activiteConjoint,
          activiteConjoint: s.activite,
          pilier3a: s.pilier3aConjoint,
          pilier3aConjoint: s.pilier3a,
        };
        const [l, m] = [admis(calculerImpotSuisse(s, a)), admis(calculerImpotSuisse(echange, a))];
        expect(m.impotTotal).toBeCloseTo(l.impotTotal, 2);
      }),
      essais,
    );
  });

  test('le calcul expliqué rend les mêmes chiffres, et un arbre lisible jusqu’au total', () => {
    fc.assert(
      fc.property(situationSuisse, anneeSuisse, (s, a) => {
        const { resultat, trace } = admis(expliquerImpotSuisse(s, a));
        expect(resultat).toEqual(calculerImpotSuisse(s, a));
        expect([trace.regle, trace.valeur]).toEqual(['ch.impot_total', resultat.impotTotal]);
        lisible(trace);
      }),
      { numRuns: essais.numRuns / 4 },
    );
  });

  test('un gain de salaire ne coûte jamais plus qu’il ne rapporte, hors des seuils des assurances', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25_000, max: 400_000 }), canton, etatCivil, enfants, (x, c, e, n) => {
        const lire = (revenuBrut: number) =>
          admis(calculerImpotSuisse({ canton: c, etatCivil: e, enfants: n, revenuBrut }, 2026)).revenuDisponible;
        // Vaud's modest-income deduction falls by 100 francs at a time.
        expect(lire(x + 5000)).toBeGreaterThan(lire(x));
      }),
      essais,
    );
  });
});

describe('Luxembourg', () => {
  const annee = fc.constantFrom(...ANNEES_LUXEMBOURG);
  const classe = fc.constantFrom(...CLASSES_LUXEMBOURG);

  test('croissant, continu à 50 euros près, nul à zéro, tranches dont la somme est l’impôt', () => {
    fc.assert(
      fc.property(montant, hausse, classe, annee, (x, h, c, a) => {
        const lire = (revenuImposable: number) => admis(calculerImpotLuxembourg({ classe: c, revenuImposable }, a));
        const [bas, haut] = [lire(x), lire(x + h)];
        expect(haut.impot).toBeGreaterThanOrEqual(bas.impot);
        expect(haut.impot - bas.impot).toBeLessThanOrEqual((h + 50) * 0.42 * 1.09 + 2);
        expect(bas.tranches.reduce((somme, t) => somme + t.impot, 0)).toBeCloseTo(bas.impotAvantFonds, 2);
        expect(lire(0).impot).toBe(0);
      }),
      essais,
    );
  });

  test('la classe 2 est deux fois la classe 1 sur la moitié, la classe 1a ne dépasse jamais la classe 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8000 }), annee, (n, a) => {
        const revenu = n * 100;
        const lire = (c: '1' | '1a' | '2', r: number) =>
          admis(calculerImpotLuxembourg({ classe: c, revenuImposable: r }, a)).impotAvantFonds;
        expect(Math.abs(lire('2', revenu) - 2 * lire('1', revenu / 2))).toBeLessThanOrEqual(2);
        expect(lire('1a', revenu)).toBeLessThanOrEqual(lire('1', revenu));
      }),
      essais,
    );
  });

  test('le calcul expliqué rend les mêmes chiffres', () => {
    fc.assert(
      fc.property(montant, classe, annee, fc.boolean(), (x, c, a, brut) => {
        const situation = brut ? { classe: c, salaireBrut: x } : { classe: c, revenuImposable: x };
        const { resultat, trace } = admis(expliquerImpotLuxembourg(situation, a));
        expect(resultat).toEqual(calculerImpotLuxembourg(situation, a));
        expect(trace.valeur).toBe(resultat.impot);
        lisible(trace);
      }),
      { numRuns: essais.numRuns / 4 },
    );
  });
});

describe('Andorre', () => {
  test('croissant, continu, nul à zéro, jamais plus de 10 %, moins avec des charges', () => {
    fc.assert(
      fc.property(montant, hausse, enfants, (x, h, n) => {
        expect(irpfDe(0)).toBe(0);
        expect(irpfDe(x + h)).toBeGreaterThanOrEqual(irpfDe(x));
        expect(irpfDe(x + h) - irpfDe(x)).toBeLessThanOrEqual(h * 0.1 + 0.02);
        expect(irpfDe(x, n)).toBeLessThanOrEqual(irpfDe(x));
        expect(irpfDe(x, 0, true)).toBeLessThanOrEqual(irpfDe(x));
      }),
      essais,
    );
  });

  test('le calcul expliqué rend les mêmes chiffres', () => {
    fc.assert(
      fc.property(montant, montant, enfants, fc.boolean(), (x, epargne, personnesACharge, brut) => {
        const revenu = brut ? { salaireBrut: x } : { base: x };
        const situation = { ...revenu, revenusEpargne: epargne, personnesACharge };
        const { resultat, trace } = admis(expliquerIrpf(situation, 2026));
        expect(resultat).toEqual(calculerIrpf(situation, 2026));
        expect(trace.valeur).toBe(resultat.irpfTotal);
        lisible(trace);
      }),
      { numRuns: essais.numRuns / 4 },
    );
  });
});

describe('TVA et IGI', () => {
  test('taxe comprise = hors taxe + taxe au centime, zéro donne zéro, croissant', () => {
    const jour = fc.constantFrom('2013-02-01', '2018-06-30', '2023-12-31', '2024-01-01', '2026-11-20');
    fc.assert(
      fc.property(fc.constantFrom('CH', 'LU', 'AD'), jour, montant, hausse, (pays, date, x, h) => {
        const categorie = 'normal';
        const lire = (montantHT: number) => admis(calculerTva({ pays, date, categorie, montantHT }));
        const lu = lire(x);
        expect(Math.round(lu.montantTTC * 100)).toBe(Math.round(lu.montantHT * 100) + Math.round(lu.montantTVA * 100));
        expect(lire(0)).toMatchObject({ montantTVA: 0, montantTTC: 0 });
        expect(lire(x + h).montantTTC).toBeGreaterThan(lu.montantTTC);
        expect(admis(lireTauxTva(pays, date)).taux.normal).toBe(lu.tauxTVA);
      }),
      essais,
    );
  });
});
