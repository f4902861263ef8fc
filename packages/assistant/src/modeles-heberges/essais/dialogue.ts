import type { LanguageModelV3Message, LanguageModelV3Prompt, LanguageModelV3ToolResultOutput } from '@ai-sdk/provider';
import { z } from 'zod';

/** What a provider says at one step: text in pieces, or tool calls. */
export interface Tour {
  readonly texte?: string;
  readonly appels?: readonly { readonly nom: string; readonly arguments: string }[];
}

const Partie = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  id: z.string().optional(),
  name: z.string().optional(),
  input: z.unknown().optional(),
  tool_use_id: z.string().optional(),
  content: z.unknown().optional(),
});
const Contenu = z.union([z.string(), z.array(Partie)]).nullish();
const Appel = z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string(), arguments: z.string() }) });

/** Body that every protocol here sends, as far as the server reads it. */
export const Corps = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  system: Contenu,
  messages: z.array(
    z.looseObject({
      role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
      content: Contenu,
      tool_calls: z.array(Appel).nullish(),
      tool_call_id: z.string().nullish(),
    }),
  ),
  tools: z.array(z.looseObject({})).optional(),
});
export type Corps = z.infer<typeof Corps>;

const parties = (contenu: z.infer<typeof Contenu>): z.infer<typeof Partie>[] =>
  typeof contenu === 'string' ? [{ type: 'text', text: contenu }] : (contenu ?? []);
const texteDe = (contenu: unknown): string =>
  typeof contenu === 'string'
    ? contenu
    : parties(Contenu.parse(contenu))
        .map((p) => p.text ?? '')
        .join('');

/** What a tool gave: JSON, or the text of its refusal. */
function resultatDe(brut: string): LanguageModelV3ToolResultOutput {
  try {
    return { type: 'json', value: z.json().parse(JSON.parse(brut)) };
  } catch {
    return { type: 'error-text', value: brut };
  }
}

/** The conversation of a request, whatever its protocol, as a model of this project reads it. */
export function lireDialogue(corps: Corps): LanguageModelV3Prompt {
  const noms = new Map<string, string>();
  const prompt: LanguageModelV3Message[] = [];
  const systeme = texteDe(corps.system ?? '');
  if (systeme !== '') prompt.push({ role: 'system', content: systeme });
  const resultat = (id: string, brut: string): void => {
    const output = resultatDe(brut);
    prompt.push({
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: id, toolName: noms.get(id) ?? '', output }],
    });
  };
  for (const message of corps.messages) {
    const lues = parties(message.content);
    if (message.role === 'system' || message.role === 'developer')
      prompt.push({ role: 'system', content: texteDe(message.content) });
    else if (message.role === 'tool') resultat(message.tool_call_id ?? '', texteDe(message.content));
    else if (message.role === 'assistant') {
      for (const a of message.tool_calls ?? []) noms.set(a.id, a.function.name);
      for (const p of lues) if (p.type === 'tool_use') noms.set(p.id ?? '', p.name ?? '');
      prompt.push({ role: 'assistant', content: [{ type: 'text', text: texteDe(message.content ?? '') }] });
    } else {
      for (const p of lues) if (p.type === 'tool_result') resultat(p.tool_use_id ?? '', texteDe(p.content));
      const textes = lues.flatMap((p) => (p.type === 'text' ? [{ type: 'text' as const, text: p.text ?? '' }] : []));
      if (textes.length > 0) prompt.push({ role: 'user', content: textes });
    }
  }
  return prompt;
}
