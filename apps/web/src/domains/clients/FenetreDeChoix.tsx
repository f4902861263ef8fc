import type { ClientListe } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icone } from '../../design-system/index.ts';
import { useRepos } from '../../platform/useRepos.ts';
import { trouvesQuery } from './api.ts';

const CLIENTS_MONTRES = 8;

export interface Choix {
  readonly cle: string;
  readonly titre: string;
  readonly nature: string;
}

interface Props<C extends Choix> {
  /** What the window is for, what is typed in it, and what it lists. */
  titre: string;
  etiquette: string;
  exemple: string;
  liste: string;
  rien: string;
  /** What Enter does. */
  verbe: string;
  /** How long the clients found stay fresh, in milliseconds. */
  fraicheur?: number;
  choix: (texte: string, clients: readonly ClientListe[]) => readonly C[];
  onChoisir: (choisi: C) => void;
  onFermer: () => void;
}

/** A window in which one types the beginning of a name and chooses: a firm may have a hundred thousand clients. */
export function FenetreDeChoix<C extends Choix>(props: Props<C>) {
  const { onChoisir, onFermer } = props;
  const dialogue = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [texte, setTexte] = useState('');
  const [rang, setRang] = useState(0);
  const { data } = useQuery({
    ...trouvesQuery(useRepos(texte.trim()), CLIENTS_MONTRES),
    ...(props.fraicheur !== undefined && { staleTime: props.fraicheur }),
    placeholderData: (avant) => avant,
  });
  // As a window does: closed before it leaves the page, it gives the focus back.
  useLayoutEffect(() => {
    const element = dialogue.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  const choix = props.choix(texte.trim(), data?.lignes ?? []);
  const courant = choix[Math.min(rang, choix.length - 1)];
  const auClavier = (e: KeyboardEvent): void => {
    if (e.key === 'Enter' && courant) {
      e.preventDefault();
      onChoisir(courant);
    }
    const pas = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (pas === undefined || choix.length === 0) return;
    e.preventDefault();
    setRang((r) => (Math.min(r, choix.length - 1) + pas + choix.length) % choix.length);
  };

  return (
    <dialog ref={dialogue} className="palette" aria-label={props.titre} onCancel={onFermer}>
      <div className="saisie">
        <Icone nom="recherche" petite />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-label={props.etiquette}
          aria-activedescendant={courant ? `${id}-${courant.cle}` : undefined}
          placeholder={props.exemple}
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
      <div className="palette-liste" id={id} role="listbox" aria-label={props.liste}>
        {choix.map((c) => (
          <div
            key={c.cle}
            id={`${id}-${c.cle}`}
            role="option"
            tabIndex={-1}
            aria-selected={c === courant}
            onClick={() => onChoisir(c)}
            onKeyDown={auClavier}
          >
            <span>{c.titre}</span>
            <span className="doux">{c.nature}</span>
          </div>
        ))}
      </div>
      {data?.suivant !== undefined && (
        <p className="rien doux">
          {`Les ${CLIENTS_MONTRES} premiers clients sont montrés\u202f: tapez le début d’un nom pour les autres.`}
        </p>
      )}
      {choix.length === 0 && <p className="rien">{props.rien}</p>}
      <div className="palette-pied">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> parcourir, <kbd>Entrée</kbd> {props.verbe}, <kbd>Échap</kbd> fermer
        </span>
        <button type="button" className="b b-f b-s" onClick={onFermer}>
          Fermer
        </button>
      </div>
    </dialog>
  );
}
