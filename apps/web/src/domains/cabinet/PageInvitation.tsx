import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Alerte, Bouton, classeBouton } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { oublierFragment, useFragment } from '../../platform/fragment.ts';
import { useTitre } from '../../platform/titre.ts';
import { toast } from '../../platform/toasts.tsx';
import { CadrePro } from '../clients/CadrePro.tsx';
import { accepterInvitation } from './api.ts';
import './cabinet.css';

/** The door of the link that a colleague sent. Joining is a gesture: opening the page changes nothing. */
export function PageInvitation() {
  useTitre('Invitation');
  const { ticket } = useFragment();
  const client = useQueryClient();
  const aller = useNavigate();
  const [occupe, setOccupe] = useState(false);
  const [refus, setRefus] = useState<string>();
  const accepter = async (): Promise<void> => {
    if (ticket === undefined) return;
    setOccupe(true);
    setRefus(undefined);
    try {
      await accepterInvitation(ticket);
      oublierFragment();
      await client.invalidateQueries();
      toast('Vous avez rejoint le cabinet.');
      await aller('/pro/settings?onglet=cabinet', { replace: true });
    } catch (error) {
      setRefus(messageOf(error, 'L’invitation n’a pas abouti. Réessayez.'));
      setOccupe(false);
    }
  };
  return (
    <CadrePro className="compte-page invitation-pro">
      <h1>Rejoindre un cabinet</h1>
      {ticket === undefined ? (
        <Alerte ton="attention">Ouvrez cette page par le lien de votre e-mail d’invitation.</Alerte>
      ) : (
        <>
          <p>
            Vous verrez les dossiers du cabinet selon le rôle que son titulaire vous a donné. Un cabinet à vous, s’il ne
            tient aucun dossier, est remplacé.
          </p>
          {refus !== undefined && <Alerte ton="erreur">{refus}</Alerte>}
        </>
      )}
      <div className="gestes-cabinet">
        {ticket !== undefined && (
          <Bouton rang="principal" disabled={occupe} onClick={() => void accepter()}>
            {occupe ? 'Un instant...' : 'Accepter l’invitation'}
          </Bouton>
        )}
        <Link className={classeBouton()} to="/pro/dashboard">
          Tableau de bord
        </Link>
      </div>
    </CadrePro>
  );
}
