import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Icone, SigneMarque } from '../design-system/index.ts';
import { BasculeTheme } from './BasculeTheme.tsx';
import { EntetePapier } from './EntetePapier.tsx';

export function LienMarque({ vers = '/pro-landing' }: { vers?: string }) {
  return (
    <Link className="marque" to={vers} aria-label="Francis, accueil">
      <SigneMarque />
      Francis
    </Link>
  );
}

export interface LienDeTete {
  readonly vers: string;
  readonly nom: string;
  /** Kept in sight on a narrow screen, where the others are in the menu. */
  readonly toujours?: boolean;
  readonly classe?: string;
}

interface Props {
  accueil?: string;
  /** What the links are for, as it is said. */
  nom: string;
  liens: readonly LienDeTete[];
  /** Everything that a narrow screen finds in its menu. */
  menu: readonly { readonly vers: string; readonly nom: string }[];
  /** Beside the theme, at the right. */
  actions: ReactNode;
  className?: string;
}

/** The one header: the mark, the links, what to do; on a narrow screen two lines and a menu, whoever is there. */
export function Tete({ accueil, nom, liens, menu, actions, className = '' }: Props) {
  return (
    <>
      <a className="saut" href="#contenu">
        Aller au contenu
      </a>
      <EntetePapier />
      <header className={`tete ${className}`.trim()}>
        <div className="page">
          <LienMarque {...(accueil !== undefined && { vers: accueil })} />
          <nav aria-label={nom}>
            {liens.map(({ vers, nom: libelle, toujours, classe = '' }) => (
              <NavLink key={vers} className={`${toujours ? '' : 'nav-large'} ${classe}`.trim()} to={vers}>
                {libelle}
              </NavLink>
            ))}
          </nav>
          <div className="actions">
            <BasculeTheme />
            {actions}
            <details className="menu-etroit">
              <summary aria-label="Menu">
                <Icone nom="menu" />
              </summary>
              <ul>
                {menu.map(({ vers, nom: libelle }) => (
                  <li key={vers}>
                    <Link to={vers}>{libelle}</Link>
                  </li>
                ))}
              </ul>
            </details>
          </div>
        </div>
      </header>
    </>
  );
}
