export { lireBofip } from './bofip.ts';
export { lireLegi } from './legi.ts';
export { FormeInattendue, TAILLE_MAX_OCTETS } from './noeud.ts';
export { lireServicePublic } from './service-public.ts';
export type { Lecture, TexteOfficiel } from './texte-officiel.ts';
