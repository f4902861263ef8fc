import { estQuestionDesNotes, rechercherNotes } from '@francis/knowledge';
import { motsDits, normaliserTexte } from '@francis/lecture';

/** A follow-up as short as this leans on the words of the turn before. */
const SUITE_COURTE = 40;
/** How sure the question must be on its own for the turn before to be left out. */
const SUFFIT_SEULE = 30;

/** « Et si elle avait plutôt 70 ans ? », « ça s’arrête à quel âge ? »: what it is about was said before. */
const SUITE =
  /^\s*(?:et|mais|ok|donc|alors|sinon|d’accord|d'accord|du coup|dans ce cas|si|même|parfait|merci)\b|\b(?:ça|cela|ceci|celui|celle|ceux|celles|pareil|là-bas|dedans|dessus)\b|(?:^|[\s,])(?:ils?|elles?|l[’']) |\b(?:dans|pour) ce cas\b/iu;

/** Whether the words of a question point at what was said before. */
export const sAppuieSurAvant = (question: string): boolean => SUITE.test(question);

/**
 * Words to look up for a question: its own, after those of the turn that it goes on from. « Et pour mon frère ? » goes on
 * from nothing and has no word of its own.
 */
export function motsAChercher(
  question: string,
  avant: string | undefined,
  { suivi, jour }: { readonly suivi: boolean; readonly jour: string },
): string {
  // What a note asks word for word was written to stand alone.
  if (estQuestionDesNotes(question)) return question;
  return sansConvention(mots(question, avant, { suivi, jour }));
}

const LICENCIE = motsDits('licencie|licenciee|licenciement|licencies');
const ROMPUE = motsDits('rupture conventionnelle|homologuee|convention homologuee');
/** « licencié, la convention prévoyait 38 000 »: the agreement of a trade, not the breach that is agreed upon. */
const sansConvention = (texte: string): string =>
  LICENCIE.test(normaliserTexte(texte)) && !ROMPUE.test(normaliserTexte(texte))
    ? texte.replaceAll('convention', 'branche')
    : texte;

function mots(
  question: string,
  avant: string | undefined,
  { suivi, jour }: { readonly suivi: boolean; readonly jour: string },
): string {
  const courte = question.length < SUITE_COURTE;
  if (avant === undefined) return suivi && courte ? '' : question;
  const ensemble = `${avant} ${question}`;
  if (courte) return ensemble;
  if (!sAppuieSurAvant(question)) return question;
  const [seule] = rechercherNotes(question, { jour, limite: 1 });
  return (seule?.pertinence ?? 0) >= SUFFIT_SEULE ? question : ensemble;
}
