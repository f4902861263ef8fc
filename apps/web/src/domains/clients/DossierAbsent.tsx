import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';

/** While a file comes, and when it does not: another firm's file is told as one that does not exist. */
export function DossierAbsent({ error, phrase }: { error: unknown; phrase: string }) {
  if (error === null)
    return (
      <p className="attente-liste doux" role="status">
        Chargement des informations...
      </p>
    );
  const absent = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <div className="liste-vide">
      <h1 className="vh">Dossier client</h1>
      <Alerte ton="erreur">
        <p>{absent ? 'Client non trouvé.' : messageOf(error, phrase)}</p>
      </Alerte>
      <Link className={classeBouton()} to="/pro/dashboard">
        Retour au Tableau de Bord
      </Link>
    </div>
  );
}
