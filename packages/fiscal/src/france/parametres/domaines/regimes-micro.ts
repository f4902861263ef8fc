import { def, definirDomaine, lu } from './definition.ts';
import {
  CODE,
  DEFICIT_ENERGIE,
  LE_MEUR,
  LE_MEUR_2026,
  LIBERATOIRE_TOURISME,
  MICRO_2020,
  MICRO_2023,
  MICRO_2026,
  MICRO_BA,
  VERSEMENT_LIBERATOIRE,
} from './sources.ts';

const BIC = 'CGI art. 50-0';
const BNC = 'CGI art. 102 ter';
const VL = 'CGI art. 151-0';

/** What does not change over the years covered. */
const COMMUN = {
  taux_ventes: lu(CODE, 0.71),
  taux_services: lu(CODE, 0.5),
  taux_bnc: lu(CODE, 0.34),
  taux_agricole: lu(MICRO_BA, 0.87),
  taux_foncier: lu(CODE, 0.3),
  limite_foncier: lu(CODE, 15_000),
  abattement_min: lu(CODE, 305),
  liberatoire_ventes: lu(CODE, 0.01),
  liberatoire_services: lu(CODE, 0.017),
  liberatoire_bnc: lu(CODE, 0.022),
} as const;

/** Before the law of 19 November 2024: unlisted lets follow services, listed lets and guest rooms follow sales. */
const AVANT_LE_MEUR = {
  taux_tourisme: lu(CODE, 0.5),
  taux_tourisme_classe: lu(CODE, 0.71),
  liberatoire_tourisme: lu(CODE, 0.017),
  liberatoire_tourisme_classe: lu(CODE, 0.01),
} as const;
const DEPUIS_LE_MEUR = {
  taux_tourisme: lu(LE_MEUR, 0.3),
  taux_tourisme_classe: lu(LE_MEUR, 0.5),
  limite_tourisme: lu(LE_MEUR, 15_000),
  liberatoire_tourisme: lu(LIBERATOIRE_TOURISME, 0.017),
  liberatoire_tourisme_classe: lu(LE_MEUR, 0.017),
} as const;

const SEUILS_2020 = { limite_ventes: 176_200, limite_services: 72_600, limite_bnc: 72_600 } as const;
const SEUILS_2023 = { limite_ventes: 188_700, limite_services: 77_700, limite_bnc: 77_700 } as const;
const SEUILS_2026 = { limite_ventes: 203_100, limite_services: 83_600, limite_bnc: 83_600 } as const;

const liberatoire = (valeur: number) => ({ liberatoire_revenu_par_part: lu(VERSEMENT_LIBERATOIRE, valeur) });

/**
 * Incomes of 2023: the tolerance that kept the old regime of lets to tourists was annulled. For those of 2024 the law
 * itself gives the old one back (loi n° 2024-1039, art. 7).
 */
export const ANNEE_TOURISME_DISPUTEE = 2023;

/** Flat-rate regimes, by year of receipts. */
export const REGIMES_MICRO = definirDomaine(
  'micro',
  'Les régimes micro',
  {
    taux_ventes: def('Abattement micro-BIC, ventes et hébergement', BIC, 'taux'),
    taux_services: def('Abattement micro-BIC, services et meublé', BIC, 'taux'),
    taux_bnc: def('Abattement micro-BNC', BNC, 'taux'),
    taux_agricole: def('Abattement micro-BA', 'CGI art. 64 bis', 'taux'),
    taux_foncier: def('Abattement micro-foncier', 'CGI art. 32', 'taux'),
    taux_tourisme: def('Abattement des meublés de tourisme non classés', BIC, 'taux'),
    taux_tourisme_classe: def('Abattement des meublés de tourisme classés et chambres d’hôtes', BIC, 'taux'),
    abattement_min: def('Abattement minimal', `${BIC} et 102 ter`),
    limite_ventes: def('Recettes limites, ventes et hébergement', BIC),
    limite_services: def('Recettes limites, services et meublé', BIC),
    limite_bnc: def('Recettes limites du micro-BNC', BNC),
    limite_agricole: def('Recettes limites du micro-BA, moyenne de trois ans', 'CGI art. 69'),
    limite_foncier: def('Recettes limites du micro-foncier', 'CGI art. 32'),
    limite_tourisme: def('Recettes limites des meublés de tourisme non classés', BIC),
    limite_tourisme_classe: def('Recettes limites des meublés de tourisme classés et chambres d’hôtes', BIC),
    liberatoire_ventes: def('Versement libératoire, ventes et hébergement', VL, 'taux'),
    liberatoire_services: def('Versement libératoire, services', VL, 'taux'),
    liberatoire_tourisme: def('Versement libératoire, meublés de tourisme non classés', VL, 'taux'),
    liberatoire_tourisme_classe: def('Versement libératoire, meublés de tourisme classés', VL, 'taux'),
    liberatoire_bnc: def('Versement libératoire, activités libérales', VL, 'taux'),
    liberatoire_revenu_par_part: def('Revenu de référence par part ouvrant le versement libératoire', VL),
  },
  [
    {
      depuis: '2022-01-01',
      source: MICRO_2020,
      valeurs: {
        ...COMMUN,
        ...AVANT_LE_MEUR,
        ...SEUILS_2020,
        limite_agricole: lu(MICRO_BA, 85_800),
        limite_tourisme: SEUILS_2020.limite_services,
        limite_tourisme_classe: SEUILS_2020.limite_ventes,
        ...liberatoire(25_710),
      },
    },
    {
      depuis: '2023-01-01',
      source: MICRO_2023,
      valeurs: {
        ...COMMUN,
        ...AVANT_LE_MEUR,
        ...SEUILS_2023,
        limite_agricole: lu(MICRO_BA, 91_900),
        limite_tourisme: SEUILS_2023.limite_services,
        limite_tourisme_classe: SEUILS_2023.limite_ventes,
        ...liberatoire(26_070),
      },
    },
    {
      depuis: '2024-01-01',
      source: MICRO_2023,
      valeurs: {
        ...COMMUN,
        ...AVANT_LE_MEUR,
        ...SEUILS_2023,
        limite_agricole: lu(MICRO_BA, 120_000),
        limite_tourisme: SEUILS_2023.limite_services,
        limite_tourisme_classe: SEUILS_2023.limite_ventes,
        ...liberatoire(27_478),
      },
    },
    {
      depuis: '2025-01-01',
      source: MICRO_2023,
      valeurs: {
        ...COMMUN,
        ...DEPUIS_LE_MEUR,
        ...SEUILS_2023,
        limite_agricole: lu(MICRO_BA, 120_000),
        limite_tourisme_classe: lu(LE_MEUR, SEUILS_2023.limite_services),
        ...liberatoire(28_797),
      },
    },
    {
      depuis: '2026-01-01',
      source: MICRO_2026,
      valeurs: {
        ...COMMUN,
        ...DEPUIS_LE_MEUR,
        ...SEUILS_2026,
        limite_agricole: lu(MICRO_BA, 129_200),
        limite_tourisme_classe: lu(LE_MEUR_2026, SEUILS_2026.limite_services),
        ...liberatoire(29_315),
      },
    },
  ],
);

/** Furnished letting: professional or not; deficit of unfurnished letting. */
export const LOCATION = definirDomaine(
  'location',
  'Les revenus de location',
  {
    lmp_recettes: def('Recettes au-delà desquelles le loueur en meublé peut être professionnel', 'CGI art. 155 IV 2'),
    deficit: def('Déficit foncier imputable sur le revenu global', 'CGI art. 156 I 3°'),
    deficit_energie: def('Déficit imputable avec travaux de rénovation énergétique', 'CGI art. 156 I 3°'),
    annees_report: def('Années de report sur les revenus fonciers', 'CGI art. 156 I 3°', 'nombre'),
  },
  [
    {
      depuis: '2022-01-01',
      source: CODE,
      valeurs: { lmp_recettes: 23_000, deficit: 10_700, deficit_energie: 10_700, annees_report: 10 },
    },
    {
      depuis: '2023-01-01',
      source: CODE,
      valeurs: {
        lmp_recettes: 23_000,
        deficit: 10_700,
        deficit_energie: lu(DEFICIT_ENERGIE, 21_400),
        annees_report: 10,
      },
    },
  ],
);
