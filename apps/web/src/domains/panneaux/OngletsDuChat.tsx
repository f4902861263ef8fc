import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { ongletDe, ONGLETS, versOnglet } from './onglets.ts';
import './panneaux.css';

/** The tabs of an individual; an adviser has an area of their own. */
export function OngletsDuChat() {
  const session = useSession();
  const [parametres] = useSearchParams();
  if (session.statut !== 'ouverte' || session.utilisateur.taper === 'professionnel') return null;
  const actif = ongletDe(parametres);
  return (
    <nav className="onglets-chat" aria-label="Votre espace">
      <div className="onglets-liste">
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
