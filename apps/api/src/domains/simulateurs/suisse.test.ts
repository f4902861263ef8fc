import { type ComparaisonCantonsReponse, type ImpotSuisseReponse, NoeudTrace } from '@francis/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lireCasInternationaux, toleranceDe } from '../../../../../packages/fiscal/examples/international/lire-cas.ts';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '1000000' } });

const demander = (payload: Record<string, unknown>, url = '/api/calculate-swiss-tax') =>
  t.injecter({ method: 'POST', url, payload });
const calculer = async (payload: Record<string, unknown> = {}): Promise<ImpotSuisseReponse> => {
  const reponse = await demander(payload);
  expect(reponse.statusCode).toBe(200);
  return reponse.json<ImpotSuisseReponse>();
};
const comparer = async (payload: Record<string, unknown> = {}): Promise<ComparaisonCantonsReponse> =>
  (await demander(payload, '/api/compare-swiss-cantons')).json<ComparaisonCantonsReponse>();

const centimes = (...montants: number[]): number => montants.reduce((somme, x) => somme + Math.round(x * 100), 0);

describe('POST /api/calculate-swiss-tax', () => {
  test('un corps vide prend les sept valeurs par défaut et les dit', async () => {
    const lue = await calculer();
    expect(lue).toMatchObject({
      canton: 'geneva',
      commune: 'Genève',
      gross_income: 80_000,
      year: 2026,
      statut: 'exact',
    });
    const dites = lue.hypotheses.join('\n').replace(/\s/g, ' ');
    for (const dite of [
      'chef-lieu',
      'Âge supposé',
      'Aucun impôt ecclésiastique',
      'Primes d’assurance du foyer : 1 500 CHF',
    ]) {
      expect(dites).toContain(dite);
    }
  });

  test('le plafond du pilier 3a suit l’année, l’activité et le 2e pilier', async () => {
    const maximum = async (payload: Record<string, unknown>) => (await calculer(payload)).pillar_3a_maximum;
    expect([await maximum({ year: 2024 }), await maximum({ year: 2025 }), await maximum({})]).toEqual([
      7_056, 7_258, 7_258,
    ]);
    // Below the entry threshold of the second pillar: a fifth of the net earnings.
    const modeste = await calculer({ gross_income: 20_000 });
    expect(modeste.pillar_3a_maximum).toBeCloseTo((20_000 - modeste.social_contributions.total) / 5, 2);
    expect(await maximum({ gross_income: 400_000, employment_type: 'self_employed' })).toBe(36_288);
    const verse = await calculer({ pillar_3a: 50_000 });
    expect(verse.total_tax).toBe((await calculer({ pillar_3a: verse.pillar_3a_maximum })).total_tax);
  });

  const cas = lireCasInternationaux().filter((c) => c.area === 'ch_canton_gross' && c.difficile !== true);
  // One case in three keeps the five cantons and every curve, in a second.
  test.each(cas.filter((_, i) => i % 3 === 0).map((c) => [c.id, c] as const))(
    'cas de référence %s, par HTTP',
    async (_id, c) => {
      const r = await calculer(c.inputs);
      const obtenus: Record<string, number> = {
        ...r.cantonal_taxes,
        ...r.social_contributions,
        federal_tax: r.federal_tax,
        personal_tax: r.personal_tax,
        total_tax: r.total_tax,
      };
      for (const [cle, attendu] of Object.entries(c.expected)) {
        if (obtenus[cle] === undefined) continue;
        expect(Math.abs(obtenus[cle] - attendu)).toBeLessThanOrEqual(toleranceDe(c, cle));
      }
    },
  );

  test('les totaux sont la somme exacte de leurs parties, et le net le brut moins les deux', async () => {
    const corps = fc.record({
      gross_income: fc.integer({ min: 0, max: 900_000 }),
      canton: fc.constantFrom('geneva', 'zurich', 'vaud', 'valais', 'bern'),
      marital_status: fc.constantFrom('single', 'married'),
      children: fc.integer({ min: 0, max: 4 }),
      employment_type: fc.constantFrom('employed', 'self_employed'),
      church: fc.constantFrom('none', 'roman', 'protestant'),
      year: fc.constantFrom(2024, 2025, 2026),
    });
    await fc.assert(
      fc.asyncProperty(corps, async (payload) => {
        const r = await calculer(payload);
        const { cantonal_tax, communal_tax } = r.cantonal_taxes;
        const { avs_ai_apg, ac, lpp, nbu, total } = r.social_contributions;
        expect(centimes(r.total_tax)).toBe(
          centimes(r.federal_tax, cantonal_tax, communal_tax, r.personal_tax, r.church_tax),
        );
        expect(centimes(total)).toBe(centimes(avs_ai_apg, ac, lpp, nbu));
        expect(centimes(r.net_income)).toBe(centimes(r.gross_income, -total, -r.total_tax));
      }),
      { numRuns: 60 },
    );
  });

  test('le taux effectif est en pour cent du brut, et la trace a pour racine l’impôt total', async () => {
    const r = await calculer({ gross_income: 120_000, canton: 'bern' });
    expect(r.effective_rate).toBeCloseTo((r.total_tax / 120_000) * 100, 2);
    expect(NoeudTrace.parse(r.trace)).toMatchObject({ regle: 'ch.impot_total', valeur: r.total_tax });
  });

  test('les champs ajoutés agissent : commune, second revenu, confession, âge, année, primes officielles', async () => {
    const base = { gross_income: 100_000, canton: 'vaud', marital_status: 'married' };
    const { total_tax } = await calculer(base);
    for (const plus of [
      { commune: 'Nyon' },
      { spouse_gross_income: 40_000 },
      { church: 'roman', canton: 'bern' },
      { age: 56 },
      { year: 2024 },
      { insurance_premiums: 'default' },
    ]) {
      expect([plus, (await calculer({ ...base, ...plus })).total_tax]).not.toEqual([plus, total_tax]);
    }
    expect((await calculer({ ...base, spouse_gross_income: 40_000 })).gross_income).toBe(140_000);
  });

  test('la liste des âges donne le nombre d’enfants quand elle seule est remplie', async () => {
    const ages = await calculer({ marital_status: 'married', children_ages: [6, 9] });
    expect(ages.total_tax).toBe(
      (await calculer({ marital_status: 'married', children: 2, children_ages: [6, 9] })).total_tax,
    );
  });

  test.each([
    ['canton inconnu', { canton: 'ticino' }, 'canton'],
    ['revenu négatif', { gross_income: -1 }, 'gross_income'],
    ['revenu démesuré', { gross_income: 1e12 }, 'gross_income'],
    ['revenu en texte', { gross_income: '80000' }, 'gross_income'],
    ['enfants négatifs', { children: -1 }, 'children'],
    ['demi-enfant', { children: 1.5 }, 'children'],
    ['état civil inconnu', { marital_status: 'pacs' }, 'marital_status'],
    ['primes en texte libre', { insurance_premiums: 'beaucoup' }, 'insurance_premiums'],
    ['commune inconnue', { commune: 'Nulle-Part' }, 'commune'],
    ['commune d’un autre canton', { commune: 'Lausanne' }, 'commune'],
    ['année trop ancienne', { year: 2020 }, 'year'],
    ['année à venir', { year: 2040 }, 'year'],
    ['conjoint d’une personne seule', { spouse_gross_income: 10 }, 'spouse_gross_income'],
    ['âges qui ne concordent pas', { children: 1, children_ages: [3, 4] }, 'children_ages'],
    ['champ inconnu', { salaire: 1 }, 'salaire'],
  ])('refuse : %s', async (_cas, payload, champ) => {
    for (const url of ['/api/calculate-swiss-tax', '/api/compare-swiss-cantons']) {
      const reponse = await demander(payload, url);
      expect(reponse.statusCode).toBe(422);
      expect(reponse.json()).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: champ }] });
    }
  });
});

describe('POST /api/compare-swiss-cantons', () => {
  test('donne les cinq cantons du moins imposé au plus imposé, avec les quatre champs de chacun', async () => {
    const { comparison, year } = await comparer({ gross_income: 120_000, marital_status: 'married', children: 2 });
    const impots = Object.values(comparison).map((c) => c.total_tax);
    expect(Object.keys(comparison).toSorted()).toEqual(['bern', 'geneva', 'valais', 'vaud', 'zurich']);
    expect(impots).toEqual(impots.toSorted((a, b) => a - b));
    expect(year).toBe(2026);
    expect(comparison.zurich).toMatchObject({ name: 'Zurich', commune: 'Zürich' });
  });

  test('chaque canton y a le résultat qu’il a seul', async () => {
    const corps = { gross_income: 95_000, children: 1, marital_status: 'married', canton: 'vaud', commune: 'Nyon' };
    const { comparison } = await comparer(corps);
    for (const [canton, compare] of Object.entries(comparison)) {
      const commune = canton === 'vaud' ? { commune: 'Nyon' } : {};
      const seul = await calculer({ ...corps, commune: undefined, ...commune, canton });
      expect(compare).toMatchObject({
        total_tax: seul.total_tax,
        net_income: seul.net_income,
        effective_rate: seul.effective_rate,
        commune: seul.commune,
      });
    }
  });

  test('un canton estimé fait de la comparaison une estimation', async () => {
    const { comparison, statut } = await comparer({ church: 'roman', gross_income: 90_000 });
    expect(Object.values(comparison).some((c) => c.statut === 'estimation')).toBe(true);
    expect(statut).toBe('estimation');
  });
});
