export { type OptionsAssistant, creerAssistant } from './assistant.ts';
export { creerModeleEmbarque } from './modele-embarque/modele.ts';
export type { Assistant, DemandeAssistant, EvenementAssistant, ReponseAssistant } from './types.ts';
