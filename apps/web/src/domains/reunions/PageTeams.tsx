import { useSearchParams } from 'react-router';
import { useTitre } from '../../platform/titre.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { TetePro } from '../clients/TetePro.tsx';
import { DetailReunion } from './DetailReunion.tsx';
import { EtatDeLExtension } from './EtatDeLExtension.tsx';
import { ListeReunions } from './ListeReunions.tsx';
import { Reglages } from './Reglages.tsx';
import { TexteAccord } from './TexteAccord.tsx';
import './reunions.css';

/** The Teams assistant: its extension, its choices, and the meetings that it wrote. */
export function PageTeams() {
  useTitre('Assistant Teams');
  const [parametres] = useSearchParams();
  const choisie = parametres.get('reunion') ?? undefined;
  return (
    <CadrePro className="reunions-page">
      <TetePro titre="Assistant Teams" />
      <div className="deux-colonnes">
        <div>{choisie ? <DetailReunion key={choisie} id={choisie} /> : <ListeReunions choisie={choisie} />}</div>
        <aside className="cote" aria-label="Extension et réglages">
          <EtatDeLExtension />
          <section aria-labelledby="texte-accord">
            <div className="registre">
              <h2 id="texte-accord">Texte à poster</h2>
            </div>
            <TexteAccord />
          </section>
          <Reglages />
          <section aria-labelledby="usage-teams">
            <div className="registre">
              <h2 id="usage-teams">En réunion</h2>
            </div>
            <ol className="etapes-teams">
              <li>
                Affichez les sous-titres de Teams{'\u00a0'}: Autres, Langue et voix, Afficher les sous-titres en direct.
              </li>
              <li>Ouvrez le panneau de l’extension, postez le texte et attendez l’accord de chacun.</li>
              <li>Confirmez l’accord{'\u202f'}: les sous-titres s’écrivent dans le panneau.</li>
              <li>Arrêtez, choisissez le dossier, et relisez ici ce qui est proposé.</li>
            </ol>
          </section>
        </aside>
      </div>
    </CadrePro>
  );
}
