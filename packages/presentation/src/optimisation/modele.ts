import type { Modele } from '../feuille/composer.ts';
import { baremesLe, reserveDe } from './annees.ts';
import { calculer, type ResultatOptimisation } from './calcul.ts';
import { blocsDesDonations } from './donations.ts';
import { blocsDe, chiffresDe, comparer, TITRE } from './montrer.ts';
import { CHAMPS, type SituationOptimisation } from './situation.ts';

/** @param jour today: a date that is passed is no lever any more */
export const modeleOptimisation = (jour: string): Modele<SituationOptimisation, ResultatOptimisation> => ({
  titre: TITRE,
  champs: CHAMPS,
  baremes: baremesLe(jour),
  calculer: (s, bareme) => calculer(s, bareme, jour),
  chiffres: chiffresDe,
  blocs: (r, s, bareme) => [...blocsDe(r, bareme), ...(r.impot ? blocsDesDonations(s, jour) : [])],
  comparer,
  difference: (r) => r.difference,
  reserve: reserveDe,
});
