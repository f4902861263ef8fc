import type { LanguageModelV3, LanguageModelV3Prompt } from '@ai-sdk/provider';
import type { Comprehension, Echange } from '../comprehension/comprendre.ts';
import { creerModeleDirect, type Pas } from '../orchestration/modele-direct.ts';
import { rediger } from '../redaction/rediger.ts';
import { lireSelonLeFil } from './fil.ts';
import { type AppelPrevu, planifier } from './planifier.ts';
import { type AppelFait, lirePrompt } from './prompt.ts';
import { separerQuestions } from './questions-numerotees.ts';

/** Questions being answered at once, at most, whose reading is kept from one step to the next; forgotten at the end. */
const LECTURES_GARDEES = 64;
const lectures = new Map<string, Comprehension>();

/** A question is read once, not at each step of its answer. The reading is pure: keeping it changes nothing else. */
function comprendreUneFois(echange: Echange): Comprehension {
  const cle = JSON.stringify(echange);
  const connue = lectures.get(cle);
  if (connue) return connue;
  const lue = lireSelonLeFil(echange);
  lectures.set(cle, lue);
  const [ancienne] = lectures.keys();
  if (lectures.size > LECTURES_GARDEES && ancienne !== undefined) lectures.delete(ancienne);
  return lue;
}

/** What one question of a prompt still needs, and what was called for it. */
interface Avancement {
  readonly compris: Comprehension;
  readonly faits: readonly AppelFait[];
  readonly appels: readonly AppelPrevu[];
}

/** Replays the calls of a question from those made, in the order in which they were planned. */
function avancer(compris: Comprehension, restants: readonly AppelFait[]): Avancement {
  let faits: readonly AppelFait[] = [];
  for (;;) {
    const appels = planifier(compris, faits);
    const avecEux = faits.length + appels.length;
    if (appels.length === 0 || restants.length < avecEux) return { compris, faits, appels };
    faits = restants.slice(0, avecEux);
  }
}

/** Tool calls of the next step, or the text of the answer. */
function produire(prompt: LanguageModelV3Prompt): Pas {
  const { echange, faits } = lirePrompt(prompt);
  const questions = separerQuestions(echange);
  const textes: string[] = [];
  let faites = 0;
  for (const question of questions) {
    const avancement = avancer(comprendreUneFois(question), faits.slice(faites));
    if (avancement.appels.length > 0) return { appels: avancement.appels, dejaFaits: faits.length };
    faites += avancement.faits.length;
    textes.push(rediger(avancement.compris, avancement.faits));
  }
  for (const question of questions) lectures.delete(JSON.stringify(question));
  return { texte: textes.length === 1 ? textes.join('') : textes.map((t, i) => `**${i + 1}.** ${t}`).join('\n\n') };
}

/**
 * The default model: rules and templates behind the interface of a language model. It is stateless; each call reads the
 * whole prompt. It never computes a figure: it calls the tools and cites their handles.
 */
export const creerModeleEmbarque = (): LanguageModelV3 => creerModeleDirect('francis-embarque-1', produire);
