import type { OptionBareme } from '../commun/saisie.ts';
import { OPTION_REFERENCE, REFERENCE } from '../commun/reference.ts';
import { anneeDe, BAREMES_FRANCE } from './baremes.ts';

/** The laws that are held, then the literal formula. */
export const BAREMES_ET_FORMULE: readonly OptionBareme[] = [...BAREMES_FRANCE, OPTION_REFERENCE];

/** Beside a calculation: « revenus 2025 ». */
export const repereDuBareme = (bareme: string): string =>
  bareme === REFERENCE ? 'formule simplifiée' : `revenus ${anneeDe(bareme)}`;
