import { CATALOGUE } from './catalogue/index.ts';
import { FAITS_PROJETS } from './catalogue/projets.ts';
import type { DefinitionFait } from './types.ts';

/**
 * Children are told together or not at all: one of them alone would make the others disappear from a file. The list of
 * a file has its own editor.
 */
const ENSEMBLE = ['foyer.enfants.', 'foyer.nombre_enfants'];
/** A choice of the return, made with the adviser. */
const DU_CONSEIL = ['foyer.option_bareme', 'foyer.per_mutualisation', 'foyer.demande_lissage_cehr'];

/** Facts of a household that its people can be asked for one by one, in the order of the return. */
export const FAITS_DEMANDABLES: readonly DefinitionFait[] = [...CATALOGUE, ...FAITS_PROJETS].filter(
  ({ chemin }) =>
    (chemin.startsWith('foyer.') || chemin.startsWith('projet.')) &&
    !chemin.includes('*') &&
    !ENSEMBLE.some((debut) => chemin.startsWith(debut)) &&
    !DU_CONSEIL.includes(chemin),
);

const PAR_CHEMIN: ReadonlyMap<string, DefinitionFait> = new Map(FAITS_DEMANDABLES.map((d) => [d.chemin, d]));

export const faitDemandable = (chemin: string): DefinitionFait | undefined => PAR_CHEMIN.get(chemin);
