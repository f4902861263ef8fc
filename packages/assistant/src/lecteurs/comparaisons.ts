import type { LectureProuvee } from './lire-reponse.ts';

const PARENT_ISOLE = 'parent_isole';
/** The half share of a lone parent, that neither words nor a profile say: a comparison shows one side of it only. */
export const isolementSuppose = ({ faits, motsDecisifs, mentions }: LectureProuvee): boolean =>
  !motsDecisifs.includes(PARENT_ISOLE) &&
  !mentions.some((m) => m.type === 'mot' && m.concept === 'celibataire' && m.mots.includes('seul')) &&
  faits.some((f) => f.chemin.includes(PARENT_ISOLE) && f.valeur === true && f.source !== 'profil');

const AUTRE = '.declarant2.';
/** A couple beside one of the two alone: the tax of the other is left out of the difference. */
export const unSeulDesDeux = ({ faits }: LectureProuvee): boolean =>
  faits.some(({ chemin }) => chemin.startsWith('scenarios.0.') && chemin.includes(AUTRE)) &&
  !faits.some((f) => f.chemin === 'scenarios.1.foyers.0.situation' && (f.valeur === 'marie' || f.valeur === 'pacse')) &&
  !faits.some(
    ({ chemin }) =>
      chemin.startsWith('scenarios.1.foyers.1.') || (chemin.startsWith('scenarios.1.') && chemin.includes(AUTRE)),
  );

const CONJOINTS: ReadonlySet<string> = new Set([
  'epouse',
  'epoux',
  'conjoint',
  'conjointe',
  'partenaire',
  'compagne',
  'compagnon',
]);
const COUPLES: ReadonlySet<unknown> = new Set(['marie', 'pacse']);
const estMajeur = (naissance: unknown, annee: number | undefined): boolean =>
  typeof naissance === 'number' && annee !== undefined && naissance <= annee - MAJORITE;
const NAISSANCE_D_UN_ENFANT = '.enfants.';
const MAJORITE = 18;
/** A couple whose second income is gone, by a turn that names neither, while a grown child may be who earns nothing. */
export const autreSansRevenu = ({ faits, mentions, outils, annee }: LectureProuvee): boolean =>
  outils.includes('comparer_impots') &&
  faits.some((f) => f.chemin.includes(NAISSANCE_D_UN_ENFANT) && estMajeur(f.valeur, annee)) &&
  faits.some(({ chemin }) => chemin.startsWith('scenarios.0.foyers.0.') && chemin.includes(AUTRE)) &&
  faits.some((f) => f.chemin === 'scenarios.1.foyers.0.situation' && COUPLES.has(f.valeur)) &&
  !faits.some(({ chemin }) => chemin.startsWith('scenarios.1.') && chemin.includes(AUTRE)) &&
  !mentions.some((m) => m.type === 'personne' && CONJOINTS.has(m.lien));
