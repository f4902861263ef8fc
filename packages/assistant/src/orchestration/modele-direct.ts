import type {
  LanguageModelV3,
  LanguageModelV3Content,
  LanguageModelV3FinishReason,
  LanguageModelV3Prompt,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
} from '@ai-sdk/provider';

const USAGE: LanguageModelV3Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

const fin = (unified: 'stop' | 'tool-calls'): LanguageModelV3FinishReason => ({ unified, raw: undefined });

/** One step of an answer: tools to call, or the text. */
export type Pas =
  | { readonly appels: readonly { readonly outil: string; readonly entree: unknown }[]; readonly dejaFaits: number }
  | { readonly texte: string };

function contenuDe(pas: Pas): LanguageModelV3Content[] {
  if ('texte' in pas) return [{ type: 'text', text: pas.texte }];
  return pas.appels.map(({ outil, entree }, i) => ({
    type: 'tool-call',
    toolCallId: `appel-${pas.dejaFaits + i + 1}`,
    toolName: outil,
    input: JSON.stringify(entree),
  }));
}

function* morceaux(contenu: readonly LanguageModelV3Content[]): Generator<LanguageModelV3StreamPart> {
  for (const part of contenu) {
    if (part.type === 'tool-call') yield part;
    if (part.type !== 'text') continue;
    yield { type: 'text-start', id: 't1' };
    yield { type: 'text-delta', id: 't1', delta: part.text };
    yield { type: 'text-end', id: 't1' };
  }
}

/** A model of this program behind the interface of a language model: stateless, each step reads the whole prompt. */
export function creerModeleDirect(modelId: string, avancer: (prompt: LanguageModelV3Prompt) => Pas): LanguageModelV3 {
  const produire = (prompt: LanguageModelV3Prompt) => {
    const pas = avancer(prompt);
    return { content: contenuDe(pas), finishReason: fin('texte' in pas ? 'stop' : 'tool-calls') };
  };
  return {
    specificationVersion: 'v3',
    provider: 'francis',
    modelId,
    supportedUrls: {},
    doGenerate: ({ prompt }) => Promise.resolve({ ...produire(prompt), usage: USAGE, warnings: [] }),
    doStream: ({ prompt }) => {
      const { content, finishReason } = produire(prompt);
      return Promise.resolve({
        stream: new ReadableStream<LanguageModelV3StreamPart>({
          start(controleur) {
            controleur.enqueue({ type: 'stream-start', warnings: [] });
            for (const morceau of morceaux(content)) controleur.enqueue(morceau);
            controleur.enqueue({ type: 'finish', usage: USAGE, finishReason });
            controleur.close();
          },
        }),
      });
    },
  };
}
