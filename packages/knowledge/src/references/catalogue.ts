import type { ReferenceLegale } from './reference.ts';
import { CONTROLE } from './themes/controle.ts';
import { CONVENTIONS } from './themes/conventions.ts';
import { FAMILLE } from './themes/famille.ts';
import { PENSIONS } from './themes/pensions.ts';
import { REDUCTIONS } from './themes/reductions.ts';
import { RETENUE } from './themes/retenue.ts';
import { SALAIRES } from './themes/salaires.ts';
import { DECLARATION } from './themes/declaration.ts';
import { ENTREPRISES } from './themes/entreprises.ts';
import { IMPOT_REVENU } from './themes/impot-revenu.ts';
import { INTERNATIONAL } from './themes/international.ts';
import { LOIS_LUXEMBOURG_ANDORRE } from './themes/lois-luxembourg-andorre.ts';
import { LOIS_SUISSES } from './themes/lois-suisses.ts';
import { PATRIMOINE } from './themes/patrimoine.ts';
import { SOCIETES } from './themes/societes.ts';
import { TVA } from './themes/tva.ts';
import { ORGANISMES } from './themes/organismes.ts';
import { SUJETS_RARES } from './themes/sujets-rares.ts';
import { VIE_COURANTE } from './themes/vie-courante.ts';

/** Every reference that an answer may cite; anything else is refused by the check. */
export const CATALOGUE: readonly ReferenceLegale[] = [
  ...IMPOT_REVENU,
  ...DECLARATION,
  ...SALAIRES,
  ...RETENUE,
  ...REDUCTIONS,
  ...PENSIONS,
  ...FAMILLE,
  ...CONTROLE,
  ...ENTREPRISES,
  ...SOCIETES,
  ...TVA,
  ...INTERNATIONAL,
  ...CONVENTIONS,
  ...LOIS_SUISSES,
  ...LOIS_LUXEMBOURG_ANDORRE,
  ...PATRIMOINE,
  ...ORGANISMES,
  ...SUJETS_RARES,
  ...VIE_COURANTE,
];
