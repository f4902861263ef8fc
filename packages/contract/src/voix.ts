import { z } from 'zod';

export const TAILLE_MAX_LECTURE = 5_000;
/** About five minutes of compressed speech. */
export const TAILLE_MAX_AUDIO_OCTETS = 12 * 1024 * 1024;
const NOM = z.string().max(120);

/** A text to be read aloud. */
export const LectureRequete = z.strictObject({
  text: z
    .string()
    .max(TAILLE_MAX_LECTURE, `Le texte ne peut pas dépasser ${TAILLE_MAX_LECTURE} caractères.`)
    .refine((t) => t.trim().length > 0, 'Donnez un texte à lire.'),
  voiceId: NOM.optional(),
  modelId: NOM.optional(),
});
export type LectureRequete = z.infer<typeof LectureRequete>;

const Audio = z
  .string()
  .min(4, 'L’enregistrement est vide.')
  .max(Math.ceil((TAILLE_MAX_AUDIO_OCTETS * 4) / 3), 'L’enregistrement est trop long.')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'L’enregistrement doit être en base64.');

const FORMATS_AUDIO = ['wav', 'webm', 'mp3', 'mp4', 'm4a', 'ogg', 'flac'] as const;

/** A recording to be written down. */
export const TranscriptionRequete = z.strictObject({
  audio_base64: Audio,
  audio_format: z.enum(FORMATS_AUDIO).default('wav'),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('fr'),
});
export type TranscriptionRequete = z.infer<typeof TranscriptionRequete>;

/** Same, with the options that the professional dictation sends; they do not change what is asked of the provider. */
export const TranscriptionContinueRequete = TranscriptionRequete.extend({
  audio_format: z.enum(FORMATS_AUDIO).default('webm'),
  streaming: z.boolean().optional(),
  max_sensitivity: z.boolean().optional(),
  word_timestamps: z.boolean().optional(),
  task: z.enum(['transcribe']).optional(),
  response_format: z.string().max(30).optional(),
});

export const TranscriptionReponse = z
  .object({
    text: z.string(),
    language_probability: z.number().min(0).max(1),
    error: z.string().nullable(),
  })
  .meta({ id: 'Transcription' });
export type TranscriptionReponse = z.infer<typeof TranscriptionReponse>;
