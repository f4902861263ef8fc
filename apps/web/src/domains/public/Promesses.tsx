import type { Promesses as Dites } from '@francis/contract';
import { useEffect, useState } from 'react';
import { request } from '../../platform/http.ts';
import { Lien } from '../../platform/navigation.tsx';
import './promesses.css';

/** What the publisher claims, when the configuration says something: nothing else, and never as a measure of ours. */
export function Promesses() {
  const [promesses, setPromesses] = useState<Dites['promesses']>([]);
  useEffect(() => {
    const abandon = new AbortController();
    request<Dites>('/api/promesses', { signal: abandon.signal, anonymous: true })
      .then((lues) => setPromesses(lues.promesses))
      // The page stands without it.
      .catch(() => undefined);
    return () => abandon.abort();
  }, []);
  if (promesses.length === 0) return null;
  return (
    <section className="promesses" aria-label="Ce qu’affirme l’éditeur">
      <dl>
        {promesses.map(({ chiffre, texte }) => (
          <div key={chiffre + texte}>
            <dt>{texte}</dt>
            <dd>{chiffre}</dd>
          </div>
        ))}
      </dl>
      <p className="petit doux">
        Affirmations de l’éditeur, que Francis ne mesure pas. <Lien to="/exactitude">Ce que Francis mesure</Lien>
      </p>
    </section>
  );
}
