import { Link } from 'react-router';
import { BoutonIcone, typographier } from '../../design-system/index.ts';
import { ActionsConversation } from './ActionsConversation.tsx';
import { BoutonModeVocal } from '../voix/index.ts';

interface Props {
  /** The open conversation. */
  id?: string | undefined;
  titre: string | undefined;
  onMenu: () => void;
  /** Where else to go is in the header of the professional area, which is the banner of its pages. */
  professionnel?: boolean;
}

export function Barre({ id, titre, onMenu, professionnel = false }: Props) {
  const Cadre = professionnel ? 'section' : 'header';
  return (
    <Cadre className="barre" aria-label={professionnel ? 'Conversation ouverte' : undefined}>
      <BoutonIcone className="rail-b" icone="menu" libelle="Ouvrir les conversations" onClick={onMenu} />
      <h1>Chat</h1>
      <p className="sous-titre-barre">
        {titre ? typographier(titre) : 'Posez votre question fiscale ou patrimoniale.'}
      </p>
      {id !== undefined && titre !== undefined && <ActionsConversation id={id} titre={titre} />}
      {!professionnel && (
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
      )}
      <BoutonModeVocal />
    </Cadre>
  );
}
