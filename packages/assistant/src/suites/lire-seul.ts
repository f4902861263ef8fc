import { estCalcul } from '@francis/faits';
import { lireMotsDeSuite } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import type { Assistant, DemandeAssistant, OptionsReponse } from '../types.ts';
import { type Precedent, ressembleAUneSuite, suivre } from './suivre.ts';

/** What a question left when it was read after these turns, and whether that was sure. */
export interface Lue extends Precedent {
  readonly exacte: boolean;
  /** What kept it from being sure. */
  readonly doutes: readonly Doute[];
}

export async function lireSeul(
  assistant: Assistant,
  demande: DemandeAssistant,
  avant: readonly string[],
  question: string,
  options: OptionsReponse | undefined,
): Promise<Lue | undefined> {
  const { precedent: _, ...reste } = demande;
  const historique = avant.map((content) => ({ role: 'user' as const, content }));
  const flux = assistant.repondre({ ...reste, question, historique }, options);
  for await (const e of flux)
    if (e.type === 'reponse') {
      const { statut, lecture, doutes } = e.reponse;
      return e.bilan && { appels: e.bilan.appels, demandes: lecture.demandes, exacte: statut === 'exact', doutes };
    }
  return undefined;
}

/** What the user's own turns leave, read again in their order: no word of anybody else is a fact. */
export async function situationDe(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Precedent | undefined> {
  const lu = dits.findLastIndex((t) => !ressembleAUneSuite(t));
  if (lu < 0) return undefined;
  let precedent: Precedent | undefined = await lireSeul(assistant, demande, dits.slice(0, lu), dits[lu] ?? '', options);
  for (const [i, tour] of dits.entries()) {
    if (i <= lu || precedent === undefined) continue;
    const suite = suivre(tour, precedent);
    // What was said of the calculation and is no edit of it was read, with what came before.
    const relu = suite ?? (await relireUnTour(assistant, demande, dits.slice(0, i), tour, options));
    precedent = relu ?? precedent;
  }
  return precedent;
}

/** What a turn that says something left when it was read; undefined when it says nothing, or nothing was computed. */
async function relireUnTour(
  assistant: Assistant,
  demande: DemandeAssistant,
  avant: readonly string[],
  tour: string,
  options: OptionsReponse | undefined,
): Promise<Precedent | undefined> {
  if (lireMotsDeSuite(tour) !== undefined) return undefined;
  const lu = await lireSeul(assistant, demande, avant, tour, options);
  return lu?.appels.some((a) => estCalcul(a.outil)) ? lu : undefined;
}
