import * as fc from 'fast-check';
import type { Declarant, FoyerFiscal, PersonneACharge } from '../src/index.ts';
import { ANNEES_COUVERTES, completerDeclarant, completerFoyer } from '../src/index.ts';

/** Random households for the property tests, coherent by construction. */

export const annee = fc.constantFrom(...ANNEES_COUVERTES);

const montant = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));

const declarant: fc.Arbitrary<Declarant> = fc
  .record({
    salaires: montant(250_000),
    frais_reels: montant(30_000),
    pensions_retraite: montant(60_000),
    micro_bnc: montant(70_000),
    micro_bic_ventes: montant(90_000),
    micro_bic_services: montant(70_000),
    per_versements: montant(12_000),
    per_plafond: montant(12_000),
  })
  .map((d) => completerDeclarant({ ...d, frais_reels: d.salaires === 0 ? 0 : d.frais_reels }));

/** Born early enough for any covered year, late enough to be attached in all of them. */
export const enfant: fc.Arbitrary<PersonneACharge> = fc.record({
  annee_naissance: fc.integer({ min: 2004, max: 2022 }),
  garde_alternee: fc.boolean(),
  invalide: fc.boolean(),
  salaires: fc.constant(0),
});

const foyerCommun = fc.record({
  annee_naissance_declarant1: fc.integer({ min: 1930, max: 2000 }),
  enfants: fc.array(enfant, { maxLength: 5 }),
  invalidite_declarant1_P: fc.boolean(),
  declarant1: declarant,
  revenus_fonciers_reel_net: montant(30_000),
  deficit_foncier_imputable: montant(10_700),
  dividendes: montant(60_000),
  interets: montant(10_000),
  option_bareme: fc.boolean(),
  csg_deductible_base_2BH: montant(40_000),
  plus_values_mobilieres: montant(60_000),
  pension_alimentaire_enfant_majeur: montant(8000),
  pensions_alimentaires_autres: montant(8000),
  dons_66: montant(5000),
  dons_75: montant(900),
  emploi_domicile: montant(20_000),
});

export const foyerCouple: fc.Arbitrary<FoyerFiscal> = fc
  .record({
    commun: foyerCommun,
    situation: fc.constantFrom('marie' as const, 'pacse' as const),
    annee_naissance_declarant2: fc.integer({ min: 1930, max: 2000 }),
    declarant2: declarant,
    invalidite_declarant2_F: fc.boolean(),
  })
  .map(({ commun, ...couple }) => completerFoyer({ ...commun, ...couple }));

export const foyerSeul: fc.Arbitrary<FoyerFiscal> = fc
  .record({
    commun: foyerCommun,
    situation: fc.constantFrom('celibataire' as const, 'divorce' as const, 'veuf' as const),
    isole: fc.boolean(),
  })
  .map(({ commun, situation, isole }) =>
    completerFoyer({ ...commun, situation, parent_isole_T: isole && situation !== 'veuf' }),
  );

export const foyer = fc.oneof(foyerSeul, foyerCouple);
