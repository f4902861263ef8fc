import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { depuis } from '../../platform/dates.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { echangesQuery } from './api.ts';
import { Fil } from './Fil.tsx';
import './echanges.css';

const PARTI = 'Compte supprimé';

/** The conversations at the left, the one that is read at the right; one or the other on a phone. */
export function VueMessages() {
  const [parametres] = useSearchParams();
  const ouvert = parametres.get('echange');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(echangesQuery);
  const echanges = data?.pages.flatMap((page) => page.echanges);
  return (
    <div className={`messagerie${ouvert === null ? '' : ' lue'}`}>
      <section className="conversations" aria-label="Conversations">
        {error && !echanges && (
          <Alerte ton="erreur">
            <p>{messageOf(error, 'Erreur lors du chargement de vos messages')}</p>
          </Alerte>
        )}
        {echanges?.length === 0 && (
          <p className="doux">
            Aucun message. Ouvrez <Link to={{ search: '' }}>l’annuaire</Link> et choisissez « Discuter ».
          </p>
        )}
        {echanges && echanges.length > 0 && (
          <ul>
            {echanges.map(({ id, nom, dernierLe, nonLus }) => (
              <li key={id}>
                <Link to={{ search: `?vue=messages&echange=${id}` }} aria-current={id === ouvert ? 'true' : undefined}>
                  <b>{nom ?? PARTI}</b>
                  <span className="doux">{depuis(dernierLe)}</span>
                  {nonLus > 0 && (
                    <span className="non-lus">
                      {nonLus} non lu{nonLus > 1 ? 's' : ''}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Bouton taille="petite" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Voir la suite
          </Bouton>
        )}
      </section>
      {ouvert !== null && <Fil key={ouvert} id={ouvert} />}
      {ouvert === null && echanges && echanges.length > 0 && (
        <p className="doux aucun-fil">Choisissez une conversation.</p>
      )}
    </div>
  );
}
