import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, BoutonIcone, Interrupteur } from '../../design-system/index.ts';
import { capacites } from './api.ts';
import { type EtatDictee, joindre } from './dictee.ts';
import { useMagasin } from './magasin.ts';
import { choisirPreference, preferences } from './preferences.ts';
import { ECOUTE_DU_NAVIGATEUR, ECOUTE_DU_SERVICE, MICRO_REFUSE, SANS_ACCORD } from './textes.ts';
import './voix.css';

interface Props {
  etat: EtatDictee | undefined;
  /** Instead of the state of the dictation. */
  statut?: string | undefined;
  erreur?: string | undefined;
  onFermer: () => void;
  /** Buttons of its own. */
  actions?: ReactNode;
}

function direEtat(etat: EtatDictee | undefined): string {
  switch (etat?.nom) {
    case 'demarrage':
      return 'Autorisez le microphone…';
    case 'ecoute':
      return etat.silence ? 'Je n’entends rien. Parlez près du microphone.' : 'J’écoute.';
    case 'arret':
      return 'J’écris la fin…';
    default:
      return 'Microphone coupé.';
  }
}

/** What is being dictated, as it is heard, and what may go wrong. */
export function PanneauDictee({ etat, statut, erreur = etat?.erreur, onFermer, actions }: Props) {
  const [service, setService] = useState(false);
  useEffect(() => {
    void capacites().then(({ transcription }) => setService(transcription === 'disponible'));
  }, []);
  const vif = etat?.nom === 'ecoute';
  const dit = etat?.texte ?? '';
  const provisoire = etat?.provisoire ?? '';
  return (
    <section className="panneau-dictee" aria-label="Dictée">
      <div className="tete-dictee">
        <p role="status" className={vif ? 'vif' : ''}>
          {statut ?? direEtat(etat)}
        </p>
        {actions && <div className="actions-dictee">{actions}</div>}
        <BoutonIcone icone="fermer" libelle="Fermer la dictée" onClick={onFermer} />
      </div>
      {erreur !== undefined && (
        <Alerte ton="erreur">
          <p>{erreur}</p>
          {erreur === MICRO_REFUSE && <p className="doux">Autorisez-le dans la barre d’adresse, puis réessayez.</p>}
          {erreur === SANS_ACCORD && <Link to="/mes-donnees">Mes données</Link>}
        </Alerte>
      )}
      {etat?.avis !== undefined && <Alerte ton="attention">{etat.avis}</Alerte>}
      {joindre(dit, provisoire) !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: a keyboard must reach it.
        <div className="dicte" role="group" aria-label="Texte dicté" tabIndex={0}>
          {dit} <span className="doux">{provisoire}</span>
        </div>
      )}
      <details className="reglages-dictee">
        <summary>Confidentialité et raccourcis</summary>
        <p className="doux">{service ? ECOUTE_DU_SERVICE : ECOUTE_DU_NAVIGATEUR}</p>
        <Raccourcis />
      </details>
    </section>
  );
}

function Raccourcis() {
  const choix = useMagasin(preferences);
  return (
    <ul>
      <li>
        <span id="racc-m">Ctrl ou Cmd + M allume et éteint la dictée</span>
        <Interrupteur
          nommePar="racc-m"
          actif={choix.raccourci}
          onBasculer={() => choisirPreference({ raccourci: !choix.raccourci })}
        />
      </li>
      <li>
        <span id="racc-espace">Espace, tenue sur le bouton du microphone, écoute tant qu’elle est tenue</span>
        <Interrupteur
          nommePar="racc-espace"
          actif={choix.appui}
          onBasculer={() => choisirPreference({ appui: !choix.appui })}
        />
      </li>
    </ul>
  );
}
