import { useQuery } from '@tanstack/react-query';
import { Alerte } from '../../../design-system/index.ts';
import { RenvoiLien } from '../liens/RenvoiLien.tsx';
import { identitesQuery } from './api.ts';

/** Nothing that lasts is added before the address is proved: said before it is refused. */
export function AvisAdresse() {
  const { data } = useQuery(identitesQuery);
  if (data?.adresseConfirmee !== false) return null;
  return (
    <div className="avant-formulaire">
      <Alerte ton="attention">
        <p>
          Confirmez votre adresse e-mail pour ajouter une clé d’accès, un second facteur, un compte lié ou un programme
          {'\u202f'}: ouvrez dans ce navigateur le lien que vous avez reçu.
        </p>
      </Alerte>
      <RenvoiLien type="verification" />
    </div>
  );
}
