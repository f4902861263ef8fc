import * as fc from 'fast-check';
import type { Declarant, FoyerFiscal, PersonneACharge } from '../src/index.ts';
import { ANNEES_COUVERTES, completerDeclarant, completerFoyer } from '../src/index.ts';

/** Random households for the property tests, coherent by construction. */

export const annee = fc.constantFrom(...ANNEES_COUVERTES);

const montant = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));

/** Most households do not have it. */
const rare = (arbitraire: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: arbitraire });

const declarant: fc.Arbitrary<Declarant> = fc
  .record({
    salaires: montant(250_000),
    frais_reels: montant(30_000),
    pensions_retraite: montant(60_000),
    micro_bnc: montant(70_000),
    micro_bic_ventes: montant(90_000),
    micro_bic_services: montant(70_000),
    micro_bic_tourisme_classe: rare(montant(40_000)),
    micro_bic_tourisme_non_classe: rare(montant(20_000)),
    lmnp_micro: rare(montant(40_000)),
    lmnp_reel_net: rare(montant(30_000)),
    bic_reel: rare(montant(80_000)),
    bnc_reel: rare(montant(120_000)),
    deficit_professionnel: rare(montant(40_000)),
    per_versements: montant(12_000),
    per_plafond: montant(12_000),
    per_reports: fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 3 }),
    cotisations_syndicales: rare(montant(600)),
  })
  .map((d) => completerDeclarant({ ...d, frais_reels: d.salaires === 0 ? 0 : d.frais_reels }));

/** Born early enough for any covered year, late enough to be attached in all of them. */
export const enfant: fc.Arbitrary<PersonneACharge> = fc.record({
  annee_naissance: fc.integer({ min: 2004, max: 2022 }),
  garde_alternee: fc.boolean(),
  invalide: fc.boolean(),
  salaires: rare(montant(12_000)),
});

const foyerCommun = fc.record({
  departement_outre_mer: fc.constantFrom(
    null,
    null,
    'guadeloupe_martinique_reunion' as const,
    'guyane_mayotte' as const,
  ),
  assurance_vie_moins_8_ans: rare(montant(20_000)),
  assurance_vie_8_ans_taux_reduit: rare(montant(20_000)),
  assurance_vie_8_ans_taux_plein: rare(montant(20_000)),
  rfr_n_moins_1: fc.option(fc.integer({ min: 0, max: 300_000 })),
  rfr_n_moins_2: fc.option(fc.integer({ min: 0, max: 300_000 })),
  demande_lissage_cehr: fc.boolean(),
  dons_reports: fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 5 }),
  emploi_domicile_premiere_annee: fc.boolean(),
  annee_naissance_declarant1: fc.integer({ min: 1930, max: 2000 }),
  enfants: fc.array(enfant, { maxLength: 5 }),
  invalidite_declarant1_P: fc.boolean(),
  declarant1: declarant,
  revenus_fonciers_reel_net: montant(30_000),
  deficit_foncier_imputable: montant(10_700),
  deficits_globaux: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 6 }) },
  ),
  dividendes: montant(60_000),
  interets: montant(10_000),
  option_bareme: fc.boolean(),
  csg_deductible_base_2BH: montant(40_000),
  plus_values_mobilieres: montant(60_000),
  pension_alimentaire_enfant_majeur: montant(8000),
  pensions_enfants_majeurs: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 3 }) },
  ),
  pensions_alimentaires_autres: montant(8000),
  dons_66: montant(5000),
  dons_75: montant(900),
  dons_75_depuis_octobre_2025: fc.constantFrom(null, 0),
  emploi_domicile: montant(20_000),
});

export const foyerCouple: fc.Arbitrary<FoyerFiscal> = fc
  .record({
    commun: foyerCommun,
    situation: fc.constantFrom('marie' as const, 'pacse' as const),
    annee_naissance_declarant2: fc.integer({ min: 1930, max: 2000 }),
    declarant2: declarant,
    invalidite_declarant2_F: fc.boolean(),
    per_mutualisation: fc.boolean(),
  })
  .map(({ commun, ...couple }) => completerFoyer({ ...commun, ...couple }));

export const foyerSeul: fc.Arbitrary<FoyerFiscal> = fc
  .record({
    commun: foyerCommun,
    situation: fc.constantFrom('celibataire' as const, 'divorce' as const, 'veuf' as const),
    isole: fc.boolean(),
    annee_deces_conjoint: fc.integer({ min: 2015, max: 2022 }),
  })
  .map(({ commun, situation, isole, annee_deces_conjoint }) =>
    completerFoyer({
      ...commun,
      situation,
      parent_isole_T: isole && situation !== 'veuf',
      annee_deces_conjoint: situation === 'veuf' ? annee_deces_conjoint : null,
    }),
  );

export const foyer = fc.oneof(foyerSeul, foyerCouple);
