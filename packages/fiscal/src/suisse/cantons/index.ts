import type { RegimeCantonal } from '../contexte.ts';
import type { Canton } from '../parametres/annees.ts';
import { BERNE } from './berne.ts';
import { GENEVE } from './geneve.ts';
import { VALAIS } from './valais.ts';
import { VAUD } from './vaud.ts';
import { ZURICH } from './zurich.ts';

export const REGIMES: Readonly<Record<Canton, RegimeCantonal>> = {
  GE: GENEVE,
  ZH: ZURICH,
  VD: VAUD,
  VS: VALAIS,
  BE: BERNE,
};
