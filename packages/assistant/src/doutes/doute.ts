import type { LectureProuvee } from '../lecteurs/lire-reponse.ts';

/** Why an answer is not exact. */
export interface Doute {
  readonly code:
    | 'SANS_FONDEMENT'
    | 'RESERVE'
    | 'MENTION_INEXPLIQUEE'
    | 'MONTANT_SANS_ORIGINE'
    | 'REGLE_POUR_UN_CHIFFRE'
    | 'REGLE_INCERTAINE'
    | 'CROYANCE_SANS_REPONSE'
    | 'AUTRE_OBJET'
    | 'OBJET_NON_LU'
    | 'MOT_NON_LU'
    | 'BRUT_POUR_NET'
    | 'ROLE_INCONNU'
    | 'ROLE_CONTREDIT'
    | 'ESSAI_SANS_BASE'
    | 'ESSAI_LAISSE'
    | 'SUITE_SANS_EFFET'
    | 'SUITE_EN_ATTENTE'
    | 'TITULAIRE_INCERTAIN'
    | 'SOMME_NON_DITE'
    | 'DOSSIER_OUBLIE'
    | 'DOSSIER_NON_REPRIS'
    | 'VARIATION_EMPLOYEE'
    | 'BORNE_EMPLOYEE'
    | 'TOUR_OUBLIE'
    | 'DEMENTI_EMPLOYE'
    | 'LECTURE_CONTREDITE'
    | 'ROLE_SANS_FORME'
    | 'FAIT_A_PRECISER'
    | 'INVRAISEMBLANCE'
    | 'RESIDENT_AILLEURS'
    | 'LECTURES_PLAUSIBLES';
  /** Words of the question that it is about. */
  readonly mots?: readonly string[];
}

/** An answer, beside what was read of its question. */
export interface Jugeable {
  readonly lecture: LectureProuvee;
  /** The text of the answer, and the question. */
  readonly texte: string;
  readonly question: string;
  /** Decisive words whose every meaning gives the same figure. */
  readonly indifferents: readonly string[];
}

/**
 * What forbids « exact »: the code, and the words of the question that it is about.
 * `false` and no word are no doubt; `true` is one about the whole answer.
 */
export interface RegleDeDoute {
  readonly code: Doute['code'];
  readonly voir: (jugeable: Jugeable) => readonly string[] | boolean;
}

/** The doubts of a table, in its order. */
export const douter = (regles: readonly RegleDeDoute[], jugeable: Jugeable): Doute[] =>
  regles.flatMap(({ code, voir }): Doute[] => {
    const vu = voir(jugeable);
    if (typeof vu === 'boolean') return vu ? [{ code }] : [];
    return vu.length > 0 ? [{ code, mots: vu }] : [];
  });
