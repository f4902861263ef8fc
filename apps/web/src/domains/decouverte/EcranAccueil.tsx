import type { Profil } from '@francis/contract';
import { Bouton } from '../../design-system/index.ts';
import { LienMarque } from '../../platform/Tete.tsx';
import { useTitre } from '../../platform/titre.ts';
import { BoutonEntretien } from './entretien/BoutonEntretien.tsx';
import { Questionnaire } from './Questionnaire.tsx';

interface Props {
  profil: Profil;
  utilisateurId: string;
  onFini: () => void;
  onQuitter: () => void;
}

/** The questionnaire instead of the chat. */
export function EcranAccueil({ profil, utilisateurId, onFini, onQuitter }: Props) {
  useTitre('Faisons connaissance');
  return (
    <div className="ecran-accueil">
      <header className="tete">
        <div className="page">
          <LienMarque vers="/dashboard" />
          <div className="actions">
            <Bouton rang="discret" taille="petite" onClick={onQuitter}>
              Plus tard
            </Bouton>
          </div>
        </div>
      </header>
      <main id="contenu" className="page etroite" tabIndex={-1}>
        <h1>Faisons connaissance</h1>
        <p className="voix">Cinq questions, pour que chaque réponse parte de votre situation.</p>
        <p className="rangee vers-entretien">
          <BoutonEntretien profil={profil} utilisateurId={utilisateurId} />
        </p>
        <Questionnaire profil={profil} utilisateurId={utilisateurId} onFini={onFini} />
      </main>
    </div>
  );
}
