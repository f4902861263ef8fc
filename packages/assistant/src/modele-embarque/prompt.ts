import type { LanguageModelV3Message, LanguageModelV3Prompt } from '@ai-sdk/provider';
import type { Echange } from '../comprehension/comprendre.ts';
import { type Contexte, lireContexte } from '../orchestration/contexte.ts';
import type { ResultatDomaine } from '../domaines/domaine.ts';
import type { ResultatNotes } from '../outils/chercher-notes.ts';
import type { ResultatOutil } from '../outils/resultats.ts';

/** One finished tool call of the current question, oldest first. */
export interface AppelFait {
  readonly outil: string;
  readonly resultat: ResultatOutil | ResultatDomaine | ResultatNotes;
}

export interface PromptLu {
  readonly echange: Echange;
  readonly faits: readonly AppelFait[];
}

const textes = (message: LanguageModelV3Message | undefined): string[] => {
  if (message === undefined) return [];
  if (message.role === 'system') return [message.content];
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
};

const estResultat = (v: unknown): v is AppelFait['resultat'] =>
  typeof v === 'object' && v !== null && ('chiffres' in v || 'refus' in v || 'notes' in v);

const SANS_CONTEXTE: Contexte = { juridiction: 'FR', aujourdhui: '', profilContexte: {}, profilEnregistre: {} };

/** Reads the conversation, the context and the tool results that stand after the last question. */
export function lirePrompt(prompt: LanguageModelV3Prompt): PromptLu {
  const utilisateur = prompt.flatMap((m, i) => (m.role === 'user' ? [i] : []));
  const dernier = utilisateur[utilisateur.length - 1] ?? -1;
  const parts = dernier >= 0 ? textes(prompt[dernier]) : [];
  const contexte = lireContexte(parts[parts.length - 1] ?? '');
  const question = (contexte ? parts.slice(0, -1) : parts).join('\n');
  const precedents = utilisateur.slice(0, -1).map((i) => textes(prompt[i]).join('\n'));
  const faits: AppelFait[] = [];
  for (const message of prompt.slice(dernier + 1)) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result') continue;
      const valeur: unknown = part.output.type === 'json' ? part.output.value : undefined;
      faits.push({ outil: part.toolName, resultat: estResultat(valeur) ? valeur : { refus: '', code: '' } });
    }
  }
  return { echange: { question, precedents, contexte: contexte ?? SANS_CONTEXTE }, faits };
}
