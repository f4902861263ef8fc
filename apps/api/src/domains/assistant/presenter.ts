import {
  type AppelOutil,
  type Correction,
  doutesGardes,
  estUnEssai,
  faitsAjoutables,
  lectureAVerifier,
  presenterLecture,
  type ReponseAssistant,
} from '@francis/assistant';
import {
  type Conversation as ConversationPublique,
  type ConversationResume,
  type Lecture,
  type Message as MessagePublic,
  NOMBRE_MAX_SOURCES,
  type QuestionReponse,
} from '@francis/contract';
import type { Conversation, Message, NouveauMessage } from './repository.ts';

interface Place {
  readonly id: string;
  readonly conversationId: string;
  readonly creeLe: Date;
}

/** What an answer was made from, beside the answer. */
export interface Origine {
  readonly appels: readonly AppelOutil[];
  readonly corrections: readonly Correction[];
  /** What is known of the person without their saying it. */
  readonly profils: readonly unknown[];
  readonly precisions?: string;
  /** Already shown otherwise than the words alone would. */
  readonly lecture?: Lecture;
  /** Who reads it is an adviser: what was read is a client's. */
  readonly auConseiller?: boolean;
}

const LECTURE_ABSENTE: Lecture = { demandes: [], faits: [], ecartees: [], manques: [] };

/** « votre année de naissance » is nobody's but the client's: told to an adviser, it is « année de naissance ». */
const nommer = (lecture: Lecture, auConseiller: boolean): Lecture =>
  auConseiller
    ? { ...lecture, faits: lecture.faits.map((f) => ({ ...f, libelle: sansPossessif(f.libelle) })) }
    : lecture;
const VOTRE = 'votre ';
const sansPossessif = (libelle: string): string => (libelle.startsWith(VOTRE) ? libelle.slice(VOTRE.length) : libelle);

/** Record of an answer, as it will be stored and shown, but for the version that its conversation then takes. */
export const messageDeReponse = (
  reponse: ReponseAssistant,
  { appels, corrections, profils, precisions, lecture, auConseiller = false }: Origine,
  place: Place,
): NouveauMessage & Omit<Message, 'rang'> => ({
  ...place,
  version: null,
  lecture: nommer(lecture ?? presenterLecture(reponse, appels, profils), auConseiller),
  situation: {
    appels,
    corrections,
    ...(precisions !== undefined && { precisions }),
    ...(lectureAVerifier(reponse.doutes) && { aVerifier: true }),
    doutes: doutesGardes(reponse.doutes),
  },
  role: 'assistant',
  contenu: reponse.answer,
  balisage: reponse.balisage,
  sources: reponse.sources.slice(0, NOMBRE_MAX_SOURCES),
  statut: reponse.statut,
  calculs: [...reponse.calculs],
  notes: [...reponse.notes],
  suites: [...reponse.suites],
  // What was said of an answer was said of these figures.
  avis: null,
  avisCommentaire: null,
  avisLe: null,
  modele: reponse.modele,
  versions: {
    ...reponse.versions,
    ...(reponse.hebergement && { heberge: reponse.hebergement.modele }),
    ...(reponse.hebergement?.ecart && { ecart: reponse.hebergement.ecart }),
  },
});

export const presenterMessage = (message: Omit<Message, 'rang'>): MessagePublic => ({
  id: message.id,
  role: message.role,
  content: message.contenu,
  timestamp: message.creeLe.toISOString(),
  ...(message.balisage !== null && { balisage: message.balisage }),
  ...(message.sources && { sources: [...message.sources] }),
  ...(message.statut && { statut: message.statut }),
  ...(message.calculs && { calculs: [...message.calculs] }),
  ...(message.notes && { notes: [...message.notes] }),
  ...(message.suites && { suites: [...message.suites] }),
  ...(message.modele !== null && { modele: message.modele }),
  ...(message.lecture && { lecture: message.lecture }),
  ...(message.version !== null && { version: message.version }),
  ...(message.avis && { avis: message.avis }),
  ...(message.situation && estUnEssai(message.situation.appels) && { essai: true }),
  // A figure that was kept back is asked for with the same form.
  ...(((message.calculs?.length ?? 0) > 0 || message.situation?.aVerifier === true) &&
    message.situation && {
      formulaire: {
        a_verifier: message.situation.aVerifier === true,
        ajouts: faitsAjoutables(message.situation.appels),
      },
    }),
});

/** The public answer: exactly the six keys of the contract. */
export const presenterReponse = (message: Omit<Message, 'rang'>): QuestionReponse => ({
  answer: message.contenu,
  sources: [...(message.sources ?? [])],
  statut: message.statut ?? 'refus',
  calculs: [...(message.calculs ?? [])],
  lecture: message.lecture ?? LECTURE_ABSENTE,
  conversation_id: message.conversationId,
});

export const presenterResume = (conversation: Conversation): ConversationResume => ({
  id: conversation.id,
  titre: conversation.titre,
  jurisdiction: conversation.juridiction,
  updated_at: conversation.modifieeLe.toISOString(),
  ...(conversation.clientId !== null && { client_id: conversation.clientId }),
});

/** Only the last answer is corrected, or its try settled: the others need no form. */
export const presenterConversation = (
  conversation: Conversation,
  messages: readonly Message[],
): ConversationPublique => ({
  ...presenterResume(conversation),
  messages: messages.map((message, i) => {
    const { formulaire, essai, ...presente } = presenterMessage(message);
    return i === messages.length - 1
      ? { ...presente, ...(formulaire && { formulaire }), ...(essai && { essai }) }
      : presente;
  }),
});
