import { COMPTES } from './a-comptes.ts';
import { SESSIONS } from './b-sessions.ts';
import { CLOISONS } from './c-cloisons.ts';
import { ENTREES } from './d-entrees.ts';
import { MODELE } from './f-modele.ts';
import { FACTURATION } from './g-facturation.ts';
import { JOURNAUX } from './h-journaux.ts';
import { DONNEES } from './i-donnees.ts';
import { PROGRAMMES } from './l-programmes.ts';
import { CHARGE } from './k-charge.ts';
import { AUTRES_RANGS } from './autres-rangs.ts';
import { ANNUAIRE } from './m-annuaire.ts';
import { IMPORTATION } from './n-importation.ts';
import type { Promesse } from './promesse.ts';

/** The promises of first rank, part by part, each with its test and its guards. */
export const PREMIER_RANG: readonly Promesse[] = [
  ...COMPTES,
  ...SESSIONS,
  ...CLOISONS,
  ...ENTREES,
  ...MODELE,
  ...FACTURATION,
  ...JOURNAUX,
  ...DONNEES,
  ...PROGRAMMES,
];

/** `npm run test:long` takes each of their guards away in turn. */
export const PROMESSES: readonly Promesse[] = [
  ...PREMIER_RANG,
  ...AUTRES_RANGS,
  ...CHARGE,
  ...ANNUAIRE,
  ...IMPORTATION,
];
