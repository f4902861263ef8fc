import type { CapacitesVoix, ExtractionVocale, QuestionEntretien, TranscriptionReponse } from '@francis/contract';
import { auVidage } from '../../platform/brouillons.ts';
import { ApiError } from '../../platform/erreurs.ts';
import { request, send } from '../../platform/http.ts';

const AUCUNE: CapacitesVoix = { lecture: 'absente', transcription: 'absente' };
const FRAICHEUR_MS = 60_000;
let demandees: { readonly depuis: number; readonly reponse: Promise<CapacitesVoix> } | undefined;
auVidage(() => {
  demandees = undefined;
});

/** What the server serves; without it, the browser does everything. */
export function capacites(): Promise<CapacitesVoix> {
  if (!demandees || performance.now() - demandees.depuis > FRAICHEUR_MS) {
    const reponse = request<CapacitesVoix>('/api/voix').catch(() => {
      demandees = undefined;
      return AUCUNE;
    });
    demandees = { depuis: performance.now(), reponse };
  }
  return demandees.reponse;
}

/** A service that refused is asked what it serves before the next time. */
const oublierCapacites = (): void => {
  demandees = undefined;
};

const TRANCHE = 0x8000;
function enBase64(octets: Uint8Array): string {
  let binaire = '';
  for (let i = 0; i < octets.length; i += TRANCHE) binaire += String.fromCodePoint(...octets.subarray(i, i + TRANCHE));
  return btoa(binaire);
}

/** « audio/webm;codecs=opus » → « webm »: what the recorder of this browser makes. */
export const formatDe = (type: string): string => /^audio\/(webm|mp4|ogg|wav)\b/.exec(type)?.[1] ?? 'webm';

export async function transcrireSon(son: Blob): Promise<string> {
  const audio_base64 = enBase64(new Uint8Array(await son.arrayBuffer()));
  const { text } = await request<TranscriptionReponse>('/api/whisper/transcribe', {
    body: { audio_base64, audio_format: formatDe(son.type), language: 'fr' },
  });
  return text;
}

/** Refused for what it is, or no longer agreed to: sending it again would change nothing. */
export function estDefinitive(cause: unknown): boolean {
  const definitive = cause instanceof ApiError && [401, 403, 413, 422].includes(cause.status);
  if (definitive) oublierCapacites();
  return definitive;
}

export async function sonDe(text: string, signal: AbortSignal): Promise<Blob> {
  return (await send('/api/tts', { body: { text }, headers: { accept: 'audio/*' }, signal })).blob();
}

export interface ReponseDite {
  readonly question: QuestionEntretien;
  readonly texte: string;
}

export const lireReponsesDites = (reponses: readonly ReponseDite[]): Promise<ExtractionVocale> =>
  request('/api/voix/entretien', { body: { reponses } });
