import type { Conversation, Juridiction, Message } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { askStream } from '../../platform/flux.ts';
import { getSession } from '../../platform/session.ts';
import { conversationQuery, conversationsQuery, quotaQuery } from './api.ts';
import { rendreQuestion } from './brouillon.ts';
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
  cleBrouillon: string;
}

interface Options {
  /** A new conversation has its address: the screen goes there. */
  onOuverture: (conversationId: string) => void;
  onReponse: (message: Message) => void;
}

const estVide = (message: Message): boolean => (message.balisage ?? message.content).trim() === '';

/** Asks one question at a time, and keeps the caches of the screen right. */
export function useEchange({ onOuverture, onReponse }: Options) {
  const client = useQueryClient();
  const [echange, setEchange] = useState<Echange>();
  const [erreur, setErreur] = useState<ErreurEchange>();
  const arret = useRef<AbortController>(undefined);
  /** A question sent again after a network failure is the same question for the server. */
  const cle = useRef<{ texte: string; valeur: string }>(undefined);
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

  const modifier = (suite: Partial<Echange>): void => setEchange((e) => (e ? { ...e, ...suite } : e));

  function ranger(id: string, demande: Demande, messages: Message[]): void {
    const { queryKey } = conversationQuery(id);
    client.setQueryData<Conversation>(queryKey, (avant) => ({
      id,
      titre: avant?.titre ?? demande.question,
      jurisdiction: demande.juridiction,
      updated_at: new Date().toISOString(),
      messages: [...(avant?.messages ?? []), ...messages],
    }));
  }

  async function poser(demande: Demande, controle: AbortController): Promise<void> {
    const texte = `${demande.conversationId ?? ''}\n${demande.question}`;
    if (cle.current?.texte !== texte) cle.current = { texte, valeur: crypto.randomUUID() };
    let balisage = '';
    const flux = askStream(
      {
        question: demande.question,
        jurisdiction: demande.juridiction,
        ...(demande.conversationId ? { conversation_id: demande.conversationId } : {}),
      },
      { idempotencyKey: cle.current.valeur, signal: controle.signal },
    );
    for await (const evenement of flux) {
      if (evenement.type === 'ouverture') {
        if (!demande.conversationId) {
          ranger(evenement.conversation_id, demande, []);
          if (affiche.current) onOuverture(evenement.conversation_id);
        }
        modifier({ conversationId: evenement.conversation_id });
      } else if (evenement.type === 'etape') {
        modifier({ etape: evenement.libelle });
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
        ranger(evenement.conversation_id, demande, [question, message]);
        setEchange(undefined);
        onReponse(message);
      }
    }
  }

  async function envoyer(demande: Demande): Promise<void> {
    // Read from the ref: two clicks in one frame see the same state.
    if (arret.current) return;
    const controle = new AbortController();
    arret.current = controle;
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
      cle.current = undefined;
    } catch (error) {
      cancelAnimationFrame(image.current);
      // A refusal counts even when the screen is already gone: a session that ends takes it away.
      if (controle.signal.aborted && !(error instanceof ApiError)) {
        cle.current = undefined;
        modifier({ arrete: true });
      } else {
        const code = error instanceof ApiError ? error.code : 'ERREUR_INTERNE';
        if (code !== 'RESEAU') cle.current = undefined;
        setEchange(undefined);
        rendreQuestion(demande.cleBrouillon, demande.question);
        setErreur({ conversationId: demande.conversationId, message: messageOf(error, ERREUR_CHAT), code });
      }
    } finally {
      arret.current = undefined;
      void client.invalidateQueries(quotaQuery);
      void client.invalidateQueries(conversationsQuery);
    }
  }

  return {
    echange,
    erreur,
    occupe: echange !== undefined && !echange.arrete,
    envoyer,
    arreter: () => arret.current?.abort(),
    effacerErreur: () => setErreur(undefined),
  };
}
