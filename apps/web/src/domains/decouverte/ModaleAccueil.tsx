import type { Profil } from '@francis/contract';
import { Bouton, Fenetre } from '../../design-system/index.ts';
import { BoutonEntretien } from './entretien/BoutonEntretien.tsx';
import { Questionnaire } from './Questionnaire.tsx';

interface Props {
  profil: Profil;
  utilisateurId: string;
  onFini: () => void;
  onPlusTard: () => void;
}

export function ModaleAccueil({ profil, utilisateurId, onFini, onPlusTard }: Props) {
  return (
    <Fenetre
      titre="Faisons connaissance"
      onFermer={onPlusTard}
      actions={
        <>
          <p className="petit doux">Vos réponses ne servent qu’à vos calculs. Elles se changent dans votre profil.</p>
          <Bouton rang="discret" onClick={onPlusTard}>
            Plus tard
          </Bouton>
        </>
      }
    >
      <p className="rangee vers-entretien">
        <BoutonEntretien profil={profil} utilisateurId={utilisateurId} />
      </p>
      <Questionnaire profil={profil} utilisateurId={utilisateurId} onFini={onFini} />
    </Fenetre>
  );
}
