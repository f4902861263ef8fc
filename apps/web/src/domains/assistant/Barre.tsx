import { Link } from 'react-router';
import { BoutonIcone, typographier } from '../../design-system/index.ts';

interface Props {
  titre: string | undefined;
  onMenu: () => void;
}

export function Barre({ titre, onMenu }: Props) {
  return (
    <header className="barre">
      <BoutonIcone className="rail-b" icone="menu" libelle="Ouvrir les conversations" onClick={onMenu} />
      <h1>Chat</h1>
      <p className="sous-titre-barre">
        {titre ? typographier(titre) : 'Posez votre question fiscale ou patrimoniale.'}
      </p>
      <nav className="liens" aria-label="Principale">
        <Link className="lien-simulateurs" to="/simulateurs">
          Simulateurs
        </Link>
        <Link to="/profil">Mon profil</Link>
        <Link className="lien-decouvrir" to="/discover">
          Découvrir
        </Link>
        <Link to="/mes-donnees">RGPD</Link>
      </nav>
    </header>
  );
}
