import { notion } from './concept.ts';

/** First words of a case of its own: nothing of what was told before is of it. */
export const AUTRES_CAS = [
  notion(
    'autre_cas',
    'autre cas',
    'un autre cas|autre dossier|un autre dossier|autre client|un autre client|autre cliente|une autre cliente|autre foyer|un autre foyer|autre situation|autre couple|cas suivant|dossier suivant|client suivant|cliente suivante|foyer suivant|nouveau cas|nouveau dossier|nouveau client|nouvelle cliente|deuxieme cas|second cas|deuxieme dossier|second dossier|deuxieme client|second client|changeons de cas|changeons de dossier|passons a un autre cas|passons a un autre dossier|passons au dossier suivant',
  ),
] as const;

/** Words of the person who is left for another one. */
export const DELAISSENT = [notion('delaisse', 'laissez tomber', 'laisse tomber|oubliez|oublie|laissons')] as const;

/** Those whose pay is in no household of who speaks. */
export const HORS_DU_FOYER: ReadonlySet<string> = new Set([
  'mere',
  'pere',
  'parent',
  'grand_parent',
  'soeur',
  'frere',
  'oncle',
  'tante',
  'cousin',
  'ami',
  'voisin',
  'beau_frere',
  'beau_parent',
]);

/** Those who live elsewhere, by their first words: « et notre voisin, lui… ». */
export const VIENNENT_EN_TETE: ReadonlySet<string> = new Set([...HORS_DU_FOYER, 'collegue']);
