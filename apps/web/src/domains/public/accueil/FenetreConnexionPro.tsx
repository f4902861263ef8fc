import { lazy, Suspense, useState } from 'react';
import { Bouton, Fenetre } from '../../../design-system/index.ts';

// The home page stays light: nobody else needs the forms.
const Formulaire = lazy(async () => {
  const { FormulaireConnexion } = await import('../../comptes/index.ts');
  return { default: FormulaireConnexion };
});

/** The professional sign-in, shown to the visitor who asked for a professional screen. */
export function FenetreConnexionPro() {
  const [ouverte, setOuverte] = useState(true);
  const fermer = (): void => setOuverte(false);
  if (!ouverte) return null;
  return (
    <Fenetre
      titre="Connexion professionnelle"
      onFermer={fermer}
      actions={
        <Bouton rang="discret" onClick={fermer}>
          Continuer sans me connecter
        </Bouton>
      }
    >
      <p className="sous-titre">Cet espace demande un compte professionnel.</p>
      <Suspense fallback={<p className="doux">Chargement...</p>}>
        <Formulaire type="professionnel" />
      </Suspense>
    </Fenetre>
  );
}
