import { groupe, type Libelles } from '../../international/parametres.ts';
import {
  COTISATIONS,
  COTISATIONS_2026,
  CREDITS,
  CREDITS_2026,
  FONDS_EMPLOI,
  FORFAITS,
  SALAIRE_MINIMUM,
  TARIF_2023,
  TARIF_2024,
  TARIF_2025,
  TARIF_2026,
} from './sources.ts';

/** Percents of the tariff of class 1, first taxed bracket first (LIR art. 118). */
export const TAUX_TARIF = [
  8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 39, 40, 41, 42,
] as const;

/** Brackets at 8 to 12 % share one width, those at 14 to 38 % another; only the top thresholds are written out. */
export const TRANCHES_BASSES = 5;
export const TRANCHES_MOYENNES = 13;

const BAREME = 'LIR art. 118';

/** Flat deductions and steps that have not moved from 2023 to 2026. */
const STABLES = {
  arrondi: groupe('LIR art. 124', FORFAITS, { pas_revenu: 50 }),
  forfaits: groupe('LIR art. 107, 113 et 129b', FORFAITS, {
    frais_obtention: 540,
    depenses_speciales: 480,
    extra_professionnel: 4500,
  }),
  fonds_emploi: groupe('Loi du 30 juin 1976 art. 7', FONDS_EMPLOI, {
    taux: 0.07,
    taux_majore: 0.09,
    seuil_classes_1: 150_000,
    seuil_classe_2: 300_000,
  }),
};

const cotisations = (source: typeof COTISATIONS, pension: number) =>
  groupe('Code de la sécurité sociale art. 29, 240 et 376', source, {
    pension,
    maladie: 0.028,
    maladie_especes: 0.0025,
    dependance: 0.014,
    plafond_en_salaires_minimums: 5,
    abattement_dependance: 0.25,
  });

const salaireMinimum = (annuel: number) => groupe('Code du travail art. L. 222-9', SALAIRE_MINIMUM, { annuel });

const credits = (source: typeof CREDITS, cim: { maximum: number; taux: number }) =>
  groupe('LIR art. 154quater à 154nonies', source, {
    plancher: 936,
    montant_bas: 300,
    pente: 0.029,
    seuil_plein: 11_265,
    montant_plein: 600,
    seuil_degressif: 40_000,
    degressivite: 0.015,
    limite: 80_000,
    co2_montant: 168,
    co2_degressivite: 0.0042,
    cim_maximum: cim.maximum,
    cim_minimum: 750,
    cim_seuil: 60_000,
    cim_limite: 105_000,
    cim_taux: cim.taux,
  });

const tarif2025 = {
  exempte: 13_230,
  largeur_basse: 2205,
  largeur_moyenne: 2295,
  seuil_39: 54_090,
  seuil_40: 117_450,
  seuil_41: 176_160,
  seuil_42: 234_870,
};

/** Class 1a: share of the complement taken off, and that complement's limit as a multiple of the exempt amount. */
const classe1a = (part: number, multiple: number, source: typeof TARIF_2023) =>
  groupe('LIR art. 120bis', source, { part_complement: part, multiple_exempte: multiple, taux_maximal: 0.39 });

export const PARAMETRES_LUXEMBOURG = {
  2023: {
    ...STABLES,
    tarif: groupe(BAREME, TARIF_2023, {
      exempte: 11_265,
      largeur_basse: 1872,
      largeur_moyenne: 1944,
      seuil_39: 45_897,
      seuil_40: 100_002,
      seuil_41: 150_000,
      seuil_42: 200_004,
    }),
    classe_1a: classe1a(0.5, 4, TARIF_2023),
    cotisations: cotisations(COTISATIONS, 0.08),
    salaire_minimum: salaireMinimum(29_549.88),
    credits: null,
  },
  2024: {
    ...STABLES,
    tarif: groupe(BAREME, TARIF_2024, {
      exempte: 12_438,
      largeur_basse: 2070,
      largeur_moyenne: 2151,
      seuil_39: 50_751,
      seuil_40: 110_403,
      seuil_41: 165_600,
      seuil_42: 220_788,
    }),
    classe_1a: classe1a(0.5, 4, TARIF_2024),
    cotisations: cotisations(COTISATIONS, 0.08),
    salaire_minimum: salaireMinimum(30_851.16),
    credits: credits(CREDITS, { maximum: 2505, taux: 0.039 }),
  },
  2025: {
    ...STABLES,
    tarif: groupe(BAREME, TARIF_2025, tarif2025),
    classe_1a: classe1a(0.25, 6, TARIF_2025),
    cotisations: cotisations(COTISATIONS, 0.08),
    salaire_minimum: salaireMinimum(32_181.08),
    credits: credits(CREDITS, { maximum: 3504, taux: 0.0612 }),
  },
  2026: {
    ...STABLES,
    tarif: groupe(BAREME, TARIF_2026, tarif2025),
    classe_1a: classe1a(0.25, 6, TARIF_2026),
    cotisations: cotisations(COTISATIONS_2026, 0.085),
    salaire_minimum: salaireMinimum(32_444.88),
    credits: credits(CREDITS_2026, { maximum: 3504, taux: 0.0612 }),
  },
} as const;

export type AnneeLuxembourg = keyof typeof PARAMETRES_LUXEMBOURG;
export type ParametresLuxembourg = (typeof PARAMETRES_LUXEMBOURG)[AnneeLuxembourg];

export const ANNEES_LUXEMBOURG = [2023, 2024, 2025, 2026] as const satisfies readonly AnneeLuxembourg[];

/** First year whose contribution rates rest on secondary sources. */
export const ANNEE_COTISATIONS_A_CONFIRMER = 2026;
/** First year whose credits were not read in the law. */
export const ANNEE_CREDITS_A_CONFIRMER = 2026;

export const LIBELLES_LUXEMBOURG: Libelles = {
  'arrondi.pas_revenu': ['Multiple auquel le revenu est ramené', 'EUR'],
  'forfaits.frais_obtention': ['Forfait pour frais d’obtention (FO)', 'EUR'],
  'forfaits.depenses_speciales': ['Forfait pour dépenses spéciales (DS)', 'EUR'],
  'forfaits.extra_professionnel': ['Abattement extra-professionnel (AE)', 'EUR'],
  'fonds_emploi.taux': ['Contribution au fonds pour l’emploi', 'taux'],
  'fonds_emploi.taux_majore': ['Contribution majorée au fonds pour l’emploi', 'taux'],
  'fonds_emploi.seuil_classes_1': ['Seuil de la contribution majorée, classes 1 et 1a', 'EUR'],
  'fonds_emploi.seuil_classe_2': ['Seuil de la contribution majorée, classe 2', 'EUR'],
  'tarif.exempte': ['Revenu exempté', 'EUR'],
  'tarif.largeur_basse': ['Largeur des tranches de 8 à 12 %', 'EUR'],
  'tarif.largeur_moyenne': ['Largeur des tranches de 14 à 38 %', 'EUR'],
  'tarif.seuil_39': ['Seuil de la tranche à 39 %', 'EUR'],
  'tarif.seuil_40': ['Seuil de la tranche à 40 %', 'EUR'],
  'tarif.seuil_41': ['Seuil de la tranche à 41 %', 'EUR'],
  'tarif.seuil_42': ['Seuil de la tranche à 42 %', 'EUR'],
  'classe_1a.part_complement': ['Part du complément retranchée en classe 1a', 'taux'],
  'classe_1a.multiple_exempte': ['Limite du complément, en multiples du revenu exempté', 'nombre'],
  'classe_1a.taux_maximal': ['Taux marginal maximal du tarif réduit', 'taux'],
  'cotisations.pension': ['Assurance pension, part du salarié', 'taux'],
  'cotisations.maladie': ['Assurance maladie, soins de santé', 'taux'],
  'cotisations.maladie_especes': ['Assurance maladie, prestations en espèces', 'taux'],
  'cotisations.dependance': ['Assurance dépendance', 'taux'],
  'cotisations.plafond_en_salaires_minimums': ['Plafond des cotisations, en salaires minimums', 'nombre'],
  'cotisations.abattement_dependance': ['Abattement de la dépendance, en salaires minimums', 'nombre'],
  'salaire_minimum.annuel': ['Salaire social minimum annuel', 'EUR'],
  'credits.plancher': ['Revenu ouvrant le crédit d’impôt', 'EUR'],
  'credits.montant_bas': ['Crédit d’impôt au plancher', 'EUR'],
  'credits.pente': ['Progression du crédit d’impôt', 'taux'],
  'credits.seuil_plein': ['Revenu au-delà duquel le crédit est plein', 'EUR'],
  'credits.montant_plein': ['Crédit d’impôt plein', 'EUR'],
  'credits.seuil_degressif': ['Seuil de dégressivité du crédit d’impôt', 'EUR'],
  'credits.degressivite': ['Dégressivité du crédit d’impôt', 'taux'],
  'credits.limite': ['Revenu à partir duquel le crédit est nul', 'EUR'],
  'credits.co2_montant': ['Crédit d’impôt CO2', 'EUR'],
  'credits.co2_degressivite': ['Dégressivité du crédit d’impôt CO2', 'taux'],
  'credits.cim_maximum': ['Crédit d’impôt monoparental maximal', 'EUR'],
  'credits.cim_minimum': ['Crédit d’impôt monoparental minimal', 'EUR'],
  'credits.cim_seuil': ['Seuil de dégressivité du crédit monoparental', 'EUR'],
  'credits.cim_limite': ['Revenu à partir duquel le crédit monoparental est minimal', 'EUR'],
  'credits.cim_taux': ['Dégressivité du crédit monoparental', 'taux'],
};
