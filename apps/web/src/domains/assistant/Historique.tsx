import type { ConversationResume } from '@francis/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Bouton, BoutonIcone, Fenetre, FINE, typographier } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { conversationQuery, conversationsQuery, supprimerConversation } from './api.ts';
import { grouper } from './groupes.ts';

interface Props {
  courante: string | null;
  onChoix?: (() => void) | undefined;
}

export function Historique({ courante, onChoix }: Props) {
  const { data, error, refetch } = useQuery(conversationsQuery);
  const [maintenant] = useState(() => new Date());
  const [aSupprimer, setASupprimer] = useState<ConversationResume>();
  return (
    <>
      <nav className="historique" aria-label="Historique">
        {error && (
          <p className="petit doux">
            L’historique n’a pas pu être lu.{' '}
            <Bouton rang="discret" taille="petite" onClick={() => void refetch()}>
              Réessayer
            </Bouton>
          </p>
        )}
        {data?.length === 0 && <p className="petit doux vide-historique">Vos conversations apparaîtront ici.</p>}
        {grouper(data ?? [], maintenant).map((groupe) => (
          <section key={groupe.titre} aria-label={groupe.titre}>
            <h2>{groupe.titre}</h2>
            <ul>
              {groupe.conversations.map((c) => (
                <li key={c.id}>
                  <Link
                    to={`/chat?conversation=${c.id}`}
                    aria-current={c.id === courante ? 'page' : undefined}
                    title={c.titre}
                    onClick={onChoix}
                  >
                    {typographier(c.titre)}
                  </Link>
                  <BoutonIcone
                    icone="corbeille"
                    libelle={`Supprimer «${FINE}${c.titre}${FINE}»`}
                    onClick={() => setASupprimer(c)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {aSupprimer && (
        <Suppression conversation={aSupprimer} courante={courante} onFermer={() => setASupprimer(undefined)} />
      )}
    </>
  );
}

interface PropsSuppression {
  conversation: ConversationResume;
  courante: string | null;
  onFermer: () => void;
}

function Suppression({ conversation, courante, onFermer }: PropsSuppression) {
  const client = useQueryClient();
  const aller = useNavigate();
  const suppression = useMutation({
    mutationFn: () => supprimerConversation(conversation.id),
    onSuccess: async () => {
      if (conversation.id === courante) await aller('/chat');
      client.removeQueries(conversationQuery(conversation.id));
      await client.invalidateQueries(conversationsQuery);
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
