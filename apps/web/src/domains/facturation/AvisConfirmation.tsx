import { useQuery } from '@tanstack/react-query';
import { Alerte } from '../../design-system/index.ts';
import { RenvoiLien } from '../comptes/liens/RenvoiLien.tsx';
import { identitesQuery } from '../comptes/securite/api.ts';

/** The account proved its address; undefined until it is known. */
export const useAdresseConfirmee = (): boolean | undefined => useQuery(identitesQuery).data?.adresseConfirmee;

/** What was paid gives nothing before the address is proved: why, and what to do. */
export function AvisConfirmation() {
  return (
    <div className="a-confirmer">
      <Alerte ton="attention">
        <p>
          <b>Votre paiement est enregistré.</b> L’abonnement s’ouvre dès que vous confirmez votre adresse{'\u202f'}:
          ouvrez dans ce navigateur le lien reçu par e-mail. D’ici là, vous avez les questions gratuites du mois.
        </p>
      </Alerte>
      <RenvoiLien type="verification" />
    </div>
  );
}
