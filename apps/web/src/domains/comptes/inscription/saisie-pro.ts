import { CLES_FORMULES, Courriel, FonctionPro, motDeNom, NomCabinet, Siret, TelephonePro } from '@francis/contract';
import { z } from 'zod';
import { memeMotDePasse, NouveauMotDePasse } from '../champs/schemas.ts';

/** What the three steps ask, field by field. */
export const SaisiePro = z
  .object({
    email: Courriel,
    ...NouveauMotDePasse,
    prenom: motDeNom('Indiquez votre prénom.', 'Ce prénom est trop long.', 60),
    nom: motDeNom('Indiquez votre nom.', 'Ce nom est trop long.', 59),
    company: NomCabinet,
    role: z.union([FonctionPro, z.literal('')]).refine((role): boolean => role !== '', 'Choisissez votre fonction.'),
    siret: z.union([z.literal(''), Siret]),
    phone: z.string().trim().min(1, 'Indiquez votre téléphone.').pipe(TelephonePro),
    formule: z.enum(CLES_FORMULES).or(z.literal('')),
    accord: z.boolean().refine(Boolean, 'Acceptez l’accord de sous-traitance pour ouvrir un compte professionnel.'),
  })
  .refine(...memeMotDePasse);
export type SaisiePro = z.infer<typeof SaisiePro>;

export const ETAPES = [
  { nom: 'Compte', champs: ['email', 'password', 'confirmation'] },
  { nom: 'Cabinet', champs: ['prenom', 'nom', 'company', 'role', 'siret', 'phone'] },
  { nom: 'Abonnement', champs: ['formule', 'accord'] },
] as const satisfies readonly { nom: string; champs: readonly (keyof SaisiePro)[] }[];

export const DEPART: SaisiePro = {
  email: '',
  password: '',
  confirmation: '',
  prenom: '',
  nom: '',
  company: '',
  role: '',
  siret: '',
  phone: '',
  formule: '',
  accord: false,
};

/** The step where a refused field is. */
export const etapeDe = (champ: string): number => ETAPES.findIndex(({ champs }) => champs.some((nom) => nom === champ));
