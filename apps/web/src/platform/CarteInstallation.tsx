import { useState } from 'react';
import { Bouton, BoutonIcone } from '../design-system/index.ts';
import { installer } from './application.ts';
import { sessionLikely, useSession } from './session.ts';
import { useApplication } from './useApplication.ts';
import './installation.css';

const FERMEE = 'francis.installation';
const SANS_QUESTION =
  'Votre navigateur ne propose pas l’installation ici. Ouvrez son menu et choisissez «\u202fAjouter à l’écran d’accueil\u202f».';

const dejaFermee = (): boolean => {
  try {
    return localStorage.getItem(FERMEE) !== null;
  } catch {
    return false;
  }
};

/**
 * Offers to install the site, to whoever is signed in: not when it is installed already, and only when the browser offers
 * it, or when the address asks for it (`?installer`).
 */
export function CarteInstallation() {
  useSession();
  const { offre, installee } = useApplication();
  const [fermee, setFermee] = useState(false);
  const [consigne, setConsigne] = useState(false);
  const demandee = typeof location !== 'undefined' && new URLSearchParams(location.search).has('installer');
  const proposee = demandee || (offre !== undefined && typeof localStorage !== 'undefined' && !dejaFermee());
  if (typeof document === 'undefined' || !sessionLikely() || installee || fermee || !(proposee || consigne))
    return null;
  const fermer = (): void => {
    setFermee(true);
    try {
      localStorage.setItem(FERMEE, '1');
    } catch {
      // Storage refused: it will be offered again.
    }
  };
  return (
    <aside className="installation feuille" aria-label="Installer Francis">
      <p>
        <b>Installez Francis sur cet appareil.</b> Il s’ouvre comme une application, et les simulateurs calculent même
        sans réseau.
      </p>
      {consigne && <p role="status">{SANS_QUESTION}</p>}
      <div className="rangee">
        <Bouton
          taille="petite"
          onClick={() => void installer().then((montree) => (montree ? setFermee(true) : setConsigne(true)))}
        >
          Installer
        </Bouton>
        <BoutonIcone icone="fermer" libelle="Fermer" onClick={fermer} />
      </div>
    </aside>
  );
}
