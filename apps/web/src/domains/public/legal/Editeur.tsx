import type { Editeur } from '@francis/contract';
import { useEffect, useState } from 'react';
import { request } from '../../../platform/http.ts';
import { Lien } from '../../../platform/navigation.tsx';

const A_COMPLETER = 'à compléter';

function useEditeur(): (valeur: keyof Editeur) => string | undefined {
  const [editeur, setEditeur] = useState<Editeur>();
  useEffect(() => {
    const abandon = new AbortController();
    request<Editeur>('/api/editeur', { signal: abandon.signal, anonymous: true })
      .then(setEditeur)
      // The page stands without it, and says what it misses.
      .catch(() => undefined);
    return () => abandon.abort();
  }, []);
  return (champ) => editeur?.[champ] ?? undefined;
}

/** Who publishes: read from the server that answers, nothing invented. */
export function IdentiteEditeur() {
  const lire = useEditeur();
  const dire = (champ: keyof Editeur): string => lire(champ) ?? A_COMPLETER;
  const contact = lire('contact');
  return (
    <dl className="editeur">
      <dt>Dénomination</dt>
      <dd>{dire('nom')}, société par actions simplifiée unipersonnelle</dd>
      <dt>SIREN</dt>
      <dd>{dire('siren')}</dd>
      <dt>Capital social</dt>
      <dd>{dire('capital')}</dd>
      <dt>Siège</dt>
      <dd>{dire('adresse')}</dd>
      <dt>Directeur de la publication</dt>
      <dd>{dire('directeur')}</dd>
      <dt>Contact</dt>
      <dd>
        {contact ? <a href={`mailto:${contact}`}>{contact}</a> : A_COMPLETER}, ou{' '}
        <Lien to="/contact">le formulaire</Lien>
      </dd>
    </dl>
  );
}

export function Hebergeur() {
  return <p>{useEditeur()('hebergeur') ?? A_COMPLETER}</p>;
}
