import type { ConversationResume } from '@francis/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Bouton, Fenetre, FINE, typographier } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAdresses } from './adresses.ts';
import { conversationQuery, HISTORIQUE, supprimerConversation } from './api.ts';

interface Props {
  conversation: ConversationResume;
  courante: string | null;
  onFermer: () => void;
}

/** Asks, then deletes a conversation. */
export function Suppression({ conversation, courante, onFermer }: Props) {
  const client = useQueryClient();
  const aller = useNavigate();
  const adresses = useAdresses();
  const suppression = useMutation({
    mutationFn: () => supprimerConversation(conversation.id),
    onSuccess: async () => {
      if (conversation.id === courante) await aller(adresses.nouvelle(conversation.client_id));
      client.removeQueries(conversationQuery(conversation.id));
      await client.invalidateQueries({ queryKey: HISTORIQUE });
      toast('Conversation supprimée.');
      onFermer();
    },
    onError: (error) => {
      partie.current = false;
      toast(messageOf(error, 'La conversation n’a pas pu être supprimée.'), { erreur: true });
    },
  });
  // Two clicks come before the button is seen as busy.
  const partie = useRef(false);
  const supprimer = (): void => {
    if (partie.current) return;
    partie.current = true;
    suppression.mutate();
  };
  return (
    <Fenetre
      titre="Supprimer la conversation"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="danger" disabled={suppression.isPending} onClick={supprimer}>
            Supprimer
          </Bouton>
        </>
      }
    >
      <p>
        «{FINE}
        {typographier(conversation.titre)}
        {FINE}» et ses réponses seront effacées. Cette action est irréversible.
      </p>
    </Fenetre>
  );
}
