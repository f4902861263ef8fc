import type { Conversation, Message, SituationModification, ValeurLue } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../platform/erreurs.ts';
import { conversationQuery, corrigerSituation } from './api.ts';
import { relireLHistorique } from './historique-relu.ts';

export type Corriger = (chemin: string, valeur: ValeurLue) => Promise<void>;

export type Trancher = (sort: NonNullable<SituationModification['essai']>) => Promise<void>;

type Changement = Pick<SituationModification, 'modifications' | 'essai'>;

/** Changes what the last answer of a conversation was computed from, and puts the new one in its place. */
function useChangement(conversationId: string | null): (changement: Changement) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (changement) => {
      if (conversationId === null) return;
      const { queryKey } = conversationQuery(conversationId);
      const version = client.getQueryData<Conversation>(queryKey)?.messages.findLast((m) => m.version)?.version ?? 0;
      try {
        const message = await corrigerSituation(conversationId, { version, ...changement });
        client.setQueryData<Conversation>(
          queryKey,
          (avant) =>
            avant && { ...avant, messages: avant.messages.map((m): Message => (m.id === message.id ? message : m)) },
        );
        void relireLHistorique(client);
      } catch (error) {
        // Somewhere else a newer answer was written: it is shown, and corrected again by who wants to.
        if (error instanceof ApiError && error.code === 'REPONSE_DEPASSEE') void client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    [client, conversationId],
  );
}

/** Corrects one fact of the last answer. */
export function useCorrection(conversationId: string | null): Corriger {
  const changer = useChangement(conversationId);
  return useCallback((chemin, valeur) => changer({ modifications: [{ chemin, valeur }] }), [changer]);
}

/** Keeps the try of the last answer, or goes back to what it started from. */
export function useEssai(conversationId: string | null): Trancher {
  const changer = useChangement(conversationId);
  return useCallback((essai) => changer({ essai }), [changer]);
}
