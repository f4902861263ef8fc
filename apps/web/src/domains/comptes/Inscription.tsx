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

const Saisie = z.object({
  fullName: z.string().trim().min(1, 'Indiquez votre nom.').max(120, 'Ce nom est trop long.'),
  email: Courriel,
  password: MotDePasse,
});
type Saisie = z.infer<typeof Saisie>;

/** Account of an individual. The gauge is advice; the 12 characters are the rule. */
export function Inscription() {
  useTitre('Inscription');
  const aller = useNavigate();
  const formulaire = useForm<Saisie>({
    resolver: zodResolver(Saisie),
    defaultValues: { fullName: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formulaire.formState;
  const { erreur, creer } = useInscription(formulaire.setError);
  const motDePasse = useWatch({ control: formulaire.control, name: 'password' });

  const envoyer = formulaire.handleSubmit(async (saisie) => {
    if (await creer({ ...saisie, accountType: 'particulier' })) await aller('/dashboard');
  });

  return (
    <CadrePublic etroit>
      <h1>Créer un compte</h1>
      <p className="sous-titre">
        Vous êtes un professionnel{'\u202f'}? <Link to="/pro/signup">Inscription professionnelle</Link>
      </p>
      <form className="formulaire" onSubmit={(e) => void envoyer(e)} noValidate>
        <ErreurFormulaire erreur={erreur} />
        <Champ
          libelle="Nom complet"
          autoComplete="name"
          required
          erreur={errors.fullName?.message}
          {...formulaire.register('fullName')}
        />
        <Champ
          libelle="Adresse email"
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
        <Bouton type="submit" rang="principal" taille="grande" disabled={isSubmitting}>
          {isSubmitting ? 'Création du compte...' : 'Créer mon compte'}
        </Bouton>
      </form>
      <p className="autre-voie">
        Déjà inscrit{'\u202f'}? <Link to="/login">Connexion</Link>
      </p>
    </CadrePublic>
  );
}
