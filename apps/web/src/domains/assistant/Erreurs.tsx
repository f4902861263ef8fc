import { Link } from 'react-router';
import { Alerte, BoutonIcone, classeBouton } from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { useAdresses } from './adresses.ts';
import { QUESTION_CONSERVEE } from './textes.ts';
import type { ErreurEchange } from './useEchange.ts';

/** Why the question did not leave; it is back in the sheet below. */
export function ErreurDeQuestion({ erreur, onFermer }: { erreur: ErreurEchange; onFermer: () => void }) {
  return (
    <div className="avis-question">
      <Alerte ton="erreur">
        <div className="avec-fermer">
          <div>
            <p>{erreur.message}</p>
            <p className="doux">{QUESTION_CONSERVEE}</p>
          </div>
          <BoutonIcone icone="fermer" libelle="Fermer le message" onClick={onFermer} />
        </div>
      </Alerte>
    </div>
  );
}

export function ErreurConversation({ erreur }: { erreur: Error }) {
  const absente = erreur instanceof ApiError && (erreur.status === 404 || erreur.status === 422);
  return (
    <Alerte ton="erreur">
      <p>
        {absente
          ? 'Cette conversation n’existe pas, ou a été supprimée.'
          : messageOf(erreur, 'Cette conversation n’a pas pu s’ouvrir.')}
      </p>
      <Link className={classeBouton('normal', 'petite')} to={useAdresses().nouvelle()}>
        Nouvelle conversation
      </Link>
    </Alerte>
  );
}
