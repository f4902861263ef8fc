import { Alerte, Bouton } from '../../../design-system/index.ts';
import type { ApiError } from '../../../platform/erreurs.ts';
import { detailDe } from './useCalculs.ts';

const TROP_DE_REQUETES = 429;

function phraseDe(erreur: ApiError): string {
  if (erreur.status === TROP_DE_REQUETES) {
    return 'Trop de calculs demandés en peu de temps. Attendez une minute, puis réessayez.';
  }
  if (erreur.status === 0) return 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';
  return detailDe(erreur) ?? 'Le calcul n’a pas pu être fait. Réessayez dans un instant.';
}

/** Why there is no figure, and the way to ask again. */
export function Echec({ erreur, relancer }: { erreur: ApiError; relancer: () => void }) {
  return (
    <Alerte ton="erreur">
      <p>{phraseDe(erreur)}</p>
      <p className="doux">Votre saisie est conservée.</p>
      <Bouton taille="petite" onClick={relancer}>
        Réessayer
      </Bouton>
    </Alerte>
  );
}
