import type { LectureProuvee } from './lire-reponse.ts';

const PARENT_ISOLE = 'parent_isole';
/** The half share of a lone parent, that nobody said: a comparison shows one side of it only. */
export const isolementSuppose = ({ faits, motsDecisifs, mentions }: LectureProuvee): boolean =>
  !motsDecisifs.includes(PARENT_ISOLE) &&
  !mentions.some((m) => m.type === 'mot' && m.concept === 'celibataire' && m.mots.includes('seul')) &&
  faits.some((f) => f.chemin.includes(PARENT_ISOLE) && f.valeur === true);

const AUTRE = '.declarant2.';
/** A couple beside one of the two alone: the tax of the other is left out of the difference. */
export const unSeulDesDeux = ({ faits }: LectureProuvee): boolean =>
  faits.some(({ chemin }) => chemin.startsWith('scenarios.0.') && chemin.includes(AUTRE)) &&
  !faits.some((f) => f.chemin === 'scenarios.1.foyers.0.situation' && (f.valeur === 'marie' || f.valeur === 'pacse')) &&
  !faits.some(
    ({ chemin }) =>
      chemin.startsWith('scenarios.1.foyers.1.') || (chemin.startsWith('scenarios.1.') && chemin.includes(AUTRE)),
  );
