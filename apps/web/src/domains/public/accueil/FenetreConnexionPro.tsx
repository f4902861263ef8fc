import { lazy, Suspense, useState } from 'react';
import { Bouton, Fenetre } from '../../../design-system/index.ts';
import { seDeconnecter } from '../../../platform/deconnexion.ts';
import { useNavigation } from '../../../platform/navigation.tsx';
import { aUnEspacePro, useSession } from '../../../platform/session.ts';

// The home page stays light: nobody else needs the forms.
const Formulaire = lazy(async () => {
  const { FormulaireConnexion } = await import('../../comptes/index.ts');
  return { default: FormulaireConnexion };
});

/**
 * The professional sign-in, shown to whoever asked for a professional screen without an account that opens it. The form
 * stays until it has led there; an individual who is signed in is told so, and may change accounts.
 */
export function FenetreConnexionPro() {
  const [ouverte, setOuverte] = useState(true);
  const session = useSession();
  const { aller } = useNavigation();
  const fermer = (): void => setOuverte(false);
  if (!ouverte) return null;
  const particulier = session.statut === 'ouverte' && !aUnEspacePro(session.utilisateur);
  return (
    <Fenetre
      titre="Connexion professionnelle"
      onFermer={fermer}
      actions={
        particulier ? (
          <>
            <Bouton rang="discret" onClick={() => aller('/dashboard')}>
              Revenir à mon espace
            </Bouton>
            <Bouton onClick={() => void seDeconnecter()}>Me déconnecter</Bouton>
          </>
        ) : (
          <Bouton rang="discret" onClick={fermer}>
            Continuer sans me connecter
          </Bouton>
        )
      }
    >
      <p className="sous-titre">Cet espace demande un compte professionnel.</p>
      {particulier ? (
        <p>Vous êtes connecté avec un compte de particulier. Déconnectez-vous pour entrer avec un autre.</p>
      ) : (
        <Suspense fallback={<p className="doux">Chargement...</p>}>
          <Formulaire type="professionnel" />
        </Suspense>
      )}
    </Fenetre>
  );
}
