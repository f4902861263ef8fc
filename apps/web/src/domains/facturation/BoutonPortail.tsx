import { useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { ouvrirPortail } from './api.ts';

/** The payment provider's own pages: means of payment, invoices. A failure is said above the button. */
export function BoutonPortail({ retour = '/account?onglet=facturation' }: { retour?: string }) {
  const [occupe, setOccupe] = useState(false);
  const [echec, setEchec] = useState<string>();
  const ouvrir = async (): Promise<void> => {
    setOccupe(true);
    setEchec(undefined);
    try {
      location.assign((await ouvrirPortail(retour)).url);
    } catch (error) {
      setEchec(messageOf(error, 'Erreur lors de l’accès au portail de gestion'));
      setOccupe(false);
    }
  };
  return (
    <div className="portail">
      {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
      <Bouton onClick={() => void ouvrir()} disabled={occupe}>
        {occupe ? 'Ouverture...' : 'Ouvrir le portail de gestion'}
      </Bouton>
    </div>
  );
}
