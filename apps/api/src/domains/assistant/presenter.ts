import type { ReponseAssistant } from '@francis/assistant';
import {
  type Conversation as ConversationPublique,
  type ConversationResume,
  type Message as MessagePublic,
  NOMBRE_MAX_SOURCES,
  type QuestionReponse,
} from '@francis/contract';
import type { Conversation, Message, NouveauMessage } from './repository.ts';

/** Record of an answer, as it will be stored and shown. */
export const messageDeReponse = (
  reponse: ReponseAssistant,
  place: { readonly id: string; readonly conversationId: string; readonly creeLe: Date },
): NouveauMessage & Omit<Message, 'rang'> => ({
  ...place,
  role: 'assistant',
  contenu: reponse.answer,
  balisage: reponse.balisage,
  sources: reponse.sources.slice(0, NOMBRE_MAX_SOURCES),
  statut: reponse.statut,
  calculs: [...reponse.calculs],
  notes: [...reponse.notes],
  suites: [...reponse.suites],
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
});

/** The public answer: exactly the five keys of the contract. */
export const presenterReponse = (message: Omit<Message, 'rang'>): QuestionReponse => ({
  answer: message.contenu,
  sources: [...(message.sources ?? [])],
  statut: message.statut ?? 'refus',
  calculs: [...(message.calculs ?? [])],
  conversation_id: message.conversationId,
});

export const presenterResume = (conversation: Conversation): ConversationResume => ({
  id: conversation.id,
  titre: conversation.titre,
  jurisdiction: conversation.juridiction,
  updated_at: conversation.modifieeLe.toISOString(),
});

export const presenterConversation = (
  conversation: Conversation,
  messages: readonly Message[],
): ConversationPublique => ({ ...presenterResume(conversation), messages: messages.map(presenterMessage) });
