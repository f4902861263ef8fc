import { ASSURANCE_VIE_DECES, ASSURANCE_VIE_RACHAT } from '../france/parametres/domaines/assurance-vie.ts';
import type { Domaine } from '../france/parametres/domaines/definition.ts';
import { DROITS_MUTATION } from '../france/parametres/domaines/droits-mutation.ts';
import { FORTUNE_IMMOBILIERE } from '../france/parametres/domaines/ifi.ts';
import { PLUS_VALUES_IMMOBILIERES } from '../france/parametres/domaines/plus-values-immobilieres.ts';
import { PRELEVEMENTS_SOCIAUX } from '../france/parametres/domaines/prelevements-sociaux.ts';
import { LOCATION, REGIMES_MICRO } from '../france/parametres/domaines/regimes-micro.ts';
import { CONTRATS_COURTS, TAUX_PERSONNALISE } from '../france/parametres/domaines/retenue-source.ts';
import { REVENUS_MOBILIERS } from '../france/parametres/domaines/revenus-mobiliers.ts';
import { LISSAGE_CEHR, SOCIETE } from '../france/parametres/domaines/societes.ts';
import { DEMEMBREMENT } from '../france/parametres/domaines/usufruit.ts';
import { DOMAINES_DROIT } from '../france/parametres/droit/index.ts';

/** French legal numbers outside the income tax, by the prefix of their names. */
export const DOMAINES: ReadonlyMap<string, Domaine> = new Map(
  [
    ASSURANCE_VIE_DECES,
    ASSURANCE_VIE_RACHAT,
    CONTRATS_COURTS,
    DEMEMBREMENT,
    DROITS_MUTATION,
    FORTUNE_IMMOBILIERE,
    LISSAGE_CEHR,
    LOCATION,
    PLUS_VALUES_IMMOBILIERES,
    PRELEVEMENTS_SOCIAUX,
    REGIMES_MICRO,
    REVENUS_MOBILIERS,
    SOCIETE,
    TAUX_PERSONNALISE,
    ...DOMAINES_DROIT,
  ].map((domaine): [string, Domaine] => [domaine.prefixe, domaine]),
);
