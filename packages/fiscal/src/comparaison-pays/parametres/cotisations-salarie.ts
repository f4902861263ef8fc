import type { SourceLegale } from '../../core/source-legale.ts';
import { groupe } from '../../international/parametres.ts';
import type { AnneeComparable } from './bornes.ts';

const CODE: SourceLegale = { texte: 'Code de la sécurité sociale ; taux publiés par l’Urssaf', fiabilite: 'A' };
const AGIRC: SourceLegale = {
  texte: 'Accord national interprofessionnel du 17 novembre 2017 ; Agirc-Arrco',
  fiabilite: 'A',
};
const ARRETES: SourceLegale = { texte: 'Arrêtés annuels fixant le plafond de la sécurité sociale', fiabilite: 'A' };

/** Employee's share of a private-sector salary, unchanged over these years. */
export const COTISATIONS_SALARIE = {
  vieillesse: groupe('CSS art. D242-4', CODE, { plafonnee: 0.069, deplafonnee: 0.004 }),
  complementaire: groupe('ANI du 17 novembre 2017 art. 32 à 37', AGIRC, {
    retraite_tranche_1: 0.0315,
    retraite_tranche_2: 0.0864,
    equilibre_general_tranche_1: 0.0086,
    equilibre_general_tranche_2: 0.0108,
    equilibre_technique: 0.0014,
    plafonds_tranche_2: 8,
  }),
  csg: groupe('CSS art. L136-1-1, L136-2 et L136-8 ; CGI art. 154 quinquies', CODE, {
    part_assiette: 0.9825,
    plafonds_abattement: 4,
    taux_deductible: 0.068,
    taux_non_deductible: 0.024,
    crds: 0.005,
  }),
} as const;

/** Yearly ceiling of social security (CSS art. D242-17). */
export const PLAFOND_SECURITE_SOCIALE = {
  2024: groupe('CSS art. D242-17 ; arrêté du 19 décembre 2023', ARRETES, { annuel: 46_368 }),
  2025: groupe('CSS art. D242-17 ; arrêté du 19 décembre 2024', ARRETES, { annuel: 47_100 }),
  2026: groupe('CSS art. D242-17 ; arrêté du 22 décembre 2025', ARRETES, { annuel: 48_060 }),
} as const satisfies Record<AnneeComparable, unknown>;
