import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Alerte, typographier } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { oublierFragment, ticketConfie, useFragment } from '../../../platform/fragment.ts';
import { closeSession } from '../../../platform/session.ts';
import { useTitre } from '../../../platform/titre.ts';
import { choisirMotDePasse } from '../api.ts';
import { ChampFermerTout } from '../champs/CaseFermerTout.tsx';
import { ChampConfirmation, ChampNouveauMotDePasse } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { memeMotDePasse, NouveauMotDePasse as Champs } from '../champs/schemas.ts';
import { useSoumission } from '../champs/useSoumission.ts';
import { DemandeLien } from './DemandeLien.tsx';
import { useRedirection } from './useRedirection.ts';

const Saisie = z.object({ ...Champs, closeAllAccess: z.boolean() }).refine(...memeMotDePasse);
const REDIRECTION_MS = 3_000;

/** With the link of the e-mail: the new password. Without it: asks for the link. */
export function NouveauMotDePasse() {
  useTitre('Définir un mot de passe');
  const { ticket: recu } = useFragment();
  const ticket = ticketConfie() ?? recu;
  return (
    <CadrePublic etroit>
      <h1>Définir un mot de passe</h1>
      {ticket === undefined ? (
        <>
          <p className="sous-titre">
            Indiquez l’adresse de votre compte{'\u202f'}: le lien que vous recevrez ouvre cette page.
          </p>
          <DemandeLien />
        </>
      ) : (
        <Choix ticket={ticket} />
      )}
      <p className="autre-voie">
        <Link to="/login">Revenir à la connexion</Link>
      </p>
    </CadrePublic>
  );
}

function Choix({ ticket }: { ticket: string }) {
  const [fait, setFait] = useState<string>();
  const formulaire = useForm({
    resolver: zodResolver(Saisie),
    defaultValues: { password: '', confirmation: '', closeAllAccess: true },
  });
  const soumission = useSoumission(formulaire, {
    defaut: 'Le mot de passe n’a pas pu être enregistré. Réessayez dans un instant.',
    action: async ({ password, closeAllAccess }) => {
      const { message } = await choisirMotDePasse({ ticket, password, closeAllAccess });
      oublierFragment();
      // Every session of the account ended with the old password.
      closeSession();
      setFait(typographier(message));
    },
  });
  useRedirection(fait === undefined ? undefined : '/login', REDIRECTION_MS);
  if (fait !== undefined) {
    return (
      <Alerte ton="succes">
        <p>{fait}</p>
        <p className="doux">Vos sessions sont fermées. Vous pouvez vous connecter avec le nouveau.</p>
      </Alerte>
    );
  }
  return (
    <>
      <p className="sous-titre">Le lien ne sert qu’une fois. Vos autres appareils seront déconnectés.</p>
      <Formulaire
        formulaire={formulaire}
        soumission={soumission}
        bouton="Enregistrer le mot de passe"
        enCours="Enregistrement..."
      >
        <ChampNouveauMotDePasse nom="password" libelle="Nouveau mot de passe" />
        <ChampConfirmation nom="confirmation" />
        <ChampFermerTout />
      </Formulaire>
      {soumission.erreur && (
        <p className="autre-voie">
          Le lien a expiré{'\u202f'}?{' '}
          <Link to="/forgot-password" onClick={oublierFragment}>
            Demander un nouveau lien
          </Link>
        </p>
      )}
    </>
  );
}
