import { COMPTES } from './a-comptes.ts';
import { SESSIONS } from './b-sessions.ts';
import { CLOISONS } from './c-cloisons.ts';
import { ENTREES } from './d-entrees.ts';
import { MODELE } from './f-modele.ts';
import { JOURNAUX } from './h-journaux.ts';
import { DONNEES } from './i-donnees.ts';
import { PROGRAMMES } from './l-programmes.ts';
import type { Promesse } from './promesse.ts';

/** The promises of first rank, part by part, each with its test and its guards. `npm run test:long` takes each guard away in turn. */
export const PROMESSES: readonly Promesse[] = [
  ...COMPTES,
  ...SESSIONS,
  ...CLOISONS,
  ...ENTREES,
  ...MODELE,
  ...JOURNAUX,
  ...DONNEES,
  ...PROGRAMMES,
];
