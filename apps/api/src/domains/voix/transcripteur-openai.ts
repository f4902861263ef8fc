import { z } from 'zod';
import { type Transcripteur, VoixIndisponible } from './ports.ts';

interface Options {
  /** Base address, e.g. `https://api.openai.com/v1`. From the configuration only. */
  readonly url: string;
  readonly cle: string;
  readonly modele: string;
}

const Reponse = z.object({ text: z.string(), language_probability: z.number().min(0).max(1).optional() });

/** Any provider that speaks the transcription call of OpenAI. */
export function creerTranscripteurOpenAi({ url, cle, modele }: Options): Transcripteur {
  return {
    transcrire: async ({ octets, format, langue }, signal) => {
      const corps = new FormData();
      corps.append('file', new Blob([new Uint8Array(octets)], { type: `audio/${format}` }), `dictee.${format}`);
      corps.append('model', modele);
      corps.append('language', langue);
      corps.append('response_format', 'json');
      try {
        const reponse = await fetch(`${url}/audio/transcriptions`, {
          method: 'POST',
          headers: { authorization: `Bearer ${cle}` },
          body: corps,
          redirect: 'error',
          signal,
        });
        if (!reponse.ok) throw new Error(`status ${reponse.status}`);
        const { text, language_probability } = Reponse.parse(await reponse.json());
        return { texte: text, probabiliteLangue: language_probability ?? 1 };
      } catch (cause) {
        throw new VoixIndisponible('transcription', { cause });
      }
    },
  };
}
