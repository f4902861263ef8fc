import { estCalcul } from '@francis/faits';
import { lireDemandes, lireMotsDecisifs, lireMotsDeSuite } from '@francis/lecture';
import type { Recalcul } from '../questions/recalculer.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse } from '../types.ts';
import { type Precedent, ressembleAUneSuite, type Suite, suivre } from './suivre.ts';

const estEssai = (texte: string): boolean => lireMotsDecisifs(texte).includes('essai');

/** Says something, and asks nothing: « elle gagne 25 200 € », « non, on est pacsés ». */
const neDemandeRien = (texte: string): boolean =>
  !texte.trim().endsWith('?') && !estEssai(texte) && lireDemandes(texte).length === 0;

/**
 * The embedded assistant, for who goes on from an answer: a follow-up that only edits the last computation is computed from
 * it; what is told after a try is told for that try; a new try is compared with the situation, not with the try before.
 */
export function avecSuites(assistant: Assistant, recalculer: Recalcul): Assistant {
  const entier: Assistant = {
    async *repondre(demande, options): AsyncGenerator<EvenementAssistant> {
      const dits = demande.historique.filter((t) => t.role === 'user').map((t) => t.content);
      const suite = dits.length === 0 ? undefined : await lireSuite(entier, demande, dits, options);
      if (suite === undefined) {
        yield* assistant.repondre(sansLesEssais(demande), options);
        return;
      }
      const { genre, ...interpretation } = suite;
      yield* recalculer({ ...demande, suite: genre }, interpretation, options);
    },
  };
  return entier;
}

async function lireSuite(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Suite | undefined> {
  const { question } = demande;
  if (ressembleAUneSuite(question)) {
    const precedent = demande.precedent ?? (await situationDe(assistant, demande, dits, options));
    const suite = precedent && suivre(question, precedent);
    if (suite !== undefined) return suite;
  }
  return dite(assistant, demande, dits, options);
}

/** What the user's own turns leave, read again in their order: no word of anybody else is a fact. */
async function situationDe(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Precedent | undefined> {
  const lu = dits.findLastIndex((t) => !ressembleAUneSuite(t));
  if (lu < 0) return undefined;
  let precedent = await lireSeul(assistant, demande, dits.slice(0, lu), dits[lu] ?? '', options);
  for (const [i, tour] of dits.entries()) {
    if (i <= lu || precedent === undefined) continue;
    const suite = suivre(tour, precedent);
    // What was said of the calculation and is no edit of it was read, with what came before.
    const relu = suite ?? (await relire(assistant, demande, dits.slice(0, i), tour, options));
    precedent = relu ?? precedent;
  }
  return precedent;
}

/** What a turn that says something left when it was read; undefined when it says nothing, or nothing was computed. */
async function relire(
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

async function lireSeul(
  assistant: Assistant,
  demande: DemandeAssistant,
  avant: readonly string[],
  question: string,
  options: OptionsReponse | undefined,
): Promise<Precedent | undefined> {
  const { precedent: _, ...reste } = demande;
  const historique = avant.map((content) => ({ role: 'user' as const, content }));
  const lecture = assistant.repondre({ ...reste, question, historique }, options);
  for await (const e of lecture)
    if (e.type === 'reponse') return e.bilan && { appels: e.bilan.appels, demandes: e.reponse.lecture.demandes };
  return undefined;
}

/**
 * What is told after a try without asking anything is told for it: the situation is completed, and the same try is made
 * again.
 */
async function dite(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Suite | undefined> {
  const essaye = dits.findLastIndex(estEssai);
  // « Pourquoi ? » was answered: it takes nothing back.
  const depuis = dits.slice(essaye + 1).filter((tour) => neDemandeRien(tour) || !ressembleAUneSuite(tour));
  const essai = dits[essaye];
  if (essai === undefined || !neDemandeRien(demande.question) || !depuis.every(neDemandeRien)) return undefined;
  const avant = [...dits.slice(0, essaye), ...depuis, demande.question];
  const refait = await lireSeul(assistant, demande, avant, essai, options);
  if (refait === undefined || !refait.appels.some((a) => a.outil === 'comparer_impots')) return undefined;
  return { genre: 'situation', ...refait, introduction: 'Le même essai, avec ce que vous venez de dire.' };
}

/** A try is no fact, nor the amounts tried after it: the next one starts from what was told. */
function sansLesEssais(demande: DemandeAssistant): DemandeAssistant {
  if (!estEssai(demande.question)) return demande;
  let essai = false;
  const gardes = demande.historique.filter(({ role, content }) => {
    if (role !== 'user') return true;
    essai = estEssai(content) || (essai && lireMotsDeSuite(content) !== undefined);
    return !essai;
  });
  // A try of a rule, or of a subject that was only said in a try, has nothing else to start from.
  return gardes.some((t) => t.role === 'user') ? { ...demande, historique: gardes } : demande;
}
