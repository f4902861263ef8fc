import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { instant } from '../../platform/dates.ts';
import { reunionsQuery } from './api.ts';

/** Meetings that this file received. */
export function ReunionsDuClient({ client }: { client: string }) {
  const id = useId();
  const { data } = useInfiniteQuery(reunionsQuery(client));
  const reunions = data?.pages.flatMap((page) => page.reunions) ?? [];
  if (reunions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="historique-dossier">
      <div className="registre">
        <h2 id={id}>Réunions</h2>
      </div>
      <ul>
        {reunions.map((une) => (
          <li key={une.id}>
            <Link to={`/pro/teams-assistant?reunion=${une.id}`}>{une.title}</Link>
            <time className="doux" dateTime={une.date}>
              {instant(une.date)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
