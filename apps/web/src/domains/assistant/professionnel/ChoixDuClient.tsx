import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icone } from '../../../design-system/index.ts';
import { useRepos } from '../../../platform/useRepos.ts';
import { trouvesQuery } from '../../clients/api.ts';

const CLIENTS_MONTRES = 8;
/** The list of clients that the chat offers is read again after five minutes. */
const LISTE_FRAICHE_MS = 300_000;

interface Props {
  /** Undefined asks for the general mode. */
  onChoisir: (client: string | undefined) => void;
  onFermer: () => void;
}

/** « Général » or a client, found by the beginning of their words: a firm may have a hundred thousand. */
export function ChoixDuClient({ onChoisir, onFermer }: Props) {
  const dialogue = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [texte, setTexte] = useState('');
  const [rang, setRang] = useState(0);
  const { data } = useQuery({
    ...trouvesQuery(useRepos(texte.trim()), CLIENTS_MONTRES),
    staleTime: LISTE_FRAICHE_MS,
    placeholderData: (avant) => avant,
  });
  useEffect(() => {
    const element = dialogue.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  const choix = [
    ...(texte.trim() === '' ? [{ cle: 'general', client: undefined, titre: 'Général', nature: 'Sans client' }] : []),
    ...(data?.lignes ?? []).map((c) => ({
      cle: c.id,
      client: c.id,
      titre: `${c.prenom_client} ${c.nom_client}`,
      nature: c.situation_maritale_client ?? '',
    })),
  ];
  const courant = choix[Math.min(rang, choix.length - 1)];
  const auClavier = (e: KeyboardEvent): void => {
    if (e.key === 'Enter' && courant) {
      e.preventDefault();
      onChoisir(courant.client);
    }
    const pas = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (pas === undefined || choix.length === 0) return;
    e.preventDefault();
    setRang((r) => (Math.min(r, choix.length - 1) + pas + choix.length) % choix.length);
  };
  return (
    <dialog ref={dialogue} className="palette" aria-label="De qui parle la question" onCancel={onFermer}>
      <div className="saisie">
        <Icone nom="recherche" petite />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-label="Client"
          aria-activedescendant={courant ? `${id}-${courant.cle}` : undefined}
          placeholder="Nom d’un client"
          value={texte}
          maxLength={100}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that one opens to type in it
          autoFocus
          onChange={(e) => {
            setTexte(e.target.value);
            setRang(0);
          }}
          onKeyDown={auClavier}
        />
      </div>
      <div className="palette-liste" id={id} role="listbox" aria-label="Clients">
        {choix.map((c) => (
          <div
            key={c.cle}
            id={`${id}-${c.cle}`}
            role="option"
            tabIndex={-1}
            aria-selected={c === courant}
            onClick={() => onChoisir(c.client)}
            onKeyDown={auClavier}
          >
            <span>{c.titre}</span>
            <span className="doux">{c.nature}</span>
          </div>
        ))}
      </div>
      {choix.length === 0 && <p className="rien">Aucun client à ce nom.</p>}
      <div className="palette-pied">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> parcourir, <kbd>Entrée</kbd> choisir, <kbd>Échap</kbd> fermer
        </span>
        <button type="button" className="b b-f b-s" onClick={onFermer}>
          Fermer
        </button>
      </div>
    </dialog>
  );
}
