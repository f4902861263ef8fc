import type { Conversation, Message } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mettreEnAttente, type QuestionEnvoyee, retirerDeLAttente } from '../../platform/envois-en-attente.ts';
import { ApiError, estInjoignable, messageOf } from '../../platform/erreurs.ts';
import { askStream } from '../../platform/flux.ts';
import { getSession } from '../../platform/session.ts';
import { conversationQuery, quotaQuery } from './api.ts';
import { relireLHistorique } from './historique-relu.ts';
import { garderQuestion, nouvelleQuestion, oublierQuestion, type Demande } from './attente.ts';
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

interface Options {
  /** A new conversation has its address: the screen goes there. */
  onOuverture: (conversationId: string) => void;
  onReponse: (message: Message) => void;
  /** What is said of a failure without a sentence, and of an answer without words; those of the chat by default. */
  textes?: { readonly erreur: string; readonly vide: string };
  /** The screen keeps its draft itself: a failed question is not written in the chat's. */
  brouillonIci?: boolean;
  /** A question that does not reach the server waits for it, unless it speaks of a client. */
  attendLeServeur?: boolean;
}

const TEXTES = { erreur: ERREUR_CHAT, vide: REPONSE_VIDE };

/**
 * What was sent for the last question. Sent again, after a failure, a stop or a reload, it is the same request under the
 * same key: the server takes it up where it was, and counts it once.
 */
type Tentative = QuestionEnvoyee;

const reprend = ({ corps, ouverte }: Tentative, d: Demande): boolean =>
  corps.question === d.question &&
  corps.jurisdiction === d.juridiction &&
  (d.conversationId !== null || corps.client_id === d.clientId) &&
  (d.conversationId === (corps.conversation_id ?? null) || d.conversationId === ouverte);

const estVide = (message: Message): boolean => (message.balisage ?? message.content).trim() === '';

/** Asks one question at a time, and keeps the caches of the screen right. */
export function useEchange({
  onOuverture,
  onReponse,
  textes = TEXTES,
  brouillonIci = false,
  attendLeServeur = false,
}: Options) {
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
      ...(demande.clientId && { client_id: demande.clientId }),
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
    if (!tentative.current || !reprend(tentative.current, demande)) tentative.current = nouvelleQuestion(demande);
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
          ? { ...evenement.message, content: textes.vide, balisage: textes.vide }
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

  /** @returns whether the question came back, for who keeps its draft elsewhere. */
  async function envoyer(demande: Demande): Promise<'partie' | 'rendue'> {
    // Read from the ref: two clicks in one frame see the same state.
    if (arret.current) return 'rendue';
    const controle = new AbortController();
    arret.current = controle;
    let quittee = false;
    let issue: 'partie' | 'rendue' = 'partie';
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
      if (tentative.current) retirerDeLAttente(tentative.current.cle);
      tentative.current = undefined;
      oublierQuestion();
    } catch (error) {
      cancelAnimationFrame(image.current);
      // Leaving the page ends the request too, and it is not the person who gave it up.
      if (!quittee) oublierQuestion();
      const { current: envoyee } = tentative;
      if (!quittee && attendLeServeur && envoyee && !demande.clientId && estInjoignable(error)) {
        if (mettreEnAttente(envoyee)) {
          tentative.current = undefined;
          setEchange(undefined);
          return 'partie';
        }
      }
      if (!quittee && envoyee) retirerDeLAttente(envoyee.cle);
      // A refusal counts even when the screen is already gone: a session that ends takes it away.
      if (controle.signal.aborted && !(error instanceof ApiError)) {
        modifier({ arrete: true });
      } else {
        const code = error instanceof ApiError ? error.code : 'ERREUR_INTERNE';
        // The screen may have moved to the conversation opened for this question.
        const lieu = tentative.current?.ouverte ?? demande.conversationId;
        if (code === 'CONFLIT' || code === 'INTROUVABLE') tentative.current = undefined;
        setEchange(undefined);
        issue = 'rendue';
        if (!brouillonIci) rendreQuestion(cleBrouillon(demande.utilisateurId, lieu), demande.question);
        if (lieu) void client.invalidateQueries(conversationQuery(lieu));
        setErreur({ conversationId: lieu, message: messageOf(error, textes.erreur), code });
      }
    } finally {
      removeEventListener('beforeunload', quitter);
      arret.current = undefined;
      void relire(quotaQuery.queryKey);
      void relireLHistorique(client);
    }
    return issue;
  }

  /** Sends again what a reload had cut short: the same request, under the same key. */
  async function reprendre(envoyee: QuestionEnvoyee, conversationId: string | null): Promise<void> {
    if (arret.current) return;
    tentative.current = envoyee;
    const { question, jurisdiction, client_id: clientId } = envoyee.corps;
    const { utilisateurId } = envoyee;
    await envoyer({ question, conversationId, juridiction: jurisdiction, utilisateurId, clientId });
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
