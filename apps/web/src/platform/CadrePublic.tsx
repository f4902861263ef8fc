import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { BoutonIcone, classeBouton, SigneMarque } from '../design-system/index.ts';
import { EntetePapier } from './EntetePapier.tsx';
import { sessionLikely, useSession } from './session.ts';
import { toggleTheme, useTheme } from './theme.ts';

export function LienMarque({ vers = '/pro-landing' }: { vers?: string }) {
  return (
    <Link className="marque" to={vers} aria-label="Francis, accueil">
      <SigneMarque />
      Francis
    </Link>
  );
}

export function BasculeTheme() {
  const theme = useTheme();
  return (
    <BoutonIcone
      icone="theme"
      libelle={theme === 'sombre' ? 'Passer au thème clair' : 'Passer au thème sombre'}
      onClick={toggleTheme}
    />
  );
}

/** Header, content and footer of the pages that anyone may read. */
export function CadrePublic({ children, etroit = false }: { children: ReactNode; etroit?: boolean }) {
  useSession();
  const connecte = sessionLikely();
  return (
    <>
      <a className="saut" href="#contenu">
        Aller au contenu
      </a>
      <EntetePapier />
      <header className="tete">
        <div className="page">
          <LienMarque />
          <nav aria-label="Principale">
            <NavLink to="/simulateurs">Simulateurs</NavLink>
            {!connecte && (
              <NavLink className="cx-etroit" to="/login">
                Connexion
              </NavLink>
            )}
          </nav>
          <div className="actions">
            <BasculeTheme />
            {connecte ? (
              <Link className={classeBouton('normal', 'petite')} to="/dashboard">
                Mon espace
              </Link>
            ) : (
              <>
                <Link className={`${classeBouton('discret', 'petite')} cx`} to="/login">
                  Connexion
                </Link>
                <Link className={classeBouton('normal', 'petite')} to="/signup">
                  Inscription
                </Link>
              </>
            )}
          </div>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className={etroit ? 'page etroite' : undefined}>
        {children}
      </main>
      <footer className="pied">
        <div className="page pied-g">
          <p>
            <LienMarque />
          </p>
          <ul>
            <li>
              <Link to="/simulateurs">Simulateurs</Link>
            </li>
            {connecte ? (
              <li>
                <Link to="/dashboard">Mon espace</Link>
              </li>
            ) : (
              <>
                <li>
                  <Link to="/login">Connexion</Link>
                </li>
                <li>
                  <Link to="/signup">Inscription</Link>
                </li>
                <li>
                  <Link to="/pro/login">Espace professionnel</Link>
                </li>
              </>
            )}
            <li>
              <Link to="/conditions-de-vente">Conditions de vente</Link>
            </li>
          </ul>
          <p className="pied-n">
            Les résultats sont indicatifs. Le barème appliqué est écrit à côté de chaque montant. Pour une décision
            engageante, consultez un professionnel.
          </p>
        </div>
      </footer>
    </>
  );
}
