import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classeBouton, Icone } from '../../design-system/index.ts';

interface Props {
  retour?: { readonly vers: string; readonly nom: string };
  chapeau?: ReactNode;
  titre: ReactNode;
  /** What one does on this screen, at the right of its title. */
  gestes?: ReactNode;
}

/** Head of a screen of the professional area: the way back, the title, what one does here. */
export function TetePro({ retour, chapeau, titre, gestes }: Props) {
  return (
    <div className="tete-ecran">
      {retour && (
        <Link className={`${classeBouton('discret', 'petite')} retour-pro`} to={retour.vers}>
          <Icone nom="gauche" petite />
          {retour.nom}
        </Link>
      )}
      <div className="titre-pro">
        <div>
          {chapeau !== undefined && <p className="chapeau">{chapeau}</p>}
          <h1>{titre}</h1>
        </div>
        {gestes !== undefined && <div className="gestes-titre">{gestes}</div>}
      </div>
    </div>
  );
}

export const RETOUR_CLIENTS = { vers: '/pro/dashboard', nom: 'Tableau de bord' } as const;
