import type { ReactNode } from 'react';

interface Props {
  id?: string;
  /** Key that ties the note to its call; see `Reponse`. */
  cle?: string;
  numero?: number | undefined;
  /** Its name among the notes of the page; without it, its number and its title. */
  nom?: string;
  titre: ReactNode;
  avertissement?: boolean;
  children: ReactNode;
}

/** A note of the margin: number in blue, title in bold, then one sentence. */
export function Note({ id, cle, numero, nom, titre, avertissement = false, children }: Props) {
  return (
    <aside
      className={avertissement ? 'note avert' : 'note'}
      id={id}
      data-note={cle}
      tabIndex={id ? -1 : undefined}
      aria-label={nom ?? (typeof titre === 'string' ? (numero ? `Note ${numero}\u202f: ${titre}` : titre) : undefined)}
    >
      {numero !== undefined && <span className="num">{numero}</span>}
      <b>{titre}</b> {children}
    </aside>
  );
}
