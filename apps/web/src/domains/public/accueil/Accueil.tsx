import { Link, useLocation } from 'react-router';
import { Alerte, classeBouton } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { CarteInstallation } from '../../../platform/CarteInstallation.tsx';
import type { EtatConnexion } from '../../../platform/EspaceConnecte.tsx';
import { asContract } from '../../../platform/json.ts';
import { Ilot } from '../../../platform/Ilot.tsx';
import { useSession } from '../../../platform/session.ts';
import { useEntete } from '../useEntete.ts';
import { FenetreConnexionPro } from './FenetreConnexionPro.tsx';
import { MiniSimulateur } from './MiniSimulateur.tsx';
import { SectionPreuve } from './SectionPreuve.tsx';
import { SectionEtapes, SectionFaits, SectionFin, SectionPros, SectionSimulateurs } from './SectionsProduit.tsx';
import { SectionQuestion } from './SectionQuestion.tsx';
import { SectionTarifs } from './SectionTarifs.tsx';
import './accueil.css';
import './sections.css';

/** The promise, a staircase that moves, a question asked for real, and the proof. */
export function Accueil() {
  useEntete('/pro-landing');
  const session = useSession();
  const etat = asContract<EtatConnexion & { connexionPro?: boolean }>(useLocation().state ?? {});
  return (
    <CadrePublic>
      {etat.connexionPro && <FenetreConnexionPro />}
      {etat.connexionPro && (
        <div className="page tete-accueil">
          <Alerte>
            <p>
              Cet espace est réservé aux professionnels.
              {session.statut !== 'ouverte' && (
                <>
                  {' '}
                  <Link to="/pro/login" state={etat}>
                    Connexion professionnelle
                  </Link>
                </>
              )}
            </p>
          </Alerte>
        </div>
      )}
      <Ilot nom="installation" de={CarteInstallation} props={{}} />
      <div className="page accroche">
        <div>
          <h1>La réponse fiscale exacte, et le calcul qui la prouve.</h1>
          <p className="voix">
            Francis répond à vos questions d’impôt et de patrimoine. Chaque chiffre s’ouvre. Chaque règle porte son
            article et son année.
          </p>
          <p className="cta">
            <Link className={`${classeBouton('principal', 'grande')} si-connecte`} to="/dashboard">
              Poser une question
            </Link>
            <a className={`${classeBouton('principal', 'grande')} si-visiteur`} href="#question">
              Poser une question
            </a>
            <a className={classeBouton('discret', 'grande')} href="#preuve">
              Voir un calcul
            </a>
          </p>
        </div>
        <Ilot nom="mini" de={MiniSimulateur} props={{}} />
      </div>
      <SectionQuestion />
      <SectionPreuve />
      <SectionEtapes />
      <SectionFaits />
      <SectionSimulateurs />
      <SectionPros />
      <SectionTarifs />
      <SectionFin />
    </CadrePublic>
  );
}
