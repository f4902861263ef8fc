import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { BoutonIcone, classeBouton, Icone } from '../design-system/index.ts';
import { BasculeTheme, LienMarque } from './CadrePublic.tsx';
import { seDeconnecter } from './deconnexion.ts';
import { aUnEspacePro, useSession } from './session.ts';

const PAGES = [
  { vers: '/ma-fiscalite', nom: 'Ma fiscalité' },
  { vers: '/documents', nom: 'Documents' },
  { vers: '/profil', nom: 'Profil' },
  { vers: '/patrimoine', nom: 'Patrimoine' },
  { vers: '/account', nom: 'Compte' },
  { vers: '/securite', nom: 'Sécurité' },
  { vers: '/mes-donnees', nom: 'Mes données' },
  { vers: '/simulateurs', nom: 'Simulateurs' },
] as const;

interface Props {
  children: ReactNode;
  /** One column of fields. */
  etroit?: boolean;
  /** As wide as the public pages, for what is drawn. */
  large?: boolean;
  className?: string;
}

/** Header and tabs of the screens on which a person manages their own account. */
export function CadreCompte({ children, etroit = false, large = false, className = '' }: Props) {
  const session = useSession();
  const pro = session.statut === 'ouverte' && aUnEspacePro(session.utilisateur);
  const accueil = pro ? '/pro/dashboard' : '/dashboard';
  return (
    <>
      <a className="saut" href="#contenu">
        Aller au contenu
      </a>
      <header className={large ? 'tete tete-compte large-page' : 'tete tete-compte'}>
        <div className="page">
          <LienMarque vers={accueil} />
          <div className="actions">
            <Link className={classeBouton('discret', 'petite')} to={accueil}>
              <Icone nom="gauche" petite />
              <span>
                Retour<span className="large"> au chat</span>
              </span>
            </Link>
            <BasculeTheme />
            <BoutonIcone icone="sortie" libelle="Se déconnecter" onClick={() => void seDeconnecter()} />
          </div>
        </div>
        <nav className="page onglets-compte" aria-label="Votre compte">
          {PAGES.map(({ vers, nom }) => (
            <NavLink key={vers} to={vers}>
              {nom}
            </NavLink>
          ))}
        </nav>
      </header>
      <main
        id="contenu"
        tabIndex={-1}
        className={`page ${etroit ? 'etroite ' : ''}${large ? 'large-page ' : ''}compte-page ${className}`.trim()}
      >
        {children}
      </main>
    </>
  );
}
