import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classeBouton } from '../design-system/index.ts';
import { type LienDeTete, LienMarque, Tete } from './Tete.tsx';

const LIENS_DU_PIED: readonly (readonly [vers: string, libelle: string, classe?: string])[] = [
  ['/simulateurs', 'Simulateurs'],
  ['/pricing', 'Tarifs'],
  ['/demo', 'Démonstration'],
  ['/blog', 'Blog'],
  ['/exactitude', 'Exactitude mesurée'],
  ['/reforme', 'Studio de réforme'],
  ['/contact', 'Nous écrire'],
  ['/mentions-legales', 'Mentions légales'],
  ['/politique-confidentialite', 'Politique de confidentialité'],
  ['/conditions-de-vente', 'Conditions de vente'],
  ['/accessibilite', 'Accessibilité'],
  ['/pro/login', 'Espace professionnel', 'si-visiteur'],
  ['/complete-signup', 'Déjà inscrit\u202f?', 'si-visiteur'],
  ['/dashboard', 'Mon espace', 'si-connecte'],
];

const LIENS: readonly LienDeTete[] = [
  { vers: '/simulateurs', nom: 'Simulateurs', toujours: true },
  { vers: '/pro', nom: 'Professionnels' },
  { vers: '/pricing', nom: 'Tarifs' },
  { vers: '/blog', nom: 'Blog' },
  { vers: '/login', nom: 'Connexion', toujours: true, classe: 'cx-etroit si-visiteur' },
  // Beside the mark there is no room for them on the narrowest screens.
  { vers: '/signup', nom: 'Inscription', toujours: true, classe: 'cx-mini si-visiteur' },
  { vers: '/dashboard', nom: 'Mon espace', toujours: true, classe: 'cx-mini si-connecte' },
];

const MENU = [
  { vers: '/simulateurs', nom: 'Simulateurs' },
  { vers: '/pro', nom: 'Professionnels' },
  { vers: '/pricing', nom: 'Tarifs' },
  { vers: '/demo', nom: 'Démonstration' },
  { vers: '/blog', nom: 'Blog' },
  { vers: '/exactitude', nom: 'Exactitude mesurée' },
  { vers: '/reforme', nom: 'Studio de réforme' },
  { vers: '/contact', nom: 'Nous écrire' },
] as const;

/**
 * Header, content and footer of the pages that anyone may read. What differs for whoever is signed in is written too, and
 * the styles choose: a page written in advance is the same for everybody.
 */
export function CadrePublic({ children, etroit = false }: { children: ReactNode; etroit?: boolean }) {
  return (
    <>
      <Tete
        nom="Principale"
        liens={LIENS}
        menu={MENU}
        actions={
          <>
            <Link className={`${classeBouton('normal', 'petite')} sauf-mini si-connecte`} to="/dashboard">
              Mon espace
            </Link>
            <Link className={`${classeBouton('discret', 'petite')} cx si-visiteur`} to="/login">
              Connexion
            </Link>
            <Link className={`${classeBouton('normal', 'petite')} sauf-mini si-visiteur`} to="/signup">
              Inscription
            </Link>
          </>
        }
      />
      <main id="contenu" tabIndex={-1} className={etroit ? 'page etroite' : undefined}>
        {children}
      </main>
      <footer className="pied">
        <div className="page pied-g">
          <p>
            <LienMarque />
          </p>
          <ul>
            {LIENS_DU_PIED.map(([vers, libelle, classe]) => (
              <li key={vers} className={classe}>
                <Link to={vers}>{libelle}</Link>
              </li>
            ))}
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
