import { useState } from 'react';
import { Bouton } from '../design-system/index.ts';
import { changerDeVersion } from './application.ts';
import { useApplication } from './useApplication.ts';
import './installation.css';

/** A new version waits: the person says when, so that nothing typed is lost. */
export function AvisVersion() {
  const { attend } = useApplication();
  const [plusTard, setPlusTard] = useState(false);
  if (!attend || plusTard) return null;
  return (
    <aside className="installation avis-version feuille" role="status">
      <p>Une nouvelle version de Francis est prête. Terminez votre saisie, puis rechargez.</p>
      <div className="rangee">
        <Bouton taille="petite" onClick={changerDeVersion}>
          Recharger
        </Bouton>
        <Bouton taille="petite" rang="discret" onClick={() => setPlusTard(true)}>
          Plus tard
        </Bouton>
      </div>
    </aside>
  );
}
