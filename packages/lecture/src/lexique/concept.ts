import { plier } from '../texte/plier.ts';

/** One notion of the trade: its name for the program, its name for people, and every way it is written. */
export interface Concept {
  readonly concept: string;
  readonly libelle: string;
  readonly formes: readonly string[];
}

/** A line of a theme file; forms are separated by « | », the label is one of them. */
export function notion(concept: string, libelle: string, formes = ''): Concept {
  const dites = formes.split('|').map((forme) => forme.trim());
  return { concept, libelle, formes: [libelle, ...dites.filter((forme) => forme !== '')] };
}

/** Identifier of a notion that is named by its form. */
export const cleDe = (forme: string): string =>
  plier(forme).replaceAll('’', '_').replaceAll(' ', '_').replaceAll('-', '_');
