import type { ReponseAssistant } from '../types.ts';

const NATURE = 'nature du don et âges';

/**
 * The status of an answer whose only doubt is whether a gift is money: what the tests of who gives, to whom and how much
 * look at. `plausibles.test.ts` says when that doubt is told.
 */
export const statutHorsNature = ({ statut, doutes }: ReponseAssistant): ReponseAssistant['statut'] =>
  statut === 'partiel' && doutes.length > 0 && doutes.every(({ mots }) => mots?.join() === NATURE) ? 'exact' : statut;
