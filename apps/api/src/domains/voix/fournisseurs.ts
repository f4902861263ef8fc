import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { creerLecteurElevenLabs } from './lecteur-elevenlabs.ts';
import { creerLecteurEspeak } from './lecteur-espeak.ts';
import type { Lecteur, Transcripteur } from './ports.ts';
import { creerTranscripteurOpenAi } from './transcripteur-openai.ts';

/** What the configuration says of speech. */
export interface ConfigurationVoix {
  readonly synthese:
    | { readonly genre: 'aucune' | 'espeak' | 'automatique' }
    | {
        readonly genre: 'elevenlabs';
        readonly url: string;
        readonly cle: string;
        readonly voix: string;
        readonly modele: string;
      };
  readonly transcription:
    | { readonly genre: 'aucune' }
    | { readonly genre: 'openai'; readonly url: string; readonly cle: string; readonly modele: string };
  /** Folders of programs, as the environment lists them. */
  readonly chemins: string;
  readonly appelsParMinute: number;
  readonly delaiMs: number;
}

const PROGRAMME = 'espeak-ng';

/** Looked up once, without running anything. */
function estInstalle(programme: string, chemins: string): boolean {
  return chemins.split(delimiter).some((dossier) => {
    try {
      accessSync(join(dossier, programme), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export function creerLecteur({ synthese, chemins }: ConfigurationVoix): Lecteur | undefined {
  if (synthese.genre === 'elevenlabs') return creerLecteurElevenLabs(synthese);
  if (synthese.genre === 'espeak' || (synthese.genre === 'automatique' && estInstalle(PROGRAMME, chemins)))
    return creerLecteurEspeak(PROGRAMME);
  return undefined;
}

export function creerTranscripteur({ transcription }: ConfigurationVoix): Transcripteur | undefined {
  return transcription.genre === 'openai' ? creerTranscripteurOpenAi(transcription) : undefined;
}
