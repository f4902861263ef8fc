import { estCalcul } from '@francis/faits';
import { sansMarques } from '../orchestration/redacteur.ts';
import { presenterLecture } from '../lecteurs/presenter.ts';
import { estDeLecture } from '../precisions/ajouter.ts';
import type { AppelOutil, ReponseAssistant } from '../types.ts';
import { direDoutes } from './doutes.ts';

/** How an answer that was not surely read begins. */
export const LECTURE_INCERTAINE = 'Je ne suis pas sûr d’avoir bien lu la question.';
const SANS_CHIFFRE = 'Je n’ai pas assez bien lu la question pour donner un chiffre.';
/** What is kept back is no answer. */
const [REPONSE, CALCUL] = ['Cette réponse ne tient', 'Le calcul ne tiendrait'];
/** A try whose words are known, and that no edit reads: « et s’il passe à mi-temps ? ». */
const ESSAI_NON_LU = 'Je n’ai pas su appliquer cet essai : dites ce qui change, avec son montant.';
const [AVEC_CELA, SANS_LUI] = ['Avec cela seulement :', 'Sans lui :'];
const REDITES =
  'Ce qui est faux se corrige d’un clic ; le reste peut se redire simplement : qui, quel montant, et ce que c’est (un salaire, un loyer, un don reçu…).';
/** More would hide the one that is wrong. */
const FAITS_DITS = 8;

/** What was read, as the person would check it; empty when nothing was. */
function ceQuiEstLu(reponse: ReponseAssistant, appels: readonly AppelOutil[]): string {
  const dits = presenterLecture(reponse, appels).faits.filter((f) => f.source === 'dit' && f.affiche !== '');
  return dits.length === 0 || dits.length > FAITS_DITS
    ? ''
    : `J’ai lu : ${dits.map((f) => `${f.libelle}, ${f.affiche}`).join(' ; ')}.`;
}

const PARAGRAPHE = '\n\n';

const paragraphes = (...textes: readonly string[]): string => textes.filter((t) => t !== '').join(PARAGRAPHE);

/**
 * The answer as its certainty allows it: sure, it opens on its figure; half read, on what was not read and on what was; too
 * badly read, it gives none.
 */
export function direAvecPrudence(reponse: ReponseAssistant, appels: readonly AppelOutil[]): ReponseAssistant {
  const { doutes, balisage } = reponse;
  const enDoute = doutes.filter(estDeLecture);
  const lus = ceQuiEstLu(reponse, appels);
  // Only a figure that was kept back leaves doubts to a question asked back.
  if (reponse.statut === 'clarification' && doutes.length > 0)
    return avec({ ...reponse, calculs: [], notes: [], sources: [] }, [
      paragraphes(`${SANS_CHIFFRE} ${direDoutes(enDoute).replaceAll(REPONSE, CALCUL)}`.trim(), lus, REDITES),
    ]);
  const autres = direDoutes(doutes.filter((d) => !enDoute.includes(d)));
  if (enDoute.length === 0 || reponse.calculs.length === 0 || !appels.some((a) => estCalcul(a.outil)))
    return avec(reponse, [balisage, direDoutes(doutes)]);
  const raisons = direDoutes(enDoute);
  const essaie = raisons === '' && doutes.some((d) => d.code === 'ESSAI_SANS_BASE');
  const debut = [LECTURE_INCERTAINE, essaie ? ESSAI_NON_LU : raisons, lus, essaie ? SANS_LUI : AVEC_CELA];
  return avec(reponse, [debut.filter((phrase) => phrase !== '').join(' '), balisage, autres]);
}

const avec = (reponse: ReponseAssistant, textes: readonly string[]): ReponseAssistant => {
  const balisage = paragraphes(...textes);
  return { ...reponse, balisage, answer: sansMarques(balisage) };
};
