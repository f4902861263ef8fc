import type { Conversation, Juridiction, Message } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { askStream } from '../../platform/flux.ts';
import { getSession } from '../../platform/session.ts';
import { conversationQuery, conversationsQuery, quotaQuery } from './api.ts';
import { garderQuestion, oublierQuestion, type QuestionEnvoyee } from './attente.ts';
import { cleBrouillon, rendreQuestion } from './brouillon.ts';
import { suite } from './messages.ts';
import { ERREUR_CHAT, REPONSE_VIDE } from './textes.ts';

/** The question being answered. `conversationId` is null until the server has opened a conversation for it. */
export interface Echange {
  conversationId: string | null;
  question: string;
  balisage: string;
  etape: string | undefined;
  arrete: boolean;
}

export interface ErreurEchange {
  conversationId: string | null;
  message: string;
  code: string;
}

export interface Demande {
  question: string;
  conversationId: string | null;
  juridiction: Juridiction;
  utilisateurId: string;
}

interface Options {
  /** A new conversation has its address: the screen goes there. */
  onOuverture: (conversationId: string) => void;
  onReponse: (message: Message) => void;
}

/**
 * What was sent for the last question. Sent again, after a failure, a stop or a reload, it is the same request under the
 * same key: the server takes it up where it was, and counts it once.
 */
type Tentative = QuestionEnvoyee;

const reprend = ({ corps, ouverte }: Tentative, d: Demande): boolean =>
  corps.question === d.question &&
  corps.jurisdiction === d.juridiction &&
  (d.conversationId === (corps.conversation_id ?? null) || d.conversationId === ouverte);

const nouvelleTentative = (d: Demande): Tentative => ({
  utilisateurId: d.utilisateurId,
  cle: crypto.randomUUID(),
  corps: {
    question: d.question,
    jurisdiction: d.juridiction,
    ...(d.conversationId ? { conversation_id: d.conversationId } : {}),
  },
  ouverte: d.conversationId,
});

const estVide = (message: Message): boolean => (message.balisage ?? message.content).trim() === '';

/** Asks one question at a time, and keeps the caches of the screen right. */
export function useEchange({ onOuverture, onReponse }: Options) {
  const client = useQueryClient();
  const [echange, setEchange] = useState<Echange>();
  const [erreur, setErreur] = useState<ErreurEchange>();
  const arret = useRef<AbortController>(undefined);
  const tentative = useRef<Tentative>(undefined);
  const image = useRef(0);

  // Leaving the screen lets the answer arrive in the history; leaving the session ends it.
  const affiche = useRef(true);
  useEffect(() => {
    affiche.current = true;
    return () => {
      affiche.current = false;
      if (getSession().statut !== 'ouverte') arret.current?.abort();
    };
  }, []);

  const modifier = (apres: Partial<Echange>): void => setEchange((e) => (e ? { ...e, ...apres } : e));

  function ranger(id: string, demande: Demande, messages: Message[]): void {
    const { queryKey } = conversationQuery(id);
    client.setQueryData<Conversation>(queryKey, (avant) => ({
      id,
      titre: avant?.titre ?? demande.question,
      jurisdiction: demande.juridiction,
      updated_at: new Date().toISOString(),
      messages: suite(avant?.messages ?? [], messages),
    }));
  }

  /** A reading asked for before the answer would come after it, without it: it is dropped, then made again. */
  async function recevoir(id: string, demande: Demande, messages: Message[]): Promise<void> {
    const { queryKey } = conversationQuery(id);
    const enLecture = client.isFetching({ queryKey }) > 0;
    if (enLecture) await client.cancelQueries({ queryKey });
    ranger(id, demande, messages);
    if (enLecture) void client.invalidateQueries({ queryKey });
  }

  async function poser(demande: Demande, controle: AbortController): Promise<void> {
    if (!tentative.current || !reprend(tentative.current, demande)) tentative.current = nouvelleTentative(demande);
    const { cle, corps } = tentative.current;
    garderQuestion(tentative.current);
    let balisage = '';
    const flux = askStream(corps, { idempotencyKey: cle, signal: controle.signal });
    for await (const evenement of flux) {
      if (evenement.type === 'ouverture') {
        tentative.current = { ...tentative.current, ouverte: evenement.conversation_id };
        garderQuestion(tentative.current);
        if (!demande.conversationId) {
          ranger(evenement.conversation_id, demande, []);
          if (affiche.current) onOuverture(evenement.conversation_id);
        }
        modifier({ conversationId: evenement.conversation_id });
      } else if (evenement.type === 'etape') {
        modifier({ etape: evenement.libelle });
      } else if (evenement.type === 'reprise') {
        balisage = '';
        cancelAnimationFrame(image.current);
        modifier({ balisage, etape: evenement.libelle });
      } else if (evenement.type === 'texte') {
        balisage += evenement.delta;
        cancelAnimationFrame(image.current);
        image.current = requestAnimationFrame(() => modifier({ balisage }));
      } else {
        cancelAnimationFrame(image.current);
        const message = estVide(evenement.message)
          ? { ...evenement.message, content: REPONSE_VIDE, balisage: REPONSE_VIDE }
          : evenement.message;
        const question: Message = {
          id: crypto.randomUUID(),
          role: 'user',
          content: demande.question,
          timestamp: new Date().toISOString(),
        };
        await recevoir(evenement.conversation_id, demande, [question, message]);
        setEchange(undefined);
        onReponse(message);
      }
    }
  }

  /** A first reading still under way would be kept for the new one: it is dropped, then made again. */
  async function relire(queryKey: readonly string[]): Promise<void> {
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  }

  async function envoyer(demande: Demande): Promise<void> {
    // Read from the ref: two clicks in one frame see the same state.
    if (arret.current) return;
    const controle = new AbortController();
    arret.current = controle;
    let quittee = false;
    const quitter = (): void => {
      quittee = true;
    };
    addEventListener('beforeunload', quitter);
    setErreur(undefined);
    setEchange({
      conversationId: demande.conversationId,
      question: demande.question,
      balisage: '',
      etape: undefined,
      arrete: false,
    });
    try {
      await poser(demande, controle);
      tentative.current = undefined;
      oublierQuestion();
    } catch (error) {
      cancelAnimationFrame(image.current);
      // Leaving the page ends the request too, and it is not the person who gave it up.
      if (!quittee) oublierQuestion();
      // A refusal counts even when the screen is already gone: a session that ends takes it away.
      if (controle.signal.aborted && !(error instanceof ApiError)) {
        modifier({ arrete: true });
      } else {
        const code = error instanceof ApiError ? error.code : 'ERREUR_INTERNE';
        // The screen may have moved to the conversation opened for this question.
        const lieu = tentative.current?.ouverte ?? demande.conversationId;
        if (code === 'CONFLIT' || code === 'INTROUVABLE') tentative.current = undefined;
        setEchange(undefined);
        rendreQuestion(cleBrouillon(demande.utilisateurId, lieu), demande.question);
        if (lieu) void client.invalidateQueries(conversationQuery(lieu));
        setErreur({ conversationId: lieu, message: messageOf(error, ERREUR_CHAT), code });
      }
    } finally {
      removeEventListener('beforeunload', quitter);
      arret.current = undefined;
      void relire(quotaQuery.queryKey);
      void relire(conversationsQuery.queryKey);
    }
  }

  /** Sends again what a reload had cut short: the same request, under the same key. */
  async function reprendre(envoyee: QuestionEnvoyee, conversationId: string | null): Promise<void> {
    if (arret.current) return;
    tentative.current = envoyee;
    const { question, jurisdiction } = envoyee.corps;
    await envoyer({ question, conversationId, juridiction: jurisdiction, utilisateurId: envoyee.utilisateurId });
  }

  return {
    echange,
    erreur,
    occupe: echange !== undefined && !echange.arrete,
    envoyer,
    reprendre,
    arreter: () => arret.current?.abort(),
    effacerErreur: () => setErreur(undefined),
  };
}
