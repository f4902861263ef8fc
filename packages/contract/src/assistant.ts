import { z } from 'zod';
import { Calcul } from './calcul.ts';
import { tropImbrique } from './imbrication.ts';
import { Formulaire, Lecture } from './lecture.ts';

export const Juridiction = z.enum(['FR', 'CH', 'AD', 'LU']);
export type Juridiction = z.infer<typeof Juridiction>;

export const TAILLE_MAX_QUESTION = 4_000;
export const TAILLE_MAX_CONTEXTE_OCTETS = 16_384;
export const NOMBRE_MAX_SOURCES = 12;

export const Tour = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(20_000),
});
export type Tour = z.infer<typeof Tour>;

const ObjetLibre = z.record(z.string(), z.unknown());
/** An object taken as it is: reading each of its keys before its size is known would hold the server. */
const ObjetNonLu = z
  .custom<Record<string, unknown>>((v) => typeof v === 'object' && v !== null && !Array.isArray(v))
  .meta({ type: 'object', additionalProperties: true });
const IMBRICATION_MAX = 16;
const octets = (texte: string): number => new TextEncoder().encode(texte).length;

/**
 * Untrusted context about the person: an object or a JSON string of one, at most 16 kB.
 * The one place of the contract where unknown keys are kept.
 */
export const ProfilContexte = z.union([ObjetNonLu, z.string()]).transform((brut, ctx): Record<string, unknown> => {
  const texte = typeof brut === 'string' ? brut : JSON.stringify(brut);
  // Before anything reads it: a text holds objects that the parser of the request did not see.
  if (texte.length > TAILLE_MAX_CONTEXTE_OCTETS || octets(texte) > TAILLE_MAX_CONTEXTE_OCTETS) {
    ctx.addIssue({ code: 'custom', message: 'Le contexte de profil dépasse 16 ko.' });
    return z.NEVER;
  }
  if (tropImbrique(texte, IMBRICATION_MAX)) {
    ctx.addIssue({ code: 'custom', message: 'Le contexte de profil est trop imbriqué.' });
    return z.NEVER;
  }
  if (typeof brut !== 'string') return brut;
  if (brut.trim() === '') return {};
  try {
    const objet = ObjetLibre.safeParse(JSON.parse(brut));
    if (objet.success) return objet.data;
  } catch {
    // Reported below with the other refusals of form.
  }
  ctx.addIssue({ code: 'custom', message: 'Le contexte de profil doit être un objet JSON.' });
  return z.NEVER;
});

export const QuestionRequete = z.strictObject({
  question: z
    .string()
    .max(TAILLE_MAX_QUESTION, `La question ne peut pas dépasser ${TAILLE_MAX_QUESTION} caractères.`)
    .refine((q) => q.trim().length > 0, 'Écrivez votre question.'),
  conversation_history: z.array(Tour).max(100).default([]),
  jurisdiction: Juridiction.default('FR'),
  user_profile_context: ProfilContexte.optional(),
  conversation_id: z.uuid().optional().describe('Conversation à poursuivre ; absente, une nouvelle est ouverte.'),
  client_id: z
    .uuid()
    .optional()
    .describe('Dossier du client dont parle la nouvelle conversation ; réservé aux professionnels.'),
});
export type QuestionRequete = z.infer<typeof QuestionRequete>;

/** Both forms of the specification: the individual's question, and the professional's prepared message. */
export const TestFrancisRequete = z.union([
  QuestionRequete.pick({ question: true, conversation_history: true, jurisdiction: true }),
  z.strictObject({ message: QuestionRequete.shape.question }),
]);

const PAYS = { france: 'FR', suisse: 'CH', luxembourg: 'LU', andorre: 'AD' } as const;

/** Message of the dashboard's floating chat. */
export const ChatRequete = z.strictObject({
  message: QuestionRequete.shape.question,
  country: z
    .enum(['france', 'suisse', 'luxembourg', 'andorre'])
    .default('france')
    .transform((pays) => PAYS[pays]),
});

/** Question of an adviser about a client's file. */
export const QuestionClientRequete = z.strictObject({
  query: QuestionRequete.shape.question,
  conversation_history: QuestionRequete.shape.conversation_history,
  jurisdiction: QuestionRequete.shape.jurisdiction,
});

/** `exact`: computed on voted law; `partiel`: estimate or part of the answer; the last two say why there is no figure. */
export const StatutReponse = z.enum(['exact', 'partiel', 'clarification', 'refus']);
export type StatutReponse = z.infer<typeof StatutReponse>;

export const QuestionReponse = z
  .object({
    answer: z.string().describe('Markdown final, chaque chiffre en chiffres.'),
    sources: z.array(z.string()).max(NOMBRE_MAX_SOURCES).describe('La plus décisive d’abord.'),
    statut: StatutReponse,
    calculs: z.array(Calcul),
    lecture: Lecture.describe('Ce qui a été lu de la question.'),
    conversation_id: z.uuid(),
  })
  .meta({ id: 'Reponse' });
export type QuestionReponse = z.infer<typeof QuestionReponse>;

/** The same answer under the two names that callers read. */
export const ReponseDouble = QuestionReponse.extend({
  response: z.string().describe('Comme `answer`.'),
}).meta({ id: 'ReponseDouble' });

/** A margin note, level with the sentence that calls it. */
export const Note = z
  .object({
    id: z.string().describe('Par exemple « n1 ».'),
    genre: z.enum(['source', 'hypothese', 'avertissement', 'non_couvert']),
    titre: z.string(),
    texte: z.string(),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof Note>;

/**
 * What the screens need beyond the public answer. `balisage` is the answer's Markdown in which each figure is a link
 * `[175 €](#calcul-c1)` and each note call a link `[1](#note-n1)`; without these links it is `answer`.
 */
export const Message = z
  .object({
    id: z.uuid(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    timestamp: z.iso.datetime(),
    balisage: z.string().optional(),
    sources: z.array(z.string()).optional(),
    statut: StatutReponse.optional(),
    calculs: z.array(Calcul).optional(),
    notes: z.array(Note).optional(),
    suites: z.array(z.string()).optional().describe('Questions de suite proposées.'),
    modele: z.string().optional().describe('Le modèle qui a répondu.'),
    lecture: Lecture.optional(),
    formulaire: Formulaire.optional(),
    essai: z.boolean().optional().describe('Vrai quand la réponse compare un essai : il se garde ou s’oublie.'),
    version: z.int().min(1).optional().describe('À renvoyer pour corriger ce qui a été lu.'),
    avis: z.enum(['utile', 'inutile']).optional().describe('Ce que son lecteur en a dit.'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** Optional header of a question: the same key gives the same answer again instead of a second question. */
export const EntetesQuestion = z.looseObject({ 'idempotency-key': z.uuid().optional() });

/** Events of the streamed form (server-sent events, one JSON object each). The last is `reponse` or `erreur`. */
export const EvenementFlux = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ouverture'), conversation_id: z.uuid(), message_id: z.uuid() }),
  z.object({ type: z.literal('etape'), libelle: z.string() }),
  z.object({ type: z.literal('texte'), delta: z.string().describe('Suite du balisage.') }),
  z.object({
    type: z.literal('reprise'),
    libelle: z.string().describe('Le texte reçu jusqu’ici est à oublier : la réponse recommence.'),
  }),
  z.object({ type: z.literal('reponse'), conversation_id: z.uuid(), message: Message }),
  z.object({ type: z.literal('erreur'), detail: z.string(), code: z.string(), requestId: z.string() }),
]);
export type EvenementFlux = z.infer<typeof EvenementFlux>;

export const ConversationResume = z
  .object({
    id: z.uuid(),
    titre: z.string(),
    jurisdiction: Juridiction,
    updated_at: z.iso.datetime(),
    client_id: z.uuid().optional().describe('Le dossier du client dont elle parle, et avec lequel elle part.'),
  })
  .meta({ id: 'ConversationResume' });
export type ConversationResume = z.infer<typeof ConversationResume>;

/** Where a page of conversations ends. */
export const BORNE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const RechercheConversations = z.strictObject({
  recherche: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Débuts de mots des titres, des questions et des réponses, sans accents.'),
  avant: z
    .string()
    .regex(BORNE, 'Cette suite de liste n’existe pas.')
    .optional()
    .describe('Valeur de `suite` de la page précédente.'),
  limite: z.coerce.number().int().min(1).max(200).default(100),
  client: z
    .union([z.uuid(), z.literal('aucun')])
    .optional()
    .describe('Celles qui parlent de ce client, ou d’aucun ; toutes sans lui.'),
});
export type RechercheConversations = z.infer<typeof RechercheConversations>;

export const ListeConversations = z.object({
  conversations: z.array(
    ConversationResume.extend({ extrait: z.string().optional().describe('Où le texte dit les mots cherchés.') }),
  ),
  suite: z.string().optional().describe('Où reprendre ; absente sur la dernière page.'),
});
export type ListeConversations = z.infer<typeof ListeConversations>;
export const Conversation = ConversationResume.extend({ messages: z.array(Message) }).meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

export const ConversationModification = z.strictObject({
  titre: z.string().trim().min(1, 'Donnez un titre à la conversation.').max(120),
});

export const COMMENTAIRE_MAX = 1_000;

/** What a reader says of an answer; nothing withdraws it. */
export const AvisReponse = z.strictObject({
  avis: z.enum(['utile', 'inutile']).nullable().describe('Nul le retire.'),
  commentaire: z
    .string()
    .trim()
    .max(COMMENTAIRE_MAX, `Le commentaire ne peut pas dépasser ${COMMENTAIRE_MAX} caractères.`)
    .optional(),
});
export type AvisReponse = z.infer<typeof AvisReponse>;

export const Quota = z
  .object({
    plan: z.string().nullable().describe('Le nom de la formule qui vaut maintenant ; nul sans formule.'),
    pending_plan: z
      .string()
      .nullable()
      .describe('Le nom d’une formule payée qui s’ouvre à la confirmation de l’adresse ; nul sinon.'),
    unlimited: z.boolean(),
    questions_used: z.number().int().min(0),
    quota_limit: z.number().int().nullable().describe('Nul quand le compte est illimité.'),
    questions_remaining: z.number().int().min(0).nullable(),
    period: z.enum(['month', 'year']).describe('Ce que couvre le nombre de questions.'),
    renews_at: z.iso.datetime().nullable().describe('Fin de la période en cours ; nul quand elle n’en a pas.'),
  })
  .meta({ id: 'Quota' });
export type Quota = z.infer<typeof Quota>;
