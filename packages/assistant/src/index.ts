export type { Assistant, DemandeAssistant, EvenementAssistant, ReponseAssistant } from './types.ts';
