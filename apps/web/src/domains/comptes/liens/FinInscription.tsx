import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel } from '@francis/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Alerte } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { oublierFragment, useFragment } from '../../../platform/fragment.ts';
import { useTitre } from '../../../platform/titre.ts';
import { toast } from '../../../platform/toasts.tsx';
import { accueilDe, type Defi, finirInscription } from '../api.ts';
import { ChampConfirmation, ChampCourriel, ChampNouveauMotDePasse } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { memeMotDePasse, NouveauMotDePasse } from '../champs/schemas.ts';
import { useSoumission } from '../champs/useSoumission.ts';
import { EtapeDefi } from '../connexion/EtapeDefi.tsx';
import { phraseFinInscription } from '../phrases.ts';
import { RenvoiLien } from './RenvoiLien.tsx';
import { useRedirection } from './useRedirection.ts';

const Saisie = z.object({ email: Courriel, ...NouveauMotDePasse }).refine(...memeMotDePasse);
const REDIRECTION_MS = 2_000;

/** Completes an account opened by someone else or by a payment, with the link of the e-mail. */
export function FinInscription() {
  useTitre('Finaliser votre inscription');
  const { ticket } = useFragment();
  const [accueil, setAccueil] = useState<string>();
  const [defi, setDefi] = useState<Defi>();
  const formulaire = useForm({
    resolver: zodResolver(Saisie),
    defaultValues: { email: '', password: '', confirmation: '' },
  });
  const soumission = useSoumission(formulaire, {
    defaut: 'Une erreur est survenue lors de l’activation du compte',
    champs: { confirm_password: 'confirmation' },
    dire: phraseFinInscription,
    action: async ({ email, password, confirmation }) => {
      try {
        const ouverture = await finirInscription({
          email,
          password,
          confirm_password: confirmation,
          ...(ticket !== undefined && { ticket }),
        });
        oublierFragment();
        toast('Compte activé avec succès\u202f!');
        if (ouverture.genre === 'session') setAccueil(accueilDe(ouverture.utilisateur));
        else setDefi(ouverture.defi);
      } catch (error) {
        toast('Erreur lors de l’activation du compte', { erreur: true });
        throw error;
      }
    },
  });
  useRedirection(accueil, REDIRECTION_MS);

  if (defi) {
    return (
      <CadrePublic etroit>
        <h1>Connexion</h1>
        <EtapeDefi defi={defi} />
      </CadrePublic>
    );
  }
  return (
    <CadrePublic etroit>
      <h1>Finalisez votre inscription</h1>
      {accueil === undefined ? (
        <>
          <p className="sous-titre">Choisissez le mot de passe qui ouvrira votre compte.</p>
          {ticket === undefined && <SansLien type="activation" />}
          <Formulaire
            formulaire={formulaire}
            soumission={soumission}
            bouton="Activer mon compte"
            enCours="Traitement..."
          >
            <ChampCourriel />
            <ChampNouveauMotDePasse nom="password" libelle="Nouveau mot de passe" />
            <ChampConfirmation nom="confirmation" />
          </Formulaire>
        </>
      ) : (
        <Alerte ton="succes">
          <p>Votre compte a été activé avec succès{'\u202f'}! Redirection en cours...</p>
        </Alerte>
      )}
      <p className="autre-voie">
        Pas encore de compte{'\u202f'}? <Link to="/signup">Créer un compte</Link>
      </p>
    </CadrePublic>
  );
}

/** The page was opened without its link: it will be refused, so it is said before anything is typed. */
export function SansLien({ type }: { type: 'activation' | 'activation_payee' }) {
  return (
    <div className="avant-formulaire">
      <Alerte ton="attention">
        <p>Ouvrez cette page avec le lien reçu par e-mail{'\u202f'}: il prouve que l’adresse est la vôtre.</p>
      </Alerte>
      <RenvoiLien type={type} />
    </div>
  );
}
