import type { ConversationResume } from '@francis/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Bouton, Champ, Fenetre } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { renommerConversation } from './api.ts';
import { relireLHistorique } from './historique-relu.ts';

const TITRE_MAX = 120;

interface Props {
  conversation: Pick<ConversationResume, 'id' | 'titre'>;
  onFermer: () => void;
}

/** Names a conversation; what it says no longer changes that name. */
export function Renommage({ conversation, onFermer }: Props) {
  const client = useQueryClient();
  const formulaire = useId();
  const [titre, setTitre] = useState(conversation.titre);
  const renommage = useMutation({
    mutationFn: () => renommerConversation(conversation.id, titre.trim()),
    onSuccess: async () => {
      await relireLHistorique(client);
      toast('Conversation renommée.');
      onFermer();
    },
    onError: (error) => toast(messageOf(error, 'La conversation n’a pas pu être renommée.'), { erreur: true }),
  });
  const envoyer = (e: FormEvent): void => {
    e.preventDefault();
    if (titre.trim() !== '' && !renommage.isPending) renommage.mutate();
  };
  return (
    <Fenetre
      titre="Renommer la conversation"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton
            rang="principal"
            type="submit"
            form={formulaire}
            disabled={titre.trim() === '' || renommage.isPending}
          >
            Renommer
          </Bouton>
        </>
      }
    >
      <form id={formulaire} onSubmit={envoyer}>
        <Champ
          libelle="Titre"
          value={titre}
          maxLength={TITRE_MAX}
          onChange={(e) => setTitre(e.target.value)}
          onFocus={(e) => e.currentTarget.select()}
        />
      </form>
    </Fenetre>
  );
}
