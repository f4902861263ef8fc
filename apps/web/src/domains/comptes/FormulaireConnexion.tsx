import { zodResolver } from '@hookform/resolvers/zod';
import { ConnexionRequete } from '@francis/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { Alerte, Bouton, Champ, ChampMotDePasse } from '../../design-system/index.ts';
import type { EtatConnexion } from '../../platform/EspaceConnecte.tsx';
import { asContract } from '../../platform/json.ts';
import { useSession } from '../../platform/session.ts';
import { accueilDe, connecter } from './api.ts';
import { repartirErreurs } from './erreurs-de-formulaire.ts';
import { ErreurFormulaire, type EtatErreur } from './ErreurFormulaire.tsx';

interface Saisie {
  email: string;
  password: string;
}

/** Email and password; goes back where the session ended, else to the home of the account. */
export function FormulaireConnexion() {
  const aller = useNavigate();
  const etat = asContract<EtatConnexion>(useLocation().state ?? {});
  const session = useSession();
  const [erreur, setErreur] = useState<EtatErreur>();
  const formulaire = useForm<Saisie>({
    resolver: zodResolver(ConnexionRequete.pick({ email: true, password: true })),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formulaire.formState;

  // Already signed in: nothing to ask.
  useEffect(() => {
    if (session.statut === 'ouverte') void aller(etat.retour ?? accueilDe(session.utilisateur), { replace: true });
  }, [session, aller, etat.retour]);

  const envoyer = formulaire.handleSubmit(async (saisie) => {
    setErreur(undefined);
    try {
      await connecter(saisie);
    } catch (error) {
      const champs = { email: 'email', password: 'password' } as const;
      setErreur(repartirErreurs(error, champs, formulaire.setError, 'Email ou mot de passe incorrect.'));
      formulaire.setFocus('password');
    }
  });

  return (
    <form className="formulaire" onSubmit={(e) => void envoyer(e)} noValidate>
      {etat.message && !erreur && <Alerte ton="attention">{etat.message}</Alerte>}
      <ErreurFormulaire erreur={erreur} />
      <Champ
        libelle="Adresse email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        erreur={errors.email?.message}
        {...formulaire.register('email')}
      />
      <ChampMotDePasse
        libelle="Mot de passe"
        autoComplete="current-password"
        required
        erreur={errors.password?.message}
        {...formulaire.register('password')}
      />
      <Bouton type="submit" rang="principal" taille="grande" disabled={isSubmitting}>
        {isSubmitting ? 'Connexion...' : 'Connexion'}
      </Bouton>
    </form>
  );
}
