import { estOutilDeNotes } from '../outils/de-notes.ts';
import type { LectureProuvee } from '../lecteurs/lire-reponse.ts';

/** What follows, in an answer, are the conditions of the rule. */
export const SECTIONS = '\n\n**';
/** What follows is another rule. */
export const VOIR_AUSSI = '**Voir aussi';

/** The calculations of an answer, by the names of their tools. */
export const calculsDe = ({ outils }: LectureProuvee): string[] => outils.filter((outil) => !estOutilDeNotes(outil));
