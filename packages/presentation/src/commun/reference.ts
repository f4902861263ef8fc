import type { NoeudAffiche } from '../ecriture/index.ts';

/** Value of the scale selector and of `?bareme=` for the literal formulas of the specification. */
export const REFERENCE = 'reference';
export const OPTION_REFERENCE = { valeur: REFERENCE, libelle: 'Formule simplifiée' };

/** A step of a literal formula: no legal parameter, its source is the specification. */
export const etapeReference = (
  libelle: string,
  valeur: number,
  formule: string,
  unite: NoeudAffiche['unite'] = 'EUR',
  enfants: readonly NoeudAffiche[] = [],
): NoeudAffiche => ({
  regle: `reference.${libelle}`,
  libelle,
  valeur,
  unite,
  formule,
  article: enfants.length > 0 ? 'Cahier des charges' : '',
  entrees: [],
  parametres: [],
  enfants,
});
