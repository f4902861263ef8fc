import type { Bilan, ReponseAssistant } from '../types.ts';

/** What the embedded assistant answered, and from which calls. */
export interface Reference {
  readonly reponse: ReponseAssistant;
  readonly bilan: Bilan;
}

/** Of an answer whose check found nothing. */
export const SANS_ECART: Bilan = { retires: 0, inexpliques: 0, appelsInvalides: 0, appels: [] };
