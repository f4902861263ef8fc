/** What a provider of speech could not do. The caller answers VOIX_INDISPONIBLE and the browser falls back. */
export class VoixIndisponible extends Error {
  constructor(raison: string, options?: ErrorOptions) {
    super(`speech provider unavailable: ${raison}`, options);
    this.name = 'VoixIndisponible';
  }
}

export interface Enregistrement {
  readonly octets: Buffer;
  readonly format: string;
  readonly langue: string;
}

export interface Transcription {
  readonly texte: string;
  /** 0 to 1; 1 when the provider does not say. */
  readonly probabiliteLangue: number;
}

export interface Lecture {
  readonly octets: Buffer;
  /** Media type, e.g. `audio/mpeg`. */
  readonly type: string;
}

/** Writes speech down. @throws VoixIndisponible */
export interface Transcripteur {
  transcrire(enregistrement: Enregistrement, signal: AbortSignal): Promise<Transcription>;
}

/** Reads a text aloud. @throws VoixIndisponible */
export interface Lecteur {
  /** The text leaves this machine. */
  readonly distant: boolean;
  lire(
    texte: string,
    choix: { readonly voix?: string; readonly modele?: string },
    signal: AbortSignal,
  ): Promise<Lecture>;
}
