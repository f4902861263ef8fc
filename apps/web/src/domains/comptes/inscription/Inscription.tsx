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
    fullName: z.string().trim().min(1, 'Indiquez votre nom.').max(120, 'Ce nom est trop long.'),
    email: Courriel,
    ...NouveauMotDePasse,
  })
  .refine(...memeMotDePasse);
type Saisie = z.infer<typeof Saisie>;

/** Account of an individual. The gauge is advice; length and unpredictability are the rule. */
export function Inscription() {
  useTitre('Inscription');
  const formulaire = useForm<Saisie>({
    resolver: zodResolver(Saisie),
    defaultValues: { fullName: '', email: '', password: '', confirmation: '' },
  });
  const soumission = useInscription(formulaire, ({ fullName, email, password }) => ({
    fullName,
    email,
    password,
    accountType: 'particulier',
  }));

  return (
    <CadrePublic etroit>
      <h1>Créer un compte</h1>
      <p className="sous-titre">
        Vous êtes un professionnel{'\u202f'}? <Link to="/pro/signup">Inscription professionnelle</Link>
      </p>
      <Formulaire
        formulaire={formulaire}
        soumission={soumission}
        bouton="Créer mon compte"
        enCours="Création du compte..."
      >
        <ChampTexte nom="fullName" libelle="Nom complet" autoComplete="name" />
        <ChampCourriel />
        <ChampNouveauMotDePasse nom="password" />
        <ChampConfirmation nom="confirmation" />
      </Formulaire>
      <p className="autre-voie">
        Déjà inscrit{'\u202f'}? <Link to="/login">Connexion</Link>
      </p>
    </CadrePublic>
  );
}
