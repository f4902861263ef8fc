import { libelleAlire } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import { AUTRE_CHIFFRE } from '../lecteurs/illisible.ts';

const citer = (mots: readonly string[]): string => mots.map((m) => `« ${m.trim()} »`).join(', ');
/** A clause said in one breath is long: its end is where it asks. */
const CITATION_MAX = 80;
const fin = (mots: string): string =>
  mots.length <= CITATION_MAX ? mots : `… ${mots.slice(mots.indexOf(' ', mots.length - CITATION_MAX) + 1)}`;
const nommer = (concepts: readonly string[]): string => concepts.map(libelleAlire).join(', ');

/** How an answer says that it is the one before. */
export const AVEU = 'C’est encore le calcul d’avant : je n’ai pas su y appliquer';

const duDossier = (mots: readonly string[]): string =>
  `Le calcul ne tient pas compte de tout ce que dit le dossier (${mots.join(', ')}).`;

/** What each doubt says to the reader, from the words that it is about. */
const PHRASES: Readonly<Partial<Record<Doute['code'], (mots: readonly string[]) => string | readonly string[]>>> = {
  MENTION_INEXPLIQUEE: (mots) => `Cette réponse ne tient pas compte de ${citer(mots)}.`,
  ROLE_INCONNU: (mots) => `Rien ne dit à quoi se rapporte ${citer(mots)}, qui est entré dans le calcul.`,
  ROLE_CONTREDIT: (mots) =>
    `${citer(mots)} a pu être pris pour autre chose que ce que vous en dites : vérifiez ce qui a été lu.`,
  INVRAISEMBLANCE: (mots) => `Ce que j’ai lu ne peut pas être juste : ${mots.join(' ; ')}.`,
  RESIDENT_AILLEURS: () =>
    'Le dossier dit une résidence fiscale hors de France : cet impôt serait celui d’un résident, et n’est pas le sien.',
  MOT_NON_LU: (mots) => `Cette réponse ne tient pas compte de ceci : ${nommer(mots)}.`,
  BRUT_POUR_NET: (mots) =>
    `Le montant brut (${citer(mots)}) a été pris pour un net imposable : donnez le net imposable.`,
  TITULAIRE_INCERTAIN: (mots) =>
    `Ce qui est dit d’une autre personne a pu être pris pour vous (${citer(mots)}) : vérifiez ce qui a été lu.`,
  SOMME_NON_DITE: (mots) => `Le calcul additionne ${citer(mots)} : vérifiez qu’ils vont ensemble.`,
  DOSSIER_OUBLIE: duDossier,
  DOSSIER_NON_REPRIS: duDossier,
  VARIATION_EMPLOYEE: (mots) =>
    `${citer(mots)} dit de combien un montant change, et le calcul l’a pris pour le montant entier : donnez le nouveau montant.`,
  BORNE_EMPLOYEE: (mots) => `Le calcul prend ${citer(mots)} pour le montant lui-même : donnez le vôtre.`,
  TOUR_OUBLIE: (mots) => `Cette réponse ne tient plus compte de ${citer(mots)}, dit plus tôt.`,
  DEMENTI_EMPLOYE: (mots) => `Le calcul emploie encore ${citer(mots)}, que vous avez corrigé.`,
  AUTRE_OBJET: (mots) => `Elle ne répond pas à tout ce que vous demandez (${nommer(mots)}).`,
  OBJET_NON_LU: (mots) => `La question porte sur ${citer(mots.map(fin))} : ce calcul n’y répond pas.`,
  REGLE_POUR_UN_CHIFFRE: () => 'C’est la règle, et non votre montant.',
  ESSAI_SANS_BASE: () => 'L’écart avec la situation de départ n’est pas calculé.',
  ESSAI_LAISSE: (mots) =>
    `Votre essai, ${citer(mots)}, n’est pas compté ici : dites « garde ça » juste après lui pour qu’il le soit.`,
  // Of a situation that was told: a rule asked next changes nothing, and says nothing of it.
  SUITE_SANS_EFFET: (mots) =>
    mots.length === 0
      ? []
      : mots.includes(AUTRE_CHIFFRE)
        ? 'Vérifiez ce que j’ai lu : je ne suis pas sûr d’avoir suivi tout ce que vous venez de dire.'
        : `${AVEU} ce que vous venez de dire. Redites ce qui change, avec son montant ou sa date.`,
  SUITE_EN_ATTENTE: (mots) =>
    `Je n’avais pas su appliquer ceci, et ce calcul n’en tient toujours pas compte : ${citer(mots)}. Redites-le, ou dites de l’oublier.`,
  LECTURE_CONTREDITE: (mots) =>
    `Deux lectures de votre question sont possibles${mots.length > 0 ? ` (${mots.join(', ')})` : ''} : laquelle est la bonne ?`,
  ROLE_SANS_FORME: (mots) => `Vérifiez ce qui a été lu : ${mots.join(', ')}.`,
  LECTURES_PLAUSIBLES: (mots) =>
    `Votre question ne le dit pas, et cela change le résultat : ${mots.join(', ')}. Quel est votre cas ?`,
  FAIT_A_PRECISER: (mots) => `Un fait peut changer ce résultat : ${mots.join(', ')}. Pouvez-vous le préciser ?`,
};

const MENTIONS_CITEES = 4;

/** The sentence that tells a reader what keeps the answer from being exact; empty when nothing is to be said. */
export function direDoutes(doutes: readonly Doute[]): string {
  // Nothing was answered: there is nothing to reserve.
  if (doutes.some((d) => d.code === 'SANS_FONDEMENT')) return '';
  return doutes
    .flatMap(({ code, mots = [] }) => PHRASES[code]?.([...new Set(mots)].slice(0, MENTIONS_CITEES)) ?? [])
    .join(' ');
}
