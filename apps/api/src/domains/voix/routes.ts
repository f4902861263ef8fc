import { linkSignals } from '@francis/assistant';
import {
  CapacitesVoix,
  EntretienRequete,
  ExtractionVocale,
  LectureRequete,
  TAILLE_MAX_AUDIO_OCTETS,
  TranscriptionContinueRequete,
  TranscriptionReponse,
  TranscriptionRequete,
} from '@francis/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LecteurDEntretien } from '../../lecteurs/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { abortOnDisconnect } from '../../platform/http/event-stream.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { jourDeParis } from '../assistant/index.ts';
import type { Identification } from '../comptes/index.ts';
import { type Lecteur, type Transcripteur, VoixIndisponible } from './ports.ts';

export interface OptionsVoix {
  readonly identification: Identification;
  readonly horloge: Clock;
  readonly logger: FastifyBaseLogger;
  /** Undefined: no provider, the browser's own voice serves. */
  readonly lecteur: Lecteur | undefined;
  readonly transcripteur: Transcripteur | undefined;
  /** What the person said of their voice, and of what is read to them, leaving for a provider. */
  readonly accordAudio: (utilisateurId: string) => Promise<'accorde' | 'refuse' | undefined>;
  readonly lireEntretien: LecteurDEntretien;
  readonly appelsParMinute: number;
  readonly delaiMs: number;
}

const MINUTE = 60_000;
const tags = ['Voix'];
const security = [{ jeton: [] }];
/** Base64 takes a third more, and the rest of the body a little. */
const CORPS_MAX = Math.ceil((TAILLE_MAX_AUDIO_OCTETS * 4) / 3) + 4096;
const LECTURE_INDISPONIBLE = 'La lecture à voix haute n’est pas disponible : votre navigateur peut lire le texte.';
const SANS_ACCORD = 'Rien ne part vers un service vocal sans votre accord, à donner dans «\u00a0Mes données\u00a0».';
const REFUS = refusals(400, 401, 403, 413, 415, 422, 429);

export function monterVoix(app: TypedServer, options: OptionsVoix): void {
  const { identification, horloge, logger, lecteur, transcripteur, accordAudio, appelsParMinute, delaiMs } = options;
  const { lireEntretien } = options;
  const limite = new RateLimiter(horloge, appelsParMinute, MINUTE);
  const limiter = async (request: FastifyRequest): Promise<void> => limite.consume(identification.compteDe(request).id);
  const onRequest = [identification.exiger, limiter];
  // Reading words costs no provider: it has a counter of its own.
  const lectures = new RateLimiter(horloge, appelsParMinute, MINUTE);
  const accepte = async (request: FastifyRequest): Promise<boolean> =>
    (await accordAudio(identification.compteDe(request).id)) === 'accorde';

  async function appeler<T>(
    travail: (signal: AbortSignal) => Promise<T>,
    client: AbortSignal,
    detail: string,
  ): Promise<T> {
    const lien = linkSignals([client], delaiMs);
    try {
      return await travail(lien.signal);
    } catch (error) {
      if (!(error instanceof VoixIndisponible)) throw error;
      if (client.aborted) throw new ApiError('REQUETE_ANNULEE', { cause: error });
      // Neither the text nor the sound is logged.
      logger.warn({ err: error }, 'speech provider failed');
      throw new ApiError('VOIX_INDISPONIBLE', { detail, cause: error });
    } finally {
      lien.release();
    }
  }

  app.get(
    '/api/voix',
    {
      onRequest: identification.exiger,
      schema: {
        tags,
        security,
        summary: 'Dit qui lit et qui écrit la parole : le serveur, ou le navigateur.',
        description: '« sans_accord » : un service est prêt, et attend l’accord de la personne.',
        response: { 200: CapacitesVoix, ...refusals(401) },
      },
    },
    async (request): Promise<CapacitesVoix> => {
      const accord = (await accepte(request)) ? 'disponible' : 'sans_accord';
      return {
        lecture: lecteur === undefined ? 'absente' : lecteur.distant ? accord : 'disponible',
        transcription: transcripteur === undefined ? 'absente' : accord,
      };
    },
  );

  app.post(
    '/api/voix/entretien',
    {
      onRequest: [
        identification.exiger,
        async (request: FastifyRequest): Promise<void> => lectures.consume(identification.compteDe(request).id),
      ],
      schema: {
        tags,
        security,
        summary: 'Lit les réponses d’un entretien dit à voix haute.',
        description: 'Ne garde rien : la personne relit, corrige et confirme avant tout enregistrement.',
        body: EntretienRequete,
        response: { 200: ExtractionVocale, ...refusals(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) =>
      lireEntretien(request.body.reponses, {
        compte: identification.compteDe(request).id,
        jour: jourDeParis(horloge.now()),
        signal: abortOnDisconnect(reply),
      }),
  );

  app.post(
    '/api/tts',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Lit un texte à voix haute.',
        description: 'Sans fournisseur, 503 VOIX_INDISPONIBLE : le navigateur lit le texte avec sa propre voix.',
        body: LectureRequete,
        response: {
          200: { description: 'Le son.', content: { 'audio/mpeg': { schema: z.instanceof(Buffer) } } },
          ...REFUS,
        },
      },
    },
    async (request, reply) => {
      if (!lecteur) throw new ApiError('VOIX_INDISPONIBLE', { detail: LECTURE_INDISPONIBLE });
      // The browser then reads by itself: nothing leaves.
      if (lecteur.distant && !(await accepte(request))) throw new ApiError('ACCES_REFUSE', { detail: SANS_ACCORD });
      const { text, voiceId, modelId } = request.body;
      const choix = {
        ...(voiceId === undefined ? {} : { voix: voiceId }),
        ...(modelId === undefined ? {} : { modele: modelId }),
      };
      const signal = abortOnDisconnect(reply);
      const { octets, type } = await appeler((s) => lecteur.lire(text, choix, s), signal, LECTURE_INDISPONIBLE);
      return reply
        .type(type)
        .serializer((corps) => corps)
        .send(octets);
    },
  );

  for (const { url, body, summary } of [
    { url: '/api/whisper/transcribe', body: TranscriptionRequete, summary: 'Écrit une dictée.' },
    {
      url: '/api/whisper-stream',
      body: TranscriptionContinueRequete,
      summary: 'Écrit une dictée au fil de la parole.',
    },
  ]) {
    app.post(
      url,
      {
        onRequest,
        bodyLimit: CORPS_MAX,
        schema: {
          tags,
          security,
          summary,
          description: 'Le son n’est ni gardé ni journalisé. Sans fournisseur, 503 VOIX_INDISPONIBLE.',
          body,
          response: { 200: TranscriptionReponse, ...REFUS },
        },
      },
      async (request, reply) => {
        if (!transcripteur) throw new ApiError('VOIX_INDISPONIBLE');
        if (!(await accepte(request))) throw new ApiError('ACCES_REFUSE', { detail: SANS_ACCORD });
        const { audio_base64, audio_format, language } = request.body;
        const enregistrement = {
          octets: Buffer.from(audio_base64, 'base64'),
          format: audio_format,
          langue: language,
        };
        const { texte, probabiliteLangue } = await appeler(
          (s) => transcripteur.transcrire(enregistrement, s),
          abortOnDisconnect(reply),
          'Erreur lors de la transcription audio. Veuillez réessayer.',
        );
        return { text: texte, language_probability: probabiliteLangue, error: null };
      },
    );
  }
}
