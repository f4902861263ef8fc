import type { LanguageModelV3, LanguageModelV3Prompt } from '@ai-sdk/provider';
import { asSchema, type ModelMessage, streamText, tool } from 'ai';
import { numeroter } from '../lecteurs/heberge/numeroter.ts';
import { ecrireDonnees, faitsConnus } from '../lecteurs/heberge/profil.ts';
import { type LectureLue, LectureLue as Schema, schemaDeLire } from '../lecteurs/heberge/schema.ts';
import { type LectureTenue, type TexteLu, verifier } from '../lecteurs/heberge/verifier.ts';
import { CONSIGNES_DE_LECTURE } from '../prompts/lecture.v1.ts';
import { type Versions, versionsDeLecture } from '../prompts/versions.ts';
import type { Pseudonymes } from '../pseudonymes/pseudonymes.ts';
import type { DemandeAssistant } from '../types.ts';
import { ErreurModele } from './erreurs.ts';

/** A first reading and two more. */
const ESSAIS = 3;
const OUVERTURE = '<';

/** The mention of a turn: `t1m2` for the turns before, `m2` for the question. */
const prefixeDuTour = (rang: number, nombre: number): string => (rang === nombre - 1 ? '' : `t${rang + 1}`);

/**
 * Marks the numbers of what the person said, once identities are gone: the model points at what it was sent, and the
 * same text gives the same marks.
 */
export function marquerPrompt(prompt: LanguageModelV3Prompt): LanguageModelV3Prompt {
  const tours = prompt.filter((m) => m.role === 'user');
  return prompt.map((message) => {
    if (message.role !== 'user') return message;
    const prefixe = prefixeDuTour(tours.indexOf(message), tours.length);
    return {
      ...message,
      content: message.content.map((part) =>
        part.type === 'text' && !part.text.startsWith(OUVERTURE)
          ? { ...part, text: numeroter(part.text, prefixe).texte }
          : part,
      ),
    };
  });
}

/** The same texts as the model receives, and as the person wrote them. */
export function textesDe(demande: DemandeAssistant, pseudonymes: Pseudonymes): TexteLu {
  const tours = demande.historique.map((t) => ({ role: t.role, texte: pseudonymes.masquer(t.content) }));
  const dits = tours.filter((t) => t.role === 'user');
  return {
    avant: dits.map((t, i) => numeroter(t.texte, prefixeDuTour(i, dits.length + 1))),
    question: numeroter(pseudonymes.masquer(demande.question)),
    connus: faitsConnus(demande),
    dire: (texte) => pseudonymes.rendre(texte),
    jour: demande.aujourdhui,
  };
}

const messages = (demande: DemandeAssistant, { connus = [] }: TexteLu): ModelMessage[] => [
  ...demande.historique.map((t): ModelMessage => ({ role: t.role, content: t.content })),
  {
    role: 'user',
    content: [
      { type: 'text', text: demande.question },
      { type: 'text', text: ecrireDonnees(demande, connus) },
    ],
  },
];

const NOM_DE_L_OUTIL = 'lire';
const DESCRIPTION = 'Dit ce que la question contient, sans écrire aucun nombre.';
const SCHEMA = asSchema(Schema);

/** What a model that reads is told and may call: an answer remembers it. */
export const VERSIONS_DE_LECTURE: Versions = versionsDeLecture([[NOM_DE_L_OUTIL, DESCRIPTION, schemaDeLire()]]);

/** Asks a model for its reading, tells it what is refused, and lets it try again. Nothing else of it is kept. */
export async function lireQuestion(
  modele: LanguageModelV3,
  demande: DemandeAssistant,
  texte: TexteLu,
  signal: AbortSignal,
): Promise<LectureTenue> {
  let tenue: LectureTenue | undefined;
  const lire = (lue: LectureLue): { accepte: boolean; refus: readonly string[] } => {
    const verifiee = verifier(lue, texte);
    if ('appels' in verifiee) tenue = verifiee;
    return 'appels' in verifiee ? { accepte: true, refus: [] } : { accepte: false, refus: verifiee };
  };
  const flux = streamText({
    model: modele,
    system: CONSIGNES_DE_LECTURE,
    messages: messages(demande, texte),
    tools: { [NOM_DE_L_OUTIL]: tool({ description: DESCRIPTION, inputSchema: SCHEMA, execute: lire }) },
    stopWhen: ({ steps }) => tenue !== undefined || steps.length >= ESSAIS,
    maxRetries: 0,
    onError: () => undefined,
    abortSignal: signal,
  });
  for await (const part of flux.fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new DOMException('aborted', 'AbortError');
  }
  if (tenue === undefined) throw new ErreurModele('MODELE_LECTURE_REFUSEE');
  return tenue;
}
