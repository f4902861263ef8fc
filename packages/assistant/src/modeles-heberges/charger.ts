import type { LanguageModelV3 } from '@ai-sdk/provider';
import { fetchRestreint } from './adresse.ts';
import { ADRESSES, type ModeleHeberge } from './configuration.ts';

/** The client of a hosted model. Its package is loaded here and nowhere else: the embedded default never reads it. */
// oxlint-disable-next-line typescript/consistent-return -- the switch covers every protocol.
export async function chargerModele({
  protocole,
  nom,
  url,
  cle,
  reseauLocal,
}: ModeleHeberge): Promise<LanguageModelV3> {
  const baseURL = url ?? ADRESSES[protocole];
  if (baseURL === undefined) throw new Error(`no address for ${protocole}`);
  const commun = {
    baseURL,
    fetch: fetchRestreint(baseURL, reseauLocal),
    ...(cle === undefined ? {} : { apiKey: cle }),
  };
  switch (protocole) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(commun).chat(nom);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(commun)(nom);
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral');
      return createMistral(commun)(nom);
    }
    case 'openai-compatible':
    case 'ollama': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ ...commun, name: protocole, includeUsage: true })(nom);
    }
  }
}
