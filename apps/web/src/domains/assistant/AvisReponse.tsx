import type { Conversation, Message } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Bouton } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { CONVERSATIONS_LUES, donnerAvis } from './api.ts';

type Avis = NonNullable<Message['avis']>;

const COMMENTAIRE_MAX = 1_000;

/** What the reader says of an answer: kept at once, with why when it was of no use. */
export function AvisReponse({ message }: { message: Message }) {
  const client = useQueryClient();
  const [avis, setAvis] = useState<Avis | undefined>(message.avis);
  const [explication, setExplication] = useState<string>();
  const dire = async (nouvel: Avis | undefined, commentaire?: string): Promise<void> => {
    const avant = avis;
    setAvis(nouvel);
    try {
      await donnerAvis(message.id, { avis: nouvel ?? null, ...(commentaire && { commentaire }) });
      const { avis: _, ...sans } = message;
      const juge = nouvel ? { ...sans, avis: nouvel } : sans;
      client.setQueriesData<Conversation>(
        { queryKey: CONVERSATIONS_LUES },
        (lue) => lue && { ...lue, messages: lue.messages.map((m) => (m.id === message.id ? juge : m)) },
      );
    } catch (error) {
      setAvis(avant);
      toast(messageOf(error, 'Votre avis n’a pas pu être gardé.'), { erreur: true });
    }
  };
  const basculer = (choisi: Avis): void => {
    const nouvel = avis === choisi ? undefined : choisi;
    setExplication(nouvel === 'inutile' ? '' : undefined);
    void dire(nouvel);
  };
  const expliquer = (e: FormEvent): void => {
    e.preventDefault();
    void dire('inutile', explication?.trim()).then(() => toast('Merci. Votre remarque est gardée avec la réponse.'));
    setExplication(undefined);
  };
  return (
    <>
      <span className="avis" role="group" aria-label="Votre avis sur la réponse">
        <Bouton rang="discret" taille="petite" aria-pressed={avis === 'utile'} onClick={() => basculer('utile')}>
          Utile
        </Bouton>
        <Bouton rang="discret" taille="petite" aria-pressed={avis === 'inutile'} onClick={() => basculer('inutile')}>
          Pas utile
        </Bouton>
      </span>
      {explication !== undefined && (
        <form className="explication-avis" onSubmit={expliquer}>
          <label>
            Ce qui manque ou ce qui est faux
            <textarea
              rows={2}
              maxLength={COMMENTAIRE_MAX}
              value={explication}
              onChange={(e) => setExplication(e.target.value)}
            />
          </label>
          <Bouton type="submit" taille="petite" disabled={explication.trim() === ''}>
            Envoyer la remarque
          </Bouton>
        </form>
      )}
    </>
  );
}
