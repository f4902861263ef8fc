import type { ENTREPRISE_INDIVIDUELLE } from '../droit/entreprises.ts';
import type { ACHAT, CESSION } from '../droit/immobilier.ts';
import type { SOCIETE_ET_DIRIGEANT } from '../droit/societes.ts';
import type { ASSURANCE_VIE_DECES, ASSURANCE_VIE_RACHAT } from './assurance-vie.ts';
import type { NomDe } from './definition.ts';
import type { DROITS_MUTATION } from './droits-mutation.ts';
import type { FORTUNE_IMMOBILIERE } from './ifi.ts';
import type { PLUS_VALUES_IMMOBILIERES } from './plus-values-immobilieres.ts';
import type { PRELEVEMENTS_SOCIAUX } from './prelevements-sociaux.ts';
import type { LOCATION, REGIMES_MICRO } from './regimes-micro.ts';
import type { CONTRATS_COURTS, TAUX_DEFAUT, TAUX_PERSONNALISE } from './retenue-source.ts';
import type { REVENUS_MOBILIERS } from './revenus-mobiliers.ts';
import type { LISSAGE_CEHR, SOCIETE } from './societes.ts';
import type { DEMEMBREMENT } from './usufruit.ts';

type DomainesTaux = (typeof TAUX_DEFAUT)[keyof typeof TAUX_DEFAUT];

/** Dotted names of the legal numbers outside the income tax. */
export type NomPatrimoine =
  | NomDe<typeof ACHAT>
  | NomDe<typeof ASSURANCE_VIE_DECES>
  | NomDe<typeof ASSURANCE_VIE_RACHAT>
  | NomDe<typeof CESSION>
  | NomDe<typeof CONTRATS_COURTS>
  | NomDe<typeof DEMEMBREMENT>
  | NomDe<typeof DROITS_MUTATION>
  | NomDe<typeof ENTREPRISE_INDIVIDUELLE>
  | NomDe<typeof FORTUNE_IMMOBILIERE>
  | NomDe<typeof LISSAGE_CEHR>
  | NomDe<typeof LOCATION>
  | NomDe<typeof PLUS_VALUES_IMMOBILIERES>
  | NomDe<typeof PRELEVEMENTS_SOCIAUX>
  | NomDe<typeof REGIMES_MICRO>
  | NomDe<typeof REVENUS_MOBILIERS>
  | NomDe<typeof SOCIETE>
  | NomDe<typeof SOCIETE_ET_DIRIGEANT>
  | NomDe<typeof TAUX_PERSONNALISE>
  | NomDe<DomainesTaux>;
