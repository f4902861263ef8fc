import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BoutonIcone, classeBouton, Icone } from '../design-system/index.ts';
import { seDeconnecter } from './deconnexion.ts';
import { PAGES_PRO } from './pages-pro.ts';
import { aUnEspacePro, useSession } from './session.ts';
import { type LienDeTete, Tete } from './Tete.tsx';

const PAGES: readonly LienDeTete[] = [
  { vers: '/ma-fiscalite', nom: 'Ma fiscalité' },
  { vers: '/documents', nom: 'Documents' },
  { vers: '/profil', nom: 'Profil' },
  { vers: '/patrimoine', nom: 'Patrimoine' },
  { vers: '/annuaire', nom: 'Annuaire' },
  { vers: '/account', nom: 'Compte' },
  { vers: '/securite', nom: 'Sécurité' },
  { vers: '/mes-donnees', nom: 'Mes données' },
  { vers: '/simulateurs', nom: 'Simulateurs', toujours: true },
];

/** A professional finds their own area around their account. */
const PAGES_DU_PRO: readonly LienDeTete[] = [
  ...PAGES_PRO,
  { vers: '/securite', nom: 'Sécurité' },
  { vers: '/mes-donnees', nom: 'Mes données' },
];

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
  const pages = pro ? PAGES_DU_PRO : PAGES;
  return (
    <>
      <Tete
        accueil={accueil}
        nom="Votre compte"
        liens={pages}
        menu={pages}
        className={large ? 'tete-compte large-page' : 'tete-compte'}
        actions={
          <>
            <Link className={classeBouton('discret', 'petite')} to={accueil}>
              <Icone nom="gauche" petite />
              <span className="mot-mini">
                Retour<span className="large"> {pro ? 'au tableau de bord' : 'au chat'}</span>
              </span>
            </Link>
            <BoutonIcone icone="sortie" libelle="Se déconnecter" onClick={() => void seDeconnecter()} />
          </>
        }
      />
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
