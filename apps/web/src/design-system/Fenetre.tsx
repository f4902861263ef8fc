import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { BoutonIcone } from './Bouton.tsx';
import { entrerDansLePremierChamp } from './premier-champ.ts';

interface Props {
  titre: string;
  onFermer: () => void;
  children: ReactNode;
  actions: ReactNode;
}

/** The browser's own dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Fenetre({ titre, onFermer, children, actions }: Props) {
  const dialogue = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it still stands in the page: out of it, the browser gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialogue.current;
    if (element && !element.open) {
      element.showModal();
      // On its cross, the first space that is typed would close it.
      entrerDansLePremierChamp(element.querySelector('.corps-m'));
    }
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialogue}
      className="modale"
      aria-labelledby={id}
      // React lets the one of a window inside come up to this one.
      onCancel={(e) => e.target === e.currentTarget && onFermer()}
    >
      <header>
        <h2 id={id}>{titre}</h2>
        <BoutonIcone icone="fermer" libelle="Fermer" onClick={onFermer} />
      </header>
      <div className="corps-m">{children}</div>
      <footer>{actions}</footer>
    </dialog>
  );
}
