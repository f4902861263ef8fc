import * as fc from 'fast-check';
import {
  type CessionImmobiliere,
  type DemandeDonation,
  type DemandeSuccession,
  LIENS,
  type RachatAssuranceVie,
  type SituationIfi,
} from '../../src/france/patrimoine.ts';

/** Random situations, all of which the engines accept. */

export const montant = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 20_000_000 }));

const jour = (de: number, a: number) =>
  fc
    .tuple(fc.integer({ min: de, max: a }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([annee, mois, j]) => `${annee}-${String(mois).padStart(2, '0')}-${String(j).padStart(2, '0')}`);

export const cession: fc.Arbitrary<CessionImmobiliere> = fc
  .record({
    date_cession: jour(2022, 2026),
    date_acquisition: jour(1980, 2021),
    prix_cession: montant,
    prix_acquisition: montant,
    frais_cession: fc.integer({ min: 0, max: 20_000 }),
    amortissements_deduits: fc.integer({ min: 0, max: 100_000 }),
    residence_services: fc.boolean(),
    nature: fc.constantFrom('bati', 'terrain_a_batir', 'terrain'),
    mode_acquisition: fc.constantFrom('onereux', 'gratuit'),
    quotes_parts: fc.constantFrom([1], [0.5, 0.5], [0.25, 0.25, 0.5]),
  } as const)
  .map((c) => c);

export const ifi: fc.Arbitrary<SituationIfi> = fc.record({
  annee: fc.integer({ min: 2018, max: 2026 }),
  biens: fc.array(
    fc.record({
      valeur: montant,
      dettes: fc.integer({ min: 0, max: 2_000_000 }),
      fraction_taxable: fc.constantFrom(1, 0.25),
    }),
    { maxLength: 4 },
  ),
  autres_dettes: fc.integer({ min: 0, max: 500_000 }),
  dons: fc.integer({ min: 0, max: 100_000 }),
  plafonnement: fc.record({ revenus: montant, impots: fc.integer({ min: 0, max: 200_000 }) }),
});

const donationAnterieure = fc.record({ date: jour(2005, 2021), montant: fc.integer({ min: 0, max: 400_000 }) });

export const donation: fc.Arbitrary<DemandeDonation> = fc.record({
  date: jour(2022, 2026),
  donateur: fc.record({ age: fc.integer({ min: 40, max: 95 }), sans_descendance: fc.boolean() }),
  dons: fc.array(
    fc
      .record({
        lien: fc.constantFrom(...LIENS),
        montant,
        age: fc.integer({ min: 0, max: 80 }),
        handicap: fc.boolean(),
        part: fc.constantFrom(0, 0.2, 1),
        donations_anterieures: fc.array(donationAnterieure, { maxLength: 3 }),
      })
      .map(({ part, ...don }) => ({ ...don, don_familial: Math.floor(don.montant * part) })),
    { minLength: 1, maxLength: 4 },
  ),
});

export const succession: fc.Arbitrary<DemandeSuccession> = fc.record({
  date_deces: jour(2022, 2026),
  actif_net: montant,
  heritiers: fc.array(
    fc.record({
      lien: fc.constant('enfant'),
      handicap: fc.boolean(),
      donations_anterieures: fc.array(donationAnterieure, { maxLength: 2 }),
      assurance_vie: fc.record({ capital_avant_70: montant, primes_apres_70: fc.integer({ min: 0, max: 300_000 }) }),
    } as const),
    { minLength: 1, maxLength: 4 },
  ),
});

export const rachat: fc.Arbitrary<RachatAssuranceVie> = fc
  .record({
    date_rachat: jour(2022, 2026),
    date_ouverture: jour(1998, 2021),
    valeur_contrat: fc.integer({ min: 1, max: 2_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    versements: fc.integer({ min: 0, max: 1_000_000 }),
    ancien: fc.double({ min: 0, max: 1, noNaN: true }),
    situation: fc.constantFrom('seul', 'couple'),
    abattement_utilise: fc.integer({ min: 0, max: 10_000 }),
  } as const)
  .map(({ part, ancien, ...r }) => ({
    ...r,
    montant_rachat: Math.floor(r.valeur_contrat * part),
    versements_avant_2017: Math.floor(r.versements * ancien),
  }));
