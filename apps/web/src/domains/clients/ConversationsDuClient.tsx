import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Bouton, typographier } from '../../design-system/index.ts';
import { instant } from '../../platform/dates.ts';
import { DU_CHAT_PRO } from '../assistant/adresses.ts';
import { historiqueQuery } from '../assistant/api.ts';

/** What the adviser asked about this client: these conversations go with the file. */
export function ConversationsDuClient({ client }: { client: string }) {
  const id = useId();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(historiqueQuery('', client));
  const conversations = data?.pages.flatMap((page) => page.conversations) ?? [];
  return (
    <section aria-labelledby={id} className="historique-dossier">
      <div className="registre">
        <h2 id={id}>Conversations</h2>
      </div>
      {data && conversations.length === 0 && <p className="doux petit">Aucune question posée sur ce client.</p>}
      <ul>
        {conversations.map((c) => (
          <li key={c.id}>
            <Link to={DU_CHAT_PRO.conversation(c.id)}>{typographier(c.titre)}</Link>
            <time className="doux" dateTime={c.updated_at}>
              {instant(c.updated_at)}
            </time>
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
