import { REGIME_MICRO } from './activite.ts';
import { ASSURANCE_VIE } from './assurance-vie.ts';
import { ASSURANCE_VIE_DECES } from './assurance-vie-deces.ts';
import { POSTE } from './postes.ts';
import { BASES_REGIMES } from './bases-regimes.ts';
import { CONTRIBUTION_HAUTS_REVENUS, DEFICIT_FONCIER, TAUX_NEUTRE, USUFRUIT } from './capital.ts';
import { DONATION } from './donation.ts';
import type { Domaine } from './domaine.ts';
import { DROITS_ENREGISTREMENT } from './enregistrement.ts';
import { FRAIS_KILOMETRIQUES } from './frais-kilometriques.ts';
import { IFI } from './ifi.ts';
import { IMPOT_LUXEMBOURG, IRPF_ANDORRE } from './international.ts';
import { RETRAIT_PEA } from './pea.ts';
import { PLUS_VALUE_IMMOBILIERE } from './plus-value-immobiliere.ts';
import { ACTIFS_NUMERIQUES } from './crypto.ts';
import { REVENUS_MOBILIERS } from './revenus-mobiliers.ts';
import { IMPOT_SOCIETES } from './societe.ts';
import { SUCCESSION } from './succession.ts';
import { IMPOT_SUISSE } from './suisse.ts';
import { SURTAXE } from './surtaxe.ts';
import { TAXE_INDIRECTE } from './tva.ts';

/** Subjects beside the income tax, the most specific first: the first that recognises a question reads it. */
export const DOMAINES: readonly Domaine[] = [
  TAXE_INDIRECTE,
  IRPF_ANDORRE,
  IMPOT_LUXEMBOURG,
  IMPOT_SUISSE,
  ASSURANCE_VIE,
  ASSURANCE_VIE_DECES,
  RETRAIT_PEA,
  ACTIFS_NUMERIQUES,
  IFI,
  CONTRIBUTION_HAUTS_REVENUS,
  SURTAXE,
  PLUS_VALUE_IMMOBILIERE,
  DROITS_ENREGISTREMENT,
  SUCCESSION,
  DONATION,
  USUFRUIT,
  DEFICIT_FONCIER,
  IMPOT_SOCIETES,
  BASES_REGIMES,
  REGIME_MICRO,
  TAUX_NEUTRE,
  REVENUS_MOBILIERS,
  FRAIS_KILOMETRIQUES,
  POSTE,
];
