import { type Lecteur, VoixIndisponible } from './ports.ts';

interface Options {
  readonly url: string;
  readonly cle: string;
  readonly voix: string;
  readonly modele: string;
}

/** Names that may stand in a path of the provider. */
const NOM = /^[\w-]{1,60}$/;

/** Any provider that speaks the synthesis call of ElevenLabs. */
export function creerLecteurElevenLabs({ url, cle, voix, modele }: Options): Lecteur {
  return {
    distant: true,
    lire: async (texte, choix, signal) => {
      const nom = choix.voix !== undefined && NOM.test(choix.voix) ? choix.voix : voix;
      try {
        const reponse = await fetch(`${url}/v1/text-to-speech/${nom}`, {
          method: 'POST',
          headers: { 'xi-api-key': cle, 'content-type': 'application/json', accept: 'audio/mpeg' },
          body: JSON.stringify({ text: texte, model_id: choix.modele ?? modele }),
          redirect: 'error',
          signal,
        });
        if (!reponse.ok) throw new Error(`status ${reponse.status}`);
        return { octets: Buffer.from(await reponse.arrayBuffer()), type: 'audio/mpeg' };
      } catch (cause) {
        throw new VoixIndisponible('synthesis', { cause });
      }
    },
  };
}
