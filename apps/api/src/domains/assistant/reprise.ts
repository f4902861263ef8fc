import { cheminDeBase, depuisMoteur, estCalcul } from '@francis/faits';
import { type Correction, corrigerAppels, type Doute, type Precedent, presenterLecture } from '@francis/assistant';
import type { Demandeur, PortsAssistant } from './ports.ts';
import { depotConversations, type Message } from './repository.ts';

/** Calculations of the whole household. */
const DU_FOYER: ReadonlySet<string> = new Set(['calculer_impot', 'comparer_impots']);

type Fait = { readonly chemin: string; readonly preuves: readonly unknown[] };
type Appels = Parameters<typeof corrigerAppels>[0];

/** What a conversation holds: what was corrected in its last answer, and what its last computation was made from. */
export interface SituationTenue {
  readonly corrections: readonly Correction[];
  readonly precedent: Precedent | undefined;
}

export async function situationTenue(
  { base }: PortsAssistant,
  { id }: Demandeur,
  conversationId: string,
): Promise<SituationTenue> {
  const messages = await depotConversations(base.queries, id).messages(conversationId);
  const reponses = messages.filter((m) => m.role === 'assistant');
  // A thank-you, or a question put back, leaves the last figure where it was.
  const calculee = reponses.findLast((m) => (m.calculs?.length ?? 0) > 0 && m.situation !== null);
  return {
    corrections: reponses.at(-1)?.situation?.corrections ?? [],
    precedent: calculee?.situation
      ? {
          appels: calculee.situation.appels,
          demandes: calculee.lecture?.demandes ?? [],
          doutes: doutesTenus(calculee.situation),
        }
      : undefined,
  };
}

/** What was doubtful; of an answer stored before it was kept, all of it when its reading was to be checked. */
export const doutesTenus = ({ doutes, aVerifier }: NonNullable<Message['situation']>): readonly Doute[] =>
  doutes ?? (aVerifier === true ? [{ code: 'SUITE_SANS_EFFET' }] : []);

/**
 * The calls of a follow-up with what was corrected before it: the words read again are those that had been misread. A fact
 * that the follow-up says itself is its own; one that it does not take is kept for the next one, and not forced on it.
 * `reprises` tells how many were put back.
 */
export function reprendre(
  appels: Appels,
  faits: readonly Fait[],
  corrections: readonly Correction[],
): { readonly appels: Appels; readonly corrections: readonly Correction[]; readonly reprises: number } {
  const tenues = corrections
    .filter((c) => !faits.some((f) => f.chemin === c.chemin && f.preuves.length > 0))
    // Their words are those of another question.
    .map(({ chemin, valeur, tenue }): Correction => ({ chemin, valeur, preuves: [], ...(tenue && { tenue }) }));
  const duFoyer = appels.some((a) => DU_FOYER.has(a.outil));
  const prises = tenues.filter((c) => faits.some((f) => f.chemin === c.chemin) || (duFoyer && c.tenue));
  return { appels: corrigerAppels(appels, prises), corrections: tenues, reprises: prises.length };
}

/** Corrections that the calls of an edit still hold: what it changed is not put back by the next question. */
export function encoreVraies(corrections: readonly Correction[], appels: Appels): readonly Correction[] {
  const feuilles = appels.flatMap(({ outil, entree }) => (estCalcul(outil) ? depuisMoteur(outil, entree) : []));
  return corrections
    .filter((c) => feuilles.some((f) => cheminDeBase(f.chemin) === cheminDeBase(c.chemin) && f.valeur === c.valeur))
    .map(({ chemin, valeur, tenue }) => ({ chemin, valeur, preuves: [], ...(tenue && { tenue }) }));
}

/** Facts as the person is shown them: those that the question's own words say hold proofs. */
export const faitsLus = (...args: Parameters<typeof presenterLecture>): readonly Fait[] =>
  presenterLecture(...args).faits.filter((f) => f.affiche !== '');
