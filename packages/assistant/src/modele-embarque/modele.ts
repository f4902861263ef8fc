import type {
  LanguageModelV3,
  LanguageModelV3Content,
  LanguageModelV3FinishReason,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
} from '@ai-sdk/provider';
import { comprendre } from '../comprehension/comprendre.ts';
import { rediger } from '../redaction/rediger.ts';
import { planifier } from './planifier.ts';
import { lirePrompt } from './prompt.ts';

const USAGE: LanguageModelV3Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

const fin = (unified: 'stop' | 'tool-calls'): LanguageModelV3FinishReason => ({ unified, raw: undefined });

/** Tool calls of the next step, or the text of the answer. */
function produire(prompt: Parameters<LanguageModelV3['doGenerate']>[0]['prompt']): {
  contenu: LanguageModelV3Content[];
  raison: LanguageModelV3FinishReason;
} {
  const { echange, faits } = lirePrompt(prompt);
  const compris = comprendre(echange);
  const appels = planifier(compris, faits);
  if (appels.length === 0) return { contenu: [{ type: 'text', text: rediger(compris, faits) }], raison: fin('stop') };
  return {
    contenu: appels.map(({ outil, entree }, i) => ({
      type: 'tool-call',
      toolCallId: `appel-${faits.length + i + 1}`,
      toolName: outil,
      input: JSON.stringify(entree),
    })),
    raison: fin('tool-calls'),
  };
}

/**
 * The default model: rules and templates behind the interface of a language model. It is stateless; each call reads the
 * whole prompt. It never computes a figure: it calls the tools and cites their handles.
 */
export function creerModeleEmbarque(): LanguageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: 'francis',
    modelId: 'francis-embarque-1',
    supportedUrls: {},
    doGenerate: ({ prompt }) => {
      const { contenu, raison } = produire(prompt);
      return Promise.resolve({ content: contenu, finishReason: raison, usage: USAGE, warnings: [] });
    },
    doStream: ({ prompt }) => {
      const { contenu, raison } = produire(prompt);
      const parts: LanguageModelV3StreamPart[] = [{ type: 'stream-start', warnings: [] }];
      for (const part of contenu) {
        if (part.type === 'text')
          parts.push(
            { type: 'text-start', id: 't1' },
            { type: 'text-delta', id: 't1', delta: part.text },
            { type: 'text-end', id: 't1' },
          );
        else if (part.type === 'tool-call') parts.push(part);
      }
      parts.push({ type: 'finish', usage: USAGE, finishReason: raison });
      return Promise.resolve({
        stream: new ReadableStream<LanguageModelV3StreamPart>({
          start(controleur) {
            for (const part of parts) controleur.enqueue(part);
            controleur.close();
          },
        }),
      });
    },
  };
}
