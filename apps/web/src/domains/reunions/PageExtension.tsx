import { useState } from 'react';
import { Link } from 'react-router';
import { Bouton, classeBouton, Icone } from '../../design-system/index.ts';
import { useTitre } from '../../platform/titre.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { TetePro } from '../clients/TetePro.tsx';
import { EtatDeLExtension } from './EtatDeLExtension.tsx';
import './reunions.css';

const ETAPES = [
  'Téléchargez le fichier, puis extrayez-le dans un dossier que vous gardez.',
  'Ouvrez la page des extensions\u00a0: tapez chrome://extensions (ou edge://extensions) dans la barre d’adresse.',
  'Activez «\u00a0Mode développeur\u00a0», en haut à droite.',
  'Cliquez «\u00a0Charger l’extension non empaquetée\u00a0» et choisissez le dossier extrait.',
  'Épinglez Francis dans la barre, ouvrez son panneau, puis «\u00a0Relier à Francis\u00a0».',
] as const;

/** How the extension is installed. A browser lets no page install one by itself: the button opens the steps. */
export function PageExtension() {
  useTitre('Extension Teams');
  const [ouvertes, setOuvertes] = useState(false);
  return (
    <CadrePro className="reunions-page extension-page">
      <TetePro retour={{ vers: '/pro', nom: 'Retour' }} titre="Extension Teams" />
      <p>
        Elle lit les sous-titres de vos réunions Teams, une fois l’accord des participants confirmé, et les range dans
        le dossier que vous choisissez. Le navigateur n’autorise pas une page à l’installer à votre place.
      </p>
      <div className="gestes-titre">
        <Bouton rang="principal" aria-expanded={ouvertes} onClick={() => setOuvertes(!ouvertes)}>
          Installation guidée
        </Bouton>
        <a className={classeBouton()} href="/extension/francis-teams.zip" download>
          <Icone nom="export" petite />
          Télécharger le fichier (zip)
        </a>
      </div>
      {ouvertes && (
        <ol className="etapes-teams">
          {ETAPES.map((etape) => (
            <li key={etape}>{etape}</li>
          ))}
        </ol>
      )}
      <EtatDeLExtension installer={false} />
      <section aria-labelledby="compatibilite">
        <div className="registre">
          <h2 id="compatibilite">Compatibilité</h2>
        </div>
        <p>
          Chrome, Edge ou Chromium 116 et suivants, sous Windows 10 et 11, macOS 10.15 et suivants, Linux. Teams dans le
          navigateur, sous-titres affichés.
        </p>
      </section>
      <section aria-labelledby="droits-extension">
        <div className="registre">
          <h2 id="droits-extension">Ce qu’elle peut faire</h2>
        </div>
        <p>
          Lire les pages de Teams, et elles seules, et ouvrir vos réunions dans Francis. Elle ne lit ni vos dossiers, ni
          vos autres pages, n’enregistre ni le son ni l’image, et se retire à tout moment dans{' '}
          <Link to="/securite">Sécurité</Link>.
        </p>
      </section>
    </CadrePro>
  );
}
