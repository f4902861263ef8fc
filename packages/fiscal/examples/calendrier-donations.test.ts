import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DemandeCalendrier } from '../src/optimisation/index.ts';
import { planifierDonations } from '../src/optimisation/index.ts';
import { calculerSuccession } from '../src/france/patrimoine.ts';

const enfant = { lien: 'enfant' } as const;

function planifier(demande: Partial<DemandeCalendrier>) {
  const lu = planifierDonations({
    date: '2026-06-01',
    patrimoine: 300_000,
    beneficiaires: [enfant],
    annees: 20,
    ...demande,
  });
  if (lu.statut === 'refus') throw new Error(lu.message);
  return lu;
}

describe('calendrier des donations', () => {
  it('un enfant, 300 000 €, vingt ans : l’abattement sert deux fois, 20 000 € de droits en moins', () => {
    // All inherited: 200 000 € taxed, 38 194.35. Given at once, forgotten at the inheritance: 100 000 € taxed, 18 194.35.
    const plan = planifier({});
    expect(plan).toMatchObject({
      droits_sans_donation: 38_194.35,
      droits_avec: 18_194.35,
      gain: 20_000,
      donne: 100_000,
    });
    expect(plan.etapes.map((e) => e.a_partir_du)).toEqual(['2026-06-01']);
  });

  it('trente et un ans : deux dons, le second au lendemain des quinze ans, et plus rien à payer', () => {
    const plan = planifier({ annees: 31 });
    expect(plan).toMatchObject({ droits_avec: 0, gain: 38_194.35, donne: 200_000 });
    expect(plan.etapes.map((e) => [e.a_partir_du, e.dons[0]?.montant])).toEqual([
      ['2026-06-01', 100_000],
      ['2041-06-02', 100_000],
    ]);
    // At thirty years the second gift is still recalled: it spares nothing, one is enough.
    expect(planifier({ annees: 30 }).etapes).toHaveLength(1);
  });

  it('plus de quinze ans avant la succession, l’abattement se renouvelle ; à quinze ans juste, non', () => {
    expect(planifier({ annees: 16 }).droits_avec).toBe(18_194.35);
    expect(planifier({ annees: 15 })).toMatchObject({ gain: 0, etapes: [] });
    expect(planifier({ annees: 0 })).toMatchObject({ gain: 0, etapes: [] });
  });

  it('une donation récente laisse attendre la fin de son rappel', () => {
    const recente = { ...enfant, donations_anterieures: [{ date: '2020-01-01', montant: 100_000 }] };
    const plan = planifier({ beneficiaires: [recente], annees: 40 });
    expect(plan.etapes.map((e) => e.a_partir_du)).not.toContain('2026-06-01');
  });

  it('ne coûte jamais plus que de tout laisser à la succession, et ne donne que dans les abattements', () => {
    const demande = fc.record({
      patrimoine: fc.integer({ min: 0, max: 5_000_000 }),
      annees: fc.integer({ min: 0, max: 60 }),
      beneficiaires: fc.array(
        fc.constantFrom(enfant, { lien: 'petit_enfant' as const }, { lien: 'neveu_niece' as const }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
    });
    fc.assert(
      fc.property(demande, (d) => {
        const plan = planifier(d);
        const part = d.patrimoine / d.beneficiaires.length;
        const tout = calculerSuccession({
          date_deces: '2026-06-01',
          actif_net: d.patrimoine,
          heritiers: d.beneficiaires.map((b) => ({ ...b, montant: part })),
        });
        expect(tout).toMatchObject({ total: plan.droits_sans_donation });
        expect(plan.gain).toBeGreaterThanOrEqual(0);
        expect(plan.donne).toBeLessThanOrEqual(d.patrimoine);
      }),
    );
  });

  it('les deux successions comparées se recalculent au centime', () => {
    const plan = planifier({ annees: 31 });
    expect(calculerSuccession(plan.calculs.sans)).toMatchObject({ total: plan.droits_sans_donation });
    expect(calculerSuccession(plan.calculs.avec)).toMatchObject({ total: plan.droits_avec });
    expect(plan.calculs.avec.actif_net).toBe(100_000);
  });

  it.each([
    ['sans bénéficiaire', { beneficiaires: [] }, 'FOYER_INCOHERENT'],
    ['un patrimoine négatif', { patrimoine: -1 }, 'MONTANT_INVALIDE'],
    ['un délai qui n’est pas entier', { annees: 1.5 }, 'CHAMP_INVALIDE'],
    ['un jour qui n’existe pas', { date: '2026-02-30' }, 'CHAMP_INVALIDE'],
    ['un jour d’avant les règles', { date: '1990-01-01' }, 'ANNEE_NON_COUVERTE'],
  ] as const)('refuse %s', (_cas, demande, code) => {
    const lu = planifierDonations({
      date: '2026-06-01',
      patrimoine: 1,
      beneficiaires: [enfant],
      annees: 1,
      ...demande,
    });
    expect(lu).toMatchObject({ statut: 'refus', code });
  });
});
