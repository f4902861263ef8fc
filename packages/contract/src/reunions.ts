import { z } from 'zod';
import { TexteCourt, texteBorne } from './clients-valeurs.ts';
import { ManqueClient, PisteClient } from './analyses.ts';
import {
  LIGNE_TAILLE_MAX,
  LIGNES_MAX,
  NOTE_TAILLE_MAX,
  TEXTE_ACCORD_REUNION,
  TRANSCRIPTION_TAILLE_MAX,
} from './reunions-textes.ts';

export const ReglagesTeams = z.strictObject({
  autoListen: z.boolean(),
  realTimeSuggestions: z.boolean(),
  saveTranscriptions: z.boolean(),
  privacyMode: z.boolean(),
  meetingNotifications: z.boolean(),
  autoSummary: z.boolean(),
});
export type ReglagesTeams = z.infer<typeof ReglagesTeams>;

const PARTICIPANTS_MAX = 50;
const JOUR_S = 86_400;

const Locuteur = TexteCourt.refine((nom) => nom.length <= 80, 'Un nom ne peut pas dépasser 80 caractères.');

/** One line of captions. */
export const LigneReunion = z.strictObject({
  locuteur: Locuteur,
  texte: texteBorne(LIGNE_TAILLE_MAX).min(1),
  /** Seconds from the start. */
  a: z.int().min(0).max(JOUR_S),
});
export type LigneReunion = z.infer<typeof LigneReunion>;

const Lignes = z
  .array(LigneReunion)
  .max(LIGNES_MAX)
  .refine(
    (lignes) => lignes.reduce((n, { texte }) => n + texte.length, 0) <= TRANSCRIPTION_TAILLE_MAX,
    'La transcription est trop longue.',
  );

/** Opens a meeting: the adviser says that those who attend agreed. Without that, there is no meeting. */
export const ReunionOuverture = z.strictObject({
  title: TexteCourt.default(''),
  source: z.enum(['teams', 'entretien']).default('teams'),
  consentement: z.strictObject({
    accord: z.literal(true, 'Confirmez d’abord l’accord des participants.'),
    texte: z.literal(TEXTE_ACCORD_REUNION.version),
  }),
});
export type ReunionOuverture = z.infer<typeof ReunionOuverture>;

/** Ends a meeting. Lines that are not kept are read, and forgotten. */
export const ReunionFin = z.strictObject({
  lignes: Lignes,
  participants: z.array(Locuteur).max(PARTICIPANTS_MAX).default([]),
  garder_transcription: z.boolean(),
  resumer: z.boolean(),
});
export type ReunionFin = z.infer<typeof ReunionFin>;

/** What was just said, for suggestions; nothing of it is kept. */
export const SuggestionsRequete = z.strictObject({
  lignes: z.array(LigneReunion).max(400).describe('Vide pour dire que la réunion reprend.'),
  client_id: z.uuid().nullable().default(null),
});
export type SuggestionsRequete = z.infer<typeof SuggestionsRequete>;

export const ReunionClient = z.strictObject({ client_id: z.uuid() });

/** Proposals that the adviser accepts: they are written in the file, and nothing else is. */
export const ReunionDossier = z.strictObject({
  acceptes: z.array(z.string().max(8)).min(1).max(60),
  version: z.int().min(1).optional().describe('Celle du dossier que l’on a sous les yeux.'),
});

/** One field that the words propose. */
export const PropositionReunion = z.object({
  id: z.string(),
  champ: z.string().describe('Nom du champ du dossier.'),
  libelle: z.string(),
  valeur: z.union([z.string(), z.number()]),
  /** The line that says it, and where its words stand in it. */
  ligne: z.string(),
  locuteur: z.string(),
  preuves: z.array(z.object({ debut: z.int(), fin: z.int() })),
  etat: z.enum(['sur', 'a_verifier']),
  raison: z.string().nullable(),
  formule: z.string().nullable(),
});
export type PropositionReunion = z.infer<typeof PropositionReunion>;

/** What an adviser dictated or wrote about a client. */
export const NoteALire = z.strictObject({ texte: texteBorne(NOTE_TAILLE_MAX).min(1) });

/** What a note proposes for a file; nothing of it is kept. */
export const NoteLue = z
  .object({
    propositions: z.array(PropositionReunion),
    phrase: z.string().describe('Ce que la lecture dit d’elle-même.'),
    questions: z.array(z.string()).describe('Ce qui a été dit, et qu’aucune proposition ne reprend sans une réponse.'),
  })
  .meta({ id: 'NoteLue' });
export type NoteLue = z.infer<typeof NoteLue>;

/** What is written of a meeting; `completed` is the word of the specification. */
export const ETATS_REUNION = ['in_progress', 'completed', 'refused'] as const;
/** What is shown of it: one that nobody ended and that is no longer heard is interrupted, until it is heard again. */
const ETATS_MONTRES = [...ETATS_REUNION, 'interrupted'] as const;

export const Reunion = z
  .object({
    id: z.uuid(),
    title: z.string(),
    date: z.iso.datetime(),
    duration: z.int().nullable().describe('Minutes ; nul tant qu’elle dure.'),
    participants: z.array(z.string()),
    status: z.enum(ETATS_MONTRES),
    source: z.enum(['teams', 'entretien']),
    client: z.object({ id: z.uuid(), nom: z.string() }).nullable(),
    consentement: z
      .object({ par: z.string(), le: z.iso.datetime(), texte: z.string() })
      .describe('Qui a confirmé l’accord des participants, quand, et sur quel texte.'),
    droits: z.object({ modifier: z.boolean(), supprimer: z.boolean() }),
  })
  .meta({ id: 'Reunion' });
export type Reunion = z.infer<typeof Reunion>;

export const ReunionDetail = Reunion.extend({
  transcription: z.array(LigneReunion).nullable().describe('Nulle quand elle n’est pas gardée.'),
  resume: z.array(z.string()).nullable(),
  propositions: z.array(
    PropositionReunion.extend({
      accepte: z.boolean(),
      actuel: z.union([z.string(), z.number()]).nullable().describe('Ce que le dossier dit aujourd’hui.'),
    }),
  ),
  /** Said of the reading itself, « hors contexte client » for instance. */
  lecture: z.string().nullable(),
  version_dossier: z.int().nullable(),
}).meta({ id: 'ReunionDetail' });
export type ReunionDetail = z.infer<typeof ReunionDetail>;

export const RechercheReunions = z.strictObject({
  client: z.uuid().optional(),
  apres: z.string().max(100).optional(),
});
export const PageReunions = z.object({ reunions: z.array(Reunion), suivant: z.string().nullable() });
export type PageReunions = z.infer<typeof PageReunions>;

export const RechercheClientReunion = z.strictObject({ recherche: z.string().trim().max(200).default('') });
export const ClientsReunion = z.array(z.object({ id: z.uuid(), nom: z.string() }));
export type ClientsReunion = z.infer<typeof ClientsReunion>;

/** What helps the adviser while the meeting goes on: heard, worth looking at, to be asked. Always an estimate. */
export const SuggestionsReunion = z
  .object({
    propositions: z.array(PropositionReunion),
    pistes: z.array(PisteClient),
    manques: z.array(ManqueClient),
  })
  .meta({ id: 'SuggestionsReunion' });
export type SuggestionsReunion = z.infer<typeof SuggestionsReunion>;
