import type { Echange, MessageEchange } from '@francis/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { instant } from '../../platform/dates.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { useAction } from '../../platform/useAction.ts';
import { echangeQuery, marquerLu, messagesQuery, repondre } from './api.ts';
import { ChampMessage } from './ChampMessage.tsx';
import { FenetreBlocage } from './FenetreBlocage.tsx';
import { FenetreSignalement } from './FenetreSignalement.tsx';
import { useRelecture } from './useRelecture.ts';

const FERMETURES: Readonly<Record<NonNullable<Echange['ecritureFermee']>, string>> = {
  compte_supprime: 'Ce compte est supprimé\u202f: ses messages aussi. Les vôtres restent ici.',
  hors_annuaire: 'Vous ne paraissez plus dans l’annuaire\u202f: votre correspondant ne voit plus cette conversation.',
  exclu: 'La modération a exclu votre compte de l’annuaire\u202f: vous n’y écrivez plus.',
};

/** One conversation. Messages are words that somebody wrote: they are shown as they are, and nothing reads them. */
export function Fil({ id }: { id: string }) {
  const client = useQueryClient();
  const aller = useNavigate();
  const titre = useRef<HTMLHeadingElement>(null);
  const { data: echange, error } = useQuery(echangeQuery(id));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(messagesQuery(id));
  const [bloque, setBloque] = useState(false);
  const [signale, setSignale] = useState<MessageEchange>();
  const messages = data?.pages.flatMap((page) => page.messages).toReversed() ?? [];
  const rang = messages.at(-1)?.rang ?? 0;
  const relire = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['echanges', 'un', id] });
    void client.invalidateQueries({ queryKey: ['echanges', 'messages', id] });
  }, [client, id]);
  useRelecture(relire);
  useEffect(() => {
    if (rang === 0) return;
    // A reading that could not be told is told with the next message.
    marquerLu(id, rang).then(
      () => client.invalidateQueries({ queryKey: ['echanges', 'liste'] }),
      () => undefined,
    );
  }, [client, id, rang]);
  const charge = echange !== undefined;
  useEffect(() => {
    if (charge) titre.current?.focus();
  }, [charge]);
  if (error)
    return (
      <section className="fil-echange">
        <Retour />
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Erreur lors du chargement de cette conversation')}</p>
        </Alerte>
      </section>
    );
  if (!echange) return <p className="doux fil-echange">Chargement...</p>;
  const nom = echange.nom ?? 'Compte supprimé';
  return (
    <section className="fil-echange" aria-label={`Conversation avec ${nom}`}>
      <Retour />
      <header>
        <h2 ref={titre} tabIndex={-1}>
          {nom}
        </h2>
        {echange.nom !== null && (
          <Bouton rang="discret" taille="petite" onClick={() => setBloque(true)}>
            Bloquer
          </Bouton>
        )}
      </header>
      {hasNextPage && (
        <Bouton taille="petite" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Messages précédents
        </Bouton>
      )}
      <Messages messages={messages} nom={nom} onSignaler={setSignale} />
      {echange.ecritureFermee === null ? (
        <Reponse id={id} onEnvoye={relire} />
      ) : (
        <Alerte>
          <p>{FERMETURES[echange.ecritureFermee]}</p>
        </Alerte>
      )}
      {bloque && (
        <FenetreBlocage
          vise={{ chemin: 'echanges', id, nom }}
          onFermer={() => setBloque(false)}
          onFait={() => void aller({ search: '?vue=messages' })}
        />
      )}
      {signale && (
        <FenetreSignalement cible="message" id={signale.id} nom={nom} onFermer={() => setSignale(undefined)} />
      )}
    </section>
  );
}

const Retour = () => (
  <Link className="retour-messages" to={{ search: '?vue=messages' }}>
    Toutes les conversations
  </Link>
);

interface PropsMessages {
  messages: readonly MessageEchange[];
  nom: string;
  onSignaler: (message: MessageEchange) => void;
}

function Messages({ messages, nom, onSignaler }: PropsMessages) {
  const bas = useRef<HTMLDivElement>(null);
  const dernier = messages.at(-1)?.id;
  useEffect(() => {
    if (dernier !== undefined) bas.current?.scrollTo({ top: bas.current.scrollHeight });
  }, [dernier]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: the keyboard must reach it.
    <div className="messages" role="log" aria-label={`Messages avec ${nom}`} tabIndex={0} ref={bas}>
      <ol>
        {messages.map((message) => (
          <li key={message.id} className={message.deMoi ? 'de-moi' : ''}>
            <p className={message.retire ? 'doux' : 'mots'}>
              {message.retire ? 'Message retiré par la modération.' : message.texte}
            </p>
            <div className="pied-message">
              <span className="doux">
                <span className="vh">{message.deMoi ? 'Vous' : nom}, </span>
                {instant(message.envoyeLe)}
              </span>
              {!message.deMoi && !message.retire && (
                <button type="button" className="lien-message" onClick={() => onSignaler(message)}>
                  Signaler
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Reponse({ id, onEnvoye }: { id: string; onEnvoye: () => void }) {
  const [texte, setTexte] = useState('');
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const envoyer = (): void => {
    if (texte.trim() === '') return;
    void agir(async () => {
      setRefus(undefined);
      try {
        await repondre(id, texte.trim());
        setTexte('');
        onEnvoye();
      } catch (error) {
        setRefus(messageOf(error, 'Votre message n’est pas parti. Réessayez.'));
      }
    });
  };
  return (
    <form
      className="reponse-message"
      onSubmit={(e) => {
        e.preventDefault();
        envoyer();
      }}
    >
      <ChampMessage libelle="Votre réponse" valeur={texte} onChange={setTexte} onEnvoyer={envoyer} />
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
      <div>
        <Bouton type="submit" rang="principal" disabled={occupe || texte.trim() === ''}>
          Envoyer
        </Bouton>
      </div>
    </form>
  );
}
