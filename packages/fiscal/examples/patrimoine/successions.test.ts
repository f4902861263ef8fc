import { describe, expect, it } from 'vitest';
import { calculerSuccession, expliquerSuccession, type Heritier } from '../../src/france/patrimoine.ts';
import { chiffres, etape, explication } from './attendre.ts';

function succeder(
  actif_net: number,
  heritiers: readonly Heritier[],
  reste: { option_conjoint?: 'quart' | 'usufruit'; age_conjoint?: number } = {},
) {
  return chiffres(calculerSuccession({ date_deces: '2026-06-01', actif_net, heritiers, ...reste }));
}

describe('successions', () => {
  it('le conjoint et le partenaire sont exonérés', () => {
    expect(succeder(900_000, [{ lien: 'conjoint' }]).total).toBe(0);
    expect(succeder(900_000, [{ lien: 'partenaire_pacs' }]).total).toBe(0);
  });

  it('conjoint de 72 ans en usufruit, deux enfants nus-propriétaires', () => {
    const s = succeder(800_000, [{ lien: 'conjoint' }, { lien: 'enfant' }, { lien: 'enfant' }], {
      option_conjoint: 'usufruit',
      age_conjoint: 72,
    });
    expect(s.heritiers.map((h) => h.part)).toEqual([240_000, 280_000, 280_000]);
    expect(s.heritiers.map((h) => h.droits)).toEqual([0, 34_194.35, 34_194.35]);
  });

  it('conjoint au quart en propriété', () => {
    const s = succeder(800_000, [{ lien: 'conjoint' }, { lien: 'enfant' }], { option_conjoint: 'quart' });
    expect(s.heritiers.map((h) => h.part)).toEqual([200_000, 600_000]);
  });

  it('deux petits-enfants représentent leur parent et partagent son abattement', () => {
    const representation = { souche: 'enfant', nombre: 2 } as const;
    const s = succeder(300_000, [
      { lien: 'enfant' },
      { lien: 'petit_enfant', representation },
      { lien: 'petit_enfant', representation },
    ]);
    expect(s.heritiers.map((h) => h.part)).toEqual([150_000, 75_000, 75_000]);
    expect(s.heritiers[1]).toMatchObject({ abattement: 50_000, droits: 3_194.35 });
  });

  it('des neveux qui représentent un frère suivent le tarif des frères et sœurs', () => {
    const representation = { souche: 'frere_soeur', nombre: 2 } as const;
    const s = succeder(60_000, [
      { lien: 'frere_soeur' },
      { lien: 'neveu_niece', representation },
      { lien: 'neveu_niece', representation },
    ]);
    expect(s.heritiers[1]).toMatchObject({ abattement: 7_966, droits: 2_461.9 });
  });

  it('un frère qui vivait avec le défunt est exonéré, un autre ne l’est pas', () => {
    expect(succeder(100_000, [{ lien: 'frere_soeur', cohabitation_fratrie: true }])).toMatchObject({
      total: 0,
      statut: 'exact',
    });
    expect(succeder(100_000, [{ lien: 'frere_soeur' }]).total).toBe(35_387.6);
  });

  it('à défaut d’abattement propre, 1 594 €', () => {
    expect(succeder(11_594, [{ lien: 'autre' }]).total).toBe(6_000);
    expect(succeder(101_594, [{ lien: 'petit_enfant' }]).heritiers[0]?.base).toBe(100_000);
  });

  it('les donations du défunt sont rappelées', () => {
    const donations_anterieures = [{ date: '2020-01-01', montant: 80_000 }];
    expect(succeder(150_000, [{ lien: 'enfant', donations_anterieures }]).heritiers[0]?.abattement).toBe(20_000);
  });
});

describe('assurance-vie en cas de décès', () => {
  it.each([
    [152_500, 0],
    [852_500, 140_000],
    [1_000_000, 186_093.75],
  ])('primes versées avant 70 ans, capital de %i € : %d €', (capital_avant_70, prelevement) => {
    const s = succeder(0, [{ lien: 'autre', assurance_vie: { capital_avant_70 } }]);
    expect(s.heritiers[0]?.prelevement_990_i).toBe(prelevement);
  });

  it('le conjoint bénéficiaire ne paie rien', () => {
    expect(
      succeder(0, [{ lien: 'conjoint', assurance_vie: { capital_avant_70: 2_000_000, primes_apres_70: 500_000 } }])
        .total,
    ).toBe(0);
  });

  it('après 70 ans, l’abattement de 30 500 € est partagé selon les primes (BOI-ENR-DMTG-10-10-20-20 n° 210)', () => {
    const s = succeder(0, [
      { lien: 'enfant', assurance_vie: { primes_apres_70: 120_000 } },
      { lien: 'enfant', assurance_vie: { primes_apres_70: 30_000 } },
    ]);
    expect(s.heritiers.map((h) => h.primes_757_b)).toEqual([95_600, 23_900]);
  });

  it('le bénéficiaire exonéré ne prend rien de cet abattement', () => {
    const s = succeder(0, [
      { lien: 'conjoint', part: 1, assurance_vie: { primes_apres_70: 100_000 } },
      { lien: 'enfant', part: 0, assurance_vie: { primes_apres_70: 60_000 } },
    ]);
    expect(s.heritiers.map((h) => h.primes_757_b)).toEqual([0, 29_500]);
  });

  it('les primes taxables rejoignent la part de succession', () => {
    const demande = {
      date_deces: '2026-06-01',
      actif_net: 100_000,
      heritiers: [{ lien: 'enfant', assurance_vie: { primes_apres_70: 80_500 } }],
    } as const;
    const { resultat, trace } = explication(expliquerSuccession(demande));
    expect(resultat.heritiers[0]).toMatchObject({ primes_757_b: 50_000, base: 50_000, droits: 8_194.35 });
    expect(etape(trace, 'dmtg.primes_757_b')).toBe(50_000);
  });
});
