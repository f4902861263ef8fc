import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { ongletDe, ONGLETS, versOnglet } from './onglets.ts';
import { useOngletEnVue } from './useOngletEnVue.ts';
import './panneaux.css';

/** The tabs of an individual; an adviser has an area of their own. */
export function OngletsDuChat() {
  const session = useSession();
  const [parametres] = useSearchParams();
  const actif = ongletDe(parametres);
  const liste = useRef<HTMLDivElement>(null);
  useOngletEnVue(liste, `${session.statut} ${actif}`);
  if (session.statut !== 'ouverte' || session.utilisateur.taper === 'professionnel') return null;
  return (
    <nav className="onglets-chat" aria-label="Votre espace">
      <div className="onglets-liste" ref={liste}>
        {ONGLETS.map(({ valeur, nom }) => (
          <Link key={valeur} to={versOnglet(parametres, valeur)} aria-current={valeur === actif ? 'page' : undefined}>
            {nom}
          </Link>
        ))}
        <Link to="/ma-fiscalite">Ma fiscalité</Link>
      </div>
    </nav>
  );
}
