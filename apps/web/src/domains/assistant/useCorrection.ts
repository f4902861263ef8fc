import type { Conversation, Message, ValeurLue } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../platform/erreurs.ts';
import { conversationQuery, corrigerSituation } from './api.ts';

export type Corriger = (chemin: string, valeur: ValeurLue) => Promise<void>;

/** Corrects the last answer of a conversation, and puts the new one in its place. */
export function useCorrection(conversationId: string | null): Corriger {
  const client = useQueryClient();
  return useCallback(
    async (chemin, valeur) => {
      if (conversationId === null) return;
      const { queryKey } = conversationQuery(conversationId);
      const version = client.getQueryData<Conversation>(queryKey)?.messages.findLast((m) => m.version)?.version ?? 0;
      try {
        const message = await corrigerSituation(conversationId, { version, modifications: [{ chemin, valeur }] });
        client.setQueryData<Conversation>(
          queryKey,
          (avant) =>
            avant && { ...avant, messages: avant.messages.map((m): Message => (m.id === message.id ? message : m)) },
        );
      } catch (error) {
        // Somewhere else a newer answer was written: it is shown, and corrected again by who wants to.
        if (error instanceof ApiError && error.code === 'REPONSE_DEPASSEE') void client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    [client, conversationId],
  );
}
