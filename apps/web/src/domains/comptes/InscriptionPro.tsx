import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel, evaluerMotDePasse, MotDePasse } from '@francis/contract';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { Bouton, Champ, ChampMotDePasse } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { useTitre } from '../../platform/titre.ts';
import { ErreurFormulaire } from './ErreurFormulaire.tsx';
import { useInscription } from './useInscription.ts';
import './comptes.css';

const Saisie = z
  .object({
    prenom: z.string().trim().min(1, 'Indiquez votre prénom.').max(60, 'Ce prénom est trop long.'),
    nom: z.string().trim().min(1, 'Indiquez votre nom.').max(59, 'Ce nom est trop long.'),
    email: Courriel,
    password: MotDePasse,
    confirmation: z.string().min(1, 'Confirmez votre mot de passe.'),
  })
  .refine((s) => s.password === s.confirmation, {
    path: ['confirmation'],
    message: 'Les mots de passe ne correspondent pas',
  });
type Saisie = z.infer<typeof Saisie>;

/** Account part of the professional sign-up: only what is saved is asked for. */
export function InscriptionPro() {
  useTitre('Inscription professionnelle');
  const aller = useNavigate();
  const formulaire = useForm<Saisie>({
    resolver: zodResolver(Saisie),
    defaultValues: { prenom: '', nom: '', email: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formulaire.formState;
  const { erreur, creer } = useInscription(formulaire.setError);
  const motDePasse = useWatch({ control: formulaire.control, name: 'password' });

  const envoyer = formulaire.handleSubmit(async ({ prenom, nom, email, password }) => {
    const compte = { email, password, fullName: `${prenom} ${nom}`, accountType: 'professionnel' as const };
    if (await creer(compte)) await aller('/pro/dashboard');
  });

  return (
    <CadrePublic etroit>
      <h1>Inscription professionnelle</h1>
      <p className="sous-titre">
        Les informations du cabinet (nom, fonction, téléphone, SIRET) vous seront demandées à l’abonnement. Vous êtes un
        particulier{'\u202f'}? <Link to="/signup">Créer un compte</Link>
      </p>
      <form className="formulaire" onSubmit={(e) => void envoyer(e)} noValidate>
        <ErreurFormulaire erreur={erreur} />
        <div className="deux-champs">
          <Champ
            libelle="Prénom"
            autoComplete="given-name"
            required
            erreur={errors.prenom?.message}
            {...formulaire.register('prenom')}
          />
          <Champ
            libelle="Nom"
            autoComplete="family-name"
            required
            erreur={errors.nom?.message}
            {...formulaire.register('nom')}
          />
        </div>
        <Champ
          libelle="Adresse email professionnelle"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          erreur={errors.email?.message}
          {...formulaire.register('email')}
        />
        <ChampMotDePasse
          libelle="Mot de passe"
          autoComplete="new-password"
          required
          erreur={errors.password?.message}
          robustesse={motDePasse ? evaluerMotDePasse(motDePasse) : undefined}
          {...formulaire.register('password')}
        />
        <ChampMotDePasse
          libelle="Confirmer le mot de passe"
          autoComplete="new-password"
          required
          erreur={errors.confirmation?.message}
          {...formulaire.register('confirmation')}
        />
        <Bouton type="submit" rang="principal" taille="grande" disabled={isSubmitting}>
          {isSubmitting ? 'Création du compte...' : 'Créer mon compte'}
        </Bouton>
      </form>
      <p className="autre-voie">
        Déjà inscrit{'\u202f'}? <Link to="/pro/login">Connexion professionnelle</Link>
      </p>
    </CadrePublic>
  );
}
