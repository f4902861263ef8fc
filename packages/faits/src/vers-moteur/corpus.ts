import { definitionDe } from '../catalogue/index.ts';
import type { Feuille } from '../chemins.ts';
import { estCalcul, type OutilDeCalcul } from './calculs.ts';
import { depuisMoteur, versMoteur } from './convertir.ts';

/** One call of a tool, as a careful reader wrote it beside a question. */
export interface AppelLu {
  readonly outil: string;
  readonly entree: unknown;
}

/** The facts of one call, and the calculation that they are for. */
export interface FaitsDAppel {
  readonly outil: OutilDeCalcul;
  readonly faits: readonly Feuille[];
}

/** How a comparison is laid out, and no fact of anyone: the names of its scenarios. */
export const estMiseEnForme = (chemin: string): boolean => chemin.startsWith('scenarios.') && chemin.endsWith('.nom');

/** The facts that read calls hold; searches among the notes hold none. */
export const depuisAppels = (appels: readonly AppelLu[]): FaitsDAppel[] =>
  appels.flatMap(({ outil, entree }) => (estCalcul(outil) ? [{ outil, faits: depuisMoteur(outil, entree) }] : []));

/** The calls that facts make, their inputs in the order of the catalogue. */
export const versAppels = (lus: readonly FaitsDAppel[]): AppelLu[] =>
  lus.map(({ outil, faits }) => ({ outil, entree: versMoteur(outil, faits) }));

/** Paths of the call that the catalogue does not name, and values that are not of their fact's unit. */
export const horsCatalogue = ({ faits }: FaitsDAppel): string[] =>
  faits.flatMap(({ chemin, valeur }) =>
    estMiseEnForme(chemin) || definitionDe(chemin)?.schema.safeParse(valeur).success ? [] : [`${chemin} = ${valeur}`],
  );
