import { parChemin, sansRangs } from '../chemins.ts';
import type { DefinitionFait } from '../types.ts';
import { FAITS_ACTES } from './actes.ts';
import { FAITS_ACTIVITE } from './activite.ts';
import { FAITS_CHARGES } from './charges.ts';
import { FAITS_DOCUMENTS } from './documents.ts';
import { FAITS_FOYER } from './foyer.ts';
import { FAITS_PATRIMOINE } from './patrimoine.ts';
import { FAITS_PROJETS } from './projets.ts';
import { FAITS_POSTES } from './postes.ts';
import { FAITS_REVENUS } from './revenus.ts';
import { FAITS_TRANSMISSION } from './transmission.ts';

/** Every fact, once, in the order in which an engine input is written. */
export const CATALOGUE: readonly DefinitionFait[] = [
  ...FAITS_FOYER,
  ...FAITS_REVENUS,
  ...FAITS_CHARGES,
  ...FAITS_POSTES,
  ...FAITS_TRANSMISSION,
  ...FAITS_PATRIMOINE,
  ...FAITS_ACTIVITE,
  ...FAITS_ACTES,
];

const PAR_CHEMIN: ReadonlyMap<string, DefinitionFait> = new Map(CATALOGUE.map((d) => [d.chemin, d]));

const RANGS: ReadonlyMap<string, number> = new Map(CATALOGUE.map((d, i) => [d.chemin, i]));

/** Where a fact stands in the vocabulary; after all the others when it is not there. */
export const rangAuCatalogue = parChemin(
  (chemin): number => RANGS.get(sansRangs(cheminDeBase(chemin))) ?? CATALOGUE.length,
);

/** The definition of a fact, from a path with ranks; undefined when the vocabulary has no such fact. */
export const definitionDe = (chemin: string): DefinitionFait | undefined =>
  PAR_CHEMIN.get(sansRangs(cheminDeBase(chemin)));

const DES_DOCUMENTS: ReadonlyMap<string, DefinitionFait> = new Map(FAITS_DOCUMENTS.map((d) => [d.chemin, d]));

/** The definition of a fact that a document may say: those of the vocabulary, and what only a paper holds. */
export const definitionLue = (chemin: string): DefinitionFait | undefined =>
  definitionDe(chemin) ?? DES_DOCUMENTS.get(chemin);

/** A fact of a compared household is the same fact: `scenarios.1.foyers.0.declarant1.salaires`. */
const SCENARIO = /^scenarios\.\d+\.foyers\.\d+\./;

/** The path of a fact in the vocabulary, whatever scenario it belongs to. */
export const cheminDeBase = (chemin: string): string => chemin.replace(SCENARIO, 'foyer.');

const DES_PROJETS: ReadonlyMap<string, DefinitionFait> = new Map(FAITS_PROJETS.map((d) => [d.chemin, d]));

/** The definition of a fact that a client file may tell: those of the vocabulary, and what the client means to do. */
export const definitionDuDossier = (chemin: string): DefinitionFait | undefined =>
  definitionDe(chemin) ?? DES_PROJETS.get(chemin);
