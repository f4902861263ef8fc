import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../../design-system/index.ts';

/** Of whom no question is asked: another firm's client is told as one who does not exist. */
export function ClientAbsent() {
  return (
    <Alerte ton="erreur">
      <p>Client non trouvé. Ce dossier n’existe pas, ou n’est pas dans votre cabinet.</p>
      <Link className={classeBouton('normal', 'petite')} to="/pro/dashboard">
        Voir la liste des clients
      </Link>
    </Alerte>
  );
}
