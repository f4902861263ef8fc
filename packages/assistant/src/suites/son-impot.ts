import type { DemandeAssistant } from '../types.ts';

/** What a stored household is asked before anything is tried of it. */
export const sonImpot = ({ concerne }: DemandeAssistant): string =>
  concerne === 'client' ? 'Quel est son impôt ?' : 'Quel est mon impôt ?';
