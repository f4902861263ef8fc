import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel, MotDePasse } from '@francis/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Alerte } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { oublierFragment, useFragment } from '../../../platform/fragment.ts';
import { useTitre } from '../../../platform/titre.ts';
import { activerCompte } from '../api.ts';
import { ChampCourriel, ChampNouveauMotDePasse } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';
import { SansLien } from './FinInscription.tsx';
import { useRedirection } from './useRedirection.ts';

const Saisie = z.object({ email: Courriel, password: MotDePasse });
const REDIRECTION_MS = 2_500;

/** First password of an account that was paid for. */
export function Activation() {
  useTitre('Activer votre compte');
  const { ticket } = useFragment();
  const [fait, setFait] = useState(false);
  const formulaire = useForm({ resolver: zodResolver(Saisie), defaultValues: { email: '', password: '' } });
  const soumission = useSoumission(formulaire, {
    defaut: 'Erreur lors de l’activation.',
    action: async (saisie) => {
      await activerCompte({ ...saisie, ...(ticket !== undefined && { ticket }) });
      oublierFragment();
      setFait(true);
    },
  });
  useRedirection(fait ? '/' : undefined, REDIRECTION_MS);

  return (
    <CadrePublic etroit>
      <h1>Activez votre compte</h1>
      {fait ? (
        <Alerte ton="succes">
          <p>Compte activé{'\u202f'}! Vous pouvez désormais vous connecter.</p>
        </Alerte>
      ) : (
        <>
          <p className="sous-titre">Merci de votre achat. Choisissez le mot de passe de votre compte.</p>
          {ticket === undefined && <SansLien type="activation_payee" />}
          <Formulaire
            formulaire={formulaire}
            soumission={soumission}
            bouton="Activer mon compte"
            enCours="Activation..."
          >
            <ChampCourriel />
            <ChampNouveauMotDePasse nom="password" />
          </Formulaire>
        </>
      )}
      <p className="autre-voie">
        Compte déjà activé{'\u202f'}? <Link to="/login">Connexion</Link>
      </p>
    </CadrePublic>
  );
}
