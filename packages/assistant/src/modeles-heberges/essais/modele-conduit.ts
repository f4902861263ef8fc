import type { LanguageModelV3, LanguageModelV3Prompt, LanguageModelV3StreamPart } from '@ai-sdk/provider';
import { creerAssistantHeberge } from '../assistant-heberge.ts';
import type { Assistant } from '../../types.ts';
import { embarque, NOM } from './heberge.ts';
import type { Conduite } from './serveur.ts';

/** A model that behaves as told, without a network: for many questions. `recus` keeps what a provider would receive. */
export function modeleConduit(conduite: Conduite, recus: LanguageModelV3Prompt[] = []): LanguageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: 'essai',
    modelId: NOM,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('only streamed')),
    async doStream({ prompt }) {
      recus.push(prompt);
      const { texte = '', appels = [] } = await conduite(prompt, recus.length - 1);
      const parts: LanguageModelV3StreamPart[] = [
        { type: 'stream-start', warnings: [] },
        ...appels.map(
          (a, i): LanguageModelV3StreamPart => ({
            type: 'tool-call',
            toolCallId: `x${recus.length}-${i}`,
            toolName: a.nom,
            input: a.arguments,
          }),
        ),
        { type: 'text-start', id: 't' },
        { type: 'text-delta', id: 't', delta: texte },
        { type: 'text-end', id: 't' },
        {
          type: 'finish',
          usage: {
            inputTokens: { total: 700, noCache: 700, cacheRead: 0, cacheWrite: 0 },
            outputTokens: { total: 80, text: 80, reasoning: 0 },
          },
          finishReason: { unified: appels.length > 0 ? 'tool-calls' : 'stop', raw: 'stop' },
        },
      ];
      return {
        stream: new ReadableStream({ start: (c) => (parts.forEach((p) => c.enqueue(p)), c.close()) }),
      };
    },
  };
}

/** The product with such a model plugged in. */
export const brancherConduite = (conduite: Conduite, recus: LanguageModelV3Prompt[] = []): Assistant =>
  creerAssistantHeberge({
    embarque,
    modele: modeleConduit(conduite, recus),
    patienter: () => Promise.resolve(),
    configuration: {
      protocole: 'openai',
      nom: NOM,
      url: undefined,
      cle: undefined,
      reseauLocal: true,
      delais: { connexionMs: 5_000, premierMotMs: 5_000, totalMs: 20_000 },
      reprises: { nombre: 0, attenteMaxMs: 0 },
      limites: { jetons: 100_000, etapes: 5 },
    },
  });
