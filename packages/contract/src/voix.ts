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

/** Whether the server serves speech for this person, or what it waits for. */
const Capacite = z.enum(['disponible', 'sans_accord', 'absente']);
export const CapacitesVoix = z
  .object({
    /** Reading aloud; otherwise the browser reads with its own voice. */
    lecture: Capacite,
    /** Writing speech down; otherwise the browser's own recognition serves. */
    transcription: Capacite,
  })
  .meta({ id: 'CapacitesVoix' });
export type CapacitesVoix = z.infer<typeof CapacitesVoix>;

/** The spoken interview, in the order in which it is asked. */
export const QUESTIONS_ENTRETIEN = [
  'age',
  'situation_familiale',
  'nombre_enfants',
  'revenu_annuel',
  'residence_principale',
  'objectifs_financiers',
] as const;
export type QuestionEntretien = (typeof QUESTIONS_ENTRETIEN)[number];

/** What was heard, question by question: words, never sound. */
export const EntretienRequete = z.strictObject({
  reponses: z
    .array(
      z.strictObject({
        question: z.enum(QUESTIONS_ENTRETIEN),
        texte: z
          .string()
          .max(2_000, 'Une réponse ne peut pas dépasser 2 000 caractères.')
          .refine((t) => t.trim().length > 0, 'Donnez une réponse à lire.'),
      }),
    )
    .min(1)
    .max(QUESTIONS_ENTRETIEN.length)
    .refine((r) => new Set(r.map(({ question }) => question)).size === r.length, 'Une réponse par question.'),
});
export type EntretienRequete = z.infer<typeof EntretienRequete>;

const Portee = z.object({ debut: z.number().int(), fin: z.number().int() });

/** What one answer says, with the words that prove it. */
export const ReponseEntendue = z.object({
  question: z.enum(QUESTIONS_ENTRETIEN),
  /** What was heard. */
  texte: z.string(),
  /** A number, one of the values of the question, or the words themselves; null when nothing was understood. */
  valeur: z.union([z.number(), z.string()]).nullable(),
  /** The sum that gives the amount, « 3 200 × 12 », when there is one. */
  formule: z.string().nullable(),
  /** Places of the words in the answer. */
  preuves: z.array(Portee),
  etat: z.enum(['sur', 'a_verifier', 'incompris']),
  /** Why it is not sure. */
  raison: z.string().nullable(),
});
export type ReponseEntendue = z.infer<typeof ReponseEntendue>;

export const ExtractionVocale = z
  .object({
    /** Nothing at all could be read. */
    error: z.string().nullable(),
    /** Share of the answers that were read without a doubt. */
    confiance: z.number().min(0).max(1),
    validation_notes: z.array(z.string()),
    reponses: z.array(ReponseEntendue),
  })
  .meta({ id: 'ExtractionVocale' });
export type ExtractionVocale = z.infer<typeof ExtractionVocale>;
