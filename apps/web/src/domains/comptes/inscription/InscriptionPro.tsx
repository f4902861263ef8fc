import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel } from '@francis/contract';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { ChampConfirmation, ChampCourriel, ChampNouveauMotDePasse, ChampTexte } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { memeMotDePasse, NouveauMotDePasse } from '../champs/schemas.ts';
import { useInscription } from './useInscription.ts';

const Saisie = z
  .object({
    prenom: z.string().trim().min(1, 'Indiquez votre prénom.').max(60, 'Ce prénom est trop long.'),
    nom: z.string().trim().min(1, 'Indiquez votre nom.').max(59, 'Ce nom est trop long.'),
    email: Courriel,
    ...NouveauMotDePasse,
  })
  .refine(...memeMotDePasse);
type Saisie = z.infer<typeof Saisie>;

/** Account part of the professional sign-up: only what is saved is asked for. */
export function InscriptionPro() {
  useTitre('Inscription professionnelle');
  const formulaire = useForm<Saisie>({
    resolver: zodResolver(Saisie),
    defaultValues: { prenom: '', nom: '', email: '', password: '', confirmation: '' },
  });
  const soumission = useInscription(formulaire, ({ prenom, nom, email, password }) => ({
    email,
    password,
    fullName: `${prenom} ${nom}`,
    accountType: 'professionnel',
  }));

  return (
    <CadrePublic etroit>
      <h1>Inscription professionnelle</h1>
      <p className="sous-titre">
        Les informations du cabinet (nom, fonction, téléphone, SIRET) vous seront demandées à l’abonnement. Vous êtes un
        particulier{'\u202f'}? <Link to="/signup">Créer un compte</Link>
      </p>
      <Formulaire
        formulaire={formulaire}
        soumission={soumission}
        bouton="Créer mon compte"
        enCours="Création du compte..."
      >
        <div className="deux-champs">
          <ChampTexte nom="prenom" libelle="Prénom" autoComplete="given-name" />
          <ChampTexte nom="nom" libelle="Nom" autoComplete="family-name" />
        </div>
        <ChampCourriel libelle="Adresse email professionnelle" />
        <ChampNouveauMotDePasse nom="password" />
        <ChampConfirmation nom="confirmation" />
      </Formulaire>
      <p className="autre-voie">
        Déjà inscrit{'\u202f'}? <Link to="/pro/login">Connexion professionnelle</Link>
      </p>
    </CadrePublic>
  );
}
