import { Link } from 'react-router';
import { classeBouton } from '../../design-system/index.ts';
import type { SituationIncomplete } from '../situation/lire.ts';

/** Why there is no figure, and where to say what is missing. */
export function Incomplete({ situation: { motif, manques } }: { situation: SituationIncomplete }) {
  return (
    <div className="incomplete">
      <p className="voix">{motif}</p>
      <p className="rangee">
        <Link className={classeBouton('principal')} to={manques.length > 0 ? '/discover?questions' : '/profil'}>
          {manques.length > 0 ? 'Répondre à cinq questions' : 'Revoir mon profil'}
        </Link>
      </p>
    </div>
  );
}
