import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { instant } from '../../platform/dates.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { reunionsQuery } from './api.ts';
import { decrire } from './textes.ts';

/** The latest first; empty, it says what to do. */
export function ListeReunions({ choisie }: { choisie: string | undefined }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(reunionsQuery());
  const reunions = data?.pages.flatMap((page) => page.reunions) ?? [];
  return (
    <section aria-labelledby="liste-reunions" className="liste-reunions">
      <div className="registre">
        <h2 id="liste-reunions">Réunions</h2>
      </div>
      {error && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Erreur lors du chargement des réunions.')}</p>
        </Alerte>
      )}
      {data && reunions.length === 0 && (
        <div className="vide-reunions">
          <p>Aucune réunion pour l’instant.</p>
          <p className="doux">
            Ouvrez une réunion Teams, affichez les sous-titres, puis le panneau de l’extension. Postez le texte d’accord
            et confirmez-le{'\u202f'}: la réunion apparaîtra ici à sa fin.
          </p>
        </div>
      )}
      <ul>
        {reunions.map((une) => (
          <li key={une.id} {...(une.id === choisie && { 'aria-current': true })}>
            <Link to={`?reunion=${une.id}`}>{une.title}</Link>
            <span className="doux petit">
              <time dateTime={une.date}>{instant(une.date)}</time>. {decrire(une)}.
              {une.client ? ` Dossier\u00a0: ${une.client.nom}.` : une.status === 'completed' && ' À ranger.'}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Bouton rang="discret" taille="petite" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Plus anciennes
        </Bouton>
      )}
    </section>
  );
}
