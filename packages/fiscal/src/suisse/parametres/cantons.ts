import { groupe } from '../../international/parametres.ts';
import type { AnneeSuisse } from './annees.ts';
import {
  BERNE,
  GENEVE,
  VALAIS,
  VALAIS_DEDUIT,
  VALAIS_INCERTAIN,
  VAUD,
  VAUD_DEDUIT,
  VAUD_INCERTAIN,
  ZURICH,
} from './sources.ts';

const zurich = (steuerfuss: number, enfant: number, doubleRevenu: number) =>
  groupe('StG ZH § 2, 31, 34 et 35', ZURICH, {
    coefficient: steuerfuss,
    impot_personnel: 24,
    pas_revenu: 100,
    deduction_enfant: enfant,
    double_revenu: doubleRevenu,
    primes_seul: 2900,
    primes_couple: 5800,
    primes_seul_sans_prevoyance: 4350,
    primes_couple_sans_prevoyance: 8700,
    primes_enfant: 1300,
  });

const berne = (quotite: number) =>
  groupe('StG BE art. 38, 40 et 42', BERNE, {
    coefficient: quotite,
    pas_revenu: 100,
    deduction_personne: 5300,
    menage_propre: 2400,
    deduction_enfant: 8300,
    enfant_parent_seul: 1300,
    primes_seul: 2450,
    primes_couple: 4900,
    primes_seul_sans_prevoyance: 3600,
    primes_couple_sans_prevoyance: 7200,
    primes_enfant: 700,
    double_revenu_taux: 0.02,
    double_revenu_maximum: 9500,
    // Income below which the deduction for modest incomes (rule not known) may lower the tax.
    modeste_seul: 33_000,
    modeste_famille: 47_000,
  });

const geneve = (v: {
  enfant: number;
  professionnelMinimum: number;
  professionnelMaximum: number;
  doubleRevenu: number;
  primesAdulte: number;
  primesJeune: number;
  primesMineur: number;
}) =>
  groupe('LIPP art. 29 à 42 ; loi sur les centimes additionnels', GENEVE, {
    centimes_cantonaux: 0.475,
    reduction: 0.12,
    aide_domicile: 0.01,
    impot_personnel: 25,
    quotient_famille: 2,
    deduction_enfant: v.enfant,
    professionnel_taux: 0.03,
    professionnel_minimum: v.professionnelMinimum,
    professionnel_maximum: v.professionnelMaximum,
    double_revenu: v.doubleRevenu,
    primes_adulte: v.primesAdulte,
    primes_jeune_adulte: v.primesJeune,
    primes_mineur: v.primesMineur,
    age_jeune_adulte: 19,
    age_adulte: 26,
  });

const vaud = (v: {
  reduction: number;
  primesSeul: number;
  primesCouple: number;
  modesteSeul: number;
  modesteCouple: number;
  modesteParentSeul: number;
  loyerMaximum: number;
  loyerSeul: number;
  loyerCouple: number;
  source: typeof VAUD;
}) =>
  groupe('LI VD art. 37 à 43 et 47 ; loi sur la réduction de l’impôt sur le revenu', v.source, {
    coefficient: 1.55,
    reduction: v.reduction,
    pas_revenu: 100,
    part_couple: 1.8,
    part_parent_seul: 1.3,
    part_enfant: 0.5,
    primes_seul: v.primesSeul,
    primes_couple: v.primesCouple,
    primes_enfant: 1300,
    double_revenu: 1700,
    famille_couple: 1300,
    famille_parent_seul: 2800,
    famille_enfant_mineur: 1000,
    famille_pas: 100,
    famille_tranche_1: 2100,
    famille_tranche_2: 1000,
    age_majorite: 18,
    modeste_seul: v.modesteSeul,
    modeste_couple: v.modesteCouple,
    modeste_parent_seul: v.modesteParentSeul,
    modeste_enfant: 3500,
    modeste_tranche: 200,
    modeste_pas: 100,
    loyer_deduction_maximale: v.loyerMaximum,
    loyer_seul: v.loyerSeul,
    loyer_couple: v.loyerCouple,
    loyer_enfant: 3700,
    loyer_part_revenu: 0.2,
    loyer_suppose: 0.25,
  });

/** Incomes from which the family deduction shrinks. */
const vaudFamille = (source: typeof VAUD, seuil1: number, seuil2: number) =>
  groupe('LI VD art. 42a', source, { seuil_1: seuil1, seuil_2: seuil2 });

/** Income from which the children's share of the quotient is capped, and what each child adds to it. */
const vaudQuotient = (source: typeof VAUD, plafond: number, enfant: number) =>
  groupe('LI VD art. 43', source, { plafond, plafond_enfant: enfant });

const valais = (
  source: typeof VALAIS,
  v: {
    primesSeul: number;
    primesFamille: number;
    doubleRevenu: number;
    enfantPetit: number;
    enfantMoyen: number;
    enfantGrand: number;
    gardePropre: number;
  },
) =>
  groupe('LF VS art. 26 à 32', source, {
    pas_revenu: 100,
    abattement_famille: 0.35,
    abattement_minimum: 680,
    abattement_maximum_canton: 4900,
    abattement_maximum_commune: 4870,
    credit_enfant: 300,
    impot_minimum: 10,
    impot_personnel: 24,
    primes_seul: v.primesSeul,
    primes_famille: v.primesFamille,
    primes_enfant: 1130,
    double_revenu: v.doubleRevenu,
    enfant_moins_de_7: v.enfantPetit,
    enfant_7_a_16: v.enfantMoyen,
    enfant_17_et_plus: v.enfantGrand,
    age_moyen: 7,
    age_grand: 17,
    age_suppose: 10,
    enfant_supplementaire: 1240,
    rang_supplementaire: 3,
    garde_propre: v.gardePropre,
    // Net wage below which a single person benefits from a deduction whose rule is not known.
    modeste_seul: 45_000,
  });

const valaisIndices = (source: typeof VALAIS, canton: number, commune: number) =>
  groupe('LF VS art. 32 et suivants, indexation', source, { canton, commune });

export const PARAMETRES_CANTONAUX = {
  2024: {
    zurich: zurich(0.98, 9300, 6100),
    berne: berne(3.025),
    geneve: geneve({
      enfant: 13_536,
      professionnelMinimum: 634,
      professionnelMaximum: 1796,
      doubleRevenu: 1041,
      primesAdulte: 16_207,
      primesJeune: 12_442,
      primesMineur: 3811,
    }),
    vaud: vaud({
      reduction: 0.035,
      primesSeul: 4900,
      primesCouple: 9800,
      modesteSeul: 16_800,
      modesteCouple: 22_400,
      modesteParentSeul: 23_500,
      loyerMaximum: 6700,
      loyerSeul: 11_000,
      loyerCouple: 13_500,
      source: VAUD,
    }),
    // Not in the export: the amounts of 2025 brought down by the index of the scale.
    vaud_famille: vaudFamille(VAUD_INCERTAIN, 124_600, 161_900),
    vaud_quotient: vaudQuotient(VAUD_INCERTAIN, 176_100, 22_000),
    valais: valais(VALAIS, {
      primesSeul: 3600,
      primesFamille: 7200,
      doubleRevenu: 6250,
      enfantPetit: 7810,
      enfantMoyen: 8890,
      enfantGrand: 11_860,
      gardePropre: 3110,
    }),
    valais_indices: valaisIndices(VALAIS_INCERTAIN, 1.9475, 2.0657),
  },
  2025: {
    zurich: zurich(0.98, 9300, 6100),
    berne: berne(2.975),
    geneve: geneve({
      enfant: 13_660,
      professionnelMinimum: 640,
      professionnelMaximum: 1812,
      doubleRevenu: 1051,
      primesAdulte: 17_122,
      primesJeune: 12_842,
      primesMineur: 3965,
    }),
    vaud: vaud({
      reduction: 0.04,
      primesSeul: 5000,
      primesCouple: 9900,
      modesteSeul: 17_000,
      modesteCouple: 22_700,
      modesteParentSeul: 23_700,
      loyerMaximum: 6800,
      loyerSeul: 11_000,
      loyerCouple: 13_500,
      source: VAUD,
    }),
    vaud_famille: vaudFamille(VAUD, 126_300, 164_100),
    vaud_quotient: vaudQuotient(VAUD_INCERTAIN, 178_400, 22_300),
    valais: valais(VALAIS, {
      primesSeul: 3620,
      primesFamille: 7240,
      doubleRevenu: 6290,
      enfantPetit: 7860,
      enfantMoyen: 8940,
      enfantGrand: 11_930,
      gardePropre: 3130,
    }),
    valais_indices: valaisIndices(VALAIS_INCERTAIN, 1.9475, 2.0657),
  },
  2026: {
    zurich: zurich(0.95, 9400, 6200),
    berne: berne(2.975),
    geneve: geneve({
      enfant: 13_698,
      professionnelMinimum: 641,
      professionnelMaximum: 1817,
      doubleRevenu: 1054,
      primesAdulte: 17_520,
      primesJeune: 13_063,
      primesMineur: 4147,
    }),
    vaud: vaud({
      reduction: 0.05,
      primesSeul: 5000,
      primesCouple: 9900,
      modesteSeul: 17_000,
      modesteCouple: 22_700,
      modesteParentSeul: 23_700,
      loyerMaximum: 6800,
      loyerSeul: 11_100,
      loyerCouple: 13_700,
      source: VAUD_DEDUIT,
    }),
    vaud_famille: vaudFamille(VAUD, 126_300, 164_100),
    vaud_quotient: vaudQuotient(VAUD_DEDUIT, 178_600, 22_300),
    valais: valais(VALAIS_DEDUIT, {
      primesSeul: 3800,
      primesFamille: 7600,
      doubleRevenu: 7000,
      enfantPetit: 7860,
      enfantMoyen: 8940,
      enfantGrand: 11_930,
      gardePropre: 3130,
    }),
    valais_indices: valaisIndices(VALAIS_DEDUIT, 2.007, 2.0657),
  },
} as const satisfies Record<AnneeSuisse, unknown>;

/** Valais: last age at which a child opens the deduction for care by its own parents. */
export const AGE_GARDE_PROPRE = 14;
