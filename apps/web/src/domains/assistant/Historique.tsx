import type { ListeConversations } from '@francis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Bouton, BoutonIcone, FINE, Icone, typographier } from '../../design-system/index.ts';
import { useRepos } from '../../platform/useRepos.ts';
import { useAdresses } from './adresses.ts';
import { historiqueQuery } from './api.ts';
import { grouper } from './groupes.ts';
import { Renommage } from './Renommage.tsx';
import { Suppression } from './Suppression.tsx';

interface Props {
  courante: string | null;
  /** Of whom the open conversation speaks: the list is that client's. */
  client: string | undefined;
  onChoix?: (() => void) | undefined;
}

type Listee = ListeConversations['conversations'][number];

/** The conversations by age, searched in their whole text, renamed and deleted from here. */
export function Historique({ courante, client, onChoix }: Props) {
  const adresses = useAdresses();
  const [saisie, setSaisie] = useState('');
  const recherche = useRepos(saisie.trim());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...historiqueQuery(recherche, client),
    placeholderData: (avant) => avant,
  });
  const [maintenant] = useState(() => new Date());
  const [aSupprimer, setASupprimer] = useState<Listee>();
  const [aRenommer, setARenommer] = useState<Listee>();
  const listees = data?.pages.flatMap(({ conversations }) => conversations);
  return (
    <>
      <search className="recherche-historique" aria-label="Rechercher dans vos conversations">
        <Icone nom="recherche" petite />
        <input
          type="search"
          aria-label="Rechercher dans vos conversations"
          placeholder="Rechercher"
          value={saisie}
          maxLength={200}
          onChange={(e) => setSaisie(e.target.value)}
        />
      </search>
      <nav className="historique" aria-label={client === undefined ? 'Historique' : 'Historique de ce client'}>
        {client !== undefined && (
          <p className="petit doux">
            Conversations de ce client. <Link to={`/pro/clients/${client}`}>Ouvrir son dossier</Link>
          </p>
        )}
        {error && (
          <p className="petit doux">
            L’historique n’a pas pu être lu.{' '}
            <Bouton rang="discret" taille="petite" onClick={() => void refetch()}>
              Réessayer
            </Bouton>
          </p>
        )}
        {listees?.length === 0 && (
          <p className="petit doux vide-historique" role="status">
            {recherche === '' ? 'Vos conversations apparaîtront ici.' : 'Aucune conversation ne dit ces mots.'}
          </p>
        )}
        {grouper(listees ?? [], maintenant).map((groupe) => (
          <section key={groupe.titre} aria-label={groupe.titre}>
            <h2>{groupe.titre}</h2>
            <ul>
              {groupe.conversations.map((c) => (
                <li key={c.id}>
                  <Link
                    to={adresses.conversation(c.id)}
                    aria-current={c.id === courante ? 'page' : undefined}
                    title={c.titre}
                    onClick={onChoix}
                  >
                    {typographier(c.titre)}
                    {c.extrait !== undefined && <small>{typographier(c.extrait)}</small>}
                  </Link>
                  <span className="actions-historique">
                    <BoutonIcone
                      icone="crayon"
                      libelle={`Renommer «${FINE}${c.titre}${FINE}»`}
                      onClick={() => setARenommer(c)}
                    />
                    <BoutonIcone
                      icone="corbeille"
                      libelle={`Supprimer «${FINE}${c.titre}${FINE}»`}
                      onClick={() => setASupprimer(c)}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {hasNextPage && (
          <Bouton rang="discret" taille="petite" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Lecture...' : 'Plus anciennes'}
          </Bouton>
        )}
      </nav>
      {aSupprimer && (
        <Suppression conversation={aSupprimer} courante={courante} onFermer={() => setASupprimer(undefined)} />
      )}
      {aRenommer && <Renommage conversation={aRenommer} onFermer={() => setARenommer(undefined)} />}
    </>
  );
}
