import { zodResolver } from '@hookform/resolvers/zod';
import { MotDePasse } from '@francis/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Alerte } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { ApiError } from '../../platform/erreurs.ts';
import { useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { ChampFermerTout } from './champs/CaseFermerTout.tsx';
import { ChampConfirmation, ChampMotDePasseActuel, ChampNouveauMotDePasse, Titulaire } from './champs/Champs.tsx';
import { Formulaire } from './champs/Formulaire.tsx';
import { useSoumission } from './champs/useSoumission.ts';
import { useRedirection } from './liens/useRedirection.ts';
import { phraseChangement } from './phrases.ts';
import { changerMotDePasse } from './securite/api.ts';

const Saisie = z
  .object({
    currentPassword: z.string().min(1, 'Veuillez saisir votre mot de passe actuel.'),
    newPassword: MotDePasse,
    confirmation: z.string(),
    closeAllAccess: z.boolean(),
  })
  .refine((s) => s.currentPassword !== s.newPassword, {
    path: ['newPassword'],
    message: 'Le nouveau mot de passe doit être différent de l’actuel.',
  })
  .refine((s) => s.newPassword === s.confirmation, {
    path: ['confirmation'],
    message: 'Les nouveaux mots de passe ne correspondent pas.',
  });
const REDIRECTION_MS = 3_000;

/** The other devices are signed out; this one stays. */
export function ChangementMotDePasse() {
  useTitre('Changer le mot de passe');
  const session = useSession();
  const [fait, setFait] = useState(false);
  const formulaire = useForm({
    resolver: zodResolver(Saisie),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '', closeAllAccess: false },
  });
  const soumission = useSoumission(formulaire, {
    defaut: 'Erreur lors du changement de mot de passe. Veuillez réessayer.',
    dire: phraseChangement,
    action: async ({ currentPassword, newPassword, closeAllAccess }) => {
      if (session.statut !== 'ouverte') {
        throw new ApiError('Aucun utilisateur connecté', { status: 401, code: 'AUTHENTIFICATION_REQUISE' });
      }
      await changerMotDePasse({ currentPassword, newPassword, closeAllAccess, userId: session.utilisateur.id });
      setFait(true);
    },
  });
  useRedirection(fait ? '/profile' : undefined, REDIRECTION_MS);

  return (
    <CadreCompte etroit>
      <h1>Changer le mot de passe</h1>
      {fait ? (
        <div className="retour-lien">
          <Alerte ton="succes">
            <p>✅ Mot de passe mis à jour avec succès{'\u202f'}!</p>
            <p className="doux">Vos autres appareils sont déconnectés.</p>
          </Alerte>
          <p>
            <Link to="/profile" replace>
              Aller au profil
            </Link>
          </p>
        </div>
      ) : (
        <>
          <p className="sous-titre">Vos autres appareils seront déconnectés, celui-ci restera ouvert.</p>
          <Formulaire
            formulaire={formulaire}
            soumission={soumission}
            bouton="Changer le mot de passe"
            enCours="Mise à jour..."
          >
            {session.statut === 'ouverte' && <Titulaire email={session.utilisateur.email} />}
            <ChampMotDePasseActuel nom="currentPassword" libelle="Mot de passe actuel" />
            <ChampNouveauMotDePasse nom="newPassword" libelle="Nouveau mot de passe" />
            <ChampConfirmation nom="confirmation" libelle="Confirmer le nouveau mot de passe" />
            <ChampFermerTout />
          </Formulaire>
          <p className="autre-voie">
            Vous ne connaissez plus l’actuel{'\u202f'}? <Link to="/forgot-password">Recevoir un lien</Link>
          </p>
        </>
      )}
    </CadreCompte>
  );
}
