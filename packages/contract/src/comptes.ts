import { z } from 'zod';
import { NomPersonne } from './noms.ts';

export const TypeCompte = z.enum(['particulier', 'professionnel']);
export type TypeCompte = z.infer<typeof TypeCompte>;

export const Courriel = z.string().trim().toLowerCase().max(254).pipe(z.email('Adresse email invalide'));

/** Signup accepts 12 to 128 characters of any Unicode; the strength gauge is advice (see `evaluerMotDePasse`). */
export const MotDePasse = z
  .string()
  .min(12, 'Minimum 12 caractères requis')
  .max(128, 'Le mot de passe ne peut pas dépasser 128 caractères.');

const Empreinte = z.string().max(256);

export const InscriptionRequete = z.strictObject({
  email: Courriel,
  password: MotDePasse,
  fullName: NomPersonne,
  accountType: TypeCompte.default('particulier'),
  deviceFingerprint: Empreinte.optional(),
});

export const ConnexionRequete = z.strictObject({
  email: z.string().trim().toLowerCase().min(1, 'Indiquez votre adresse e-mail.').max(254),
  password: z.string().min(1, 'Indiquez votre mot de passe.').max(1024),
  deviceFingerprint: Empreinte.optional(),
});

export const Utilisateur = z
  .object({
    id: z.uuid(),
    email: z.string(),
    fullName: z.string(),
    taper: TypeCompte,
    permissions: z.array(z.string()),
  })
  .meta({ id: 'Utilisateur' });

/** The access token travels as a bearer header; the refresh token only in an HttpOnly cookie. */
export const SessionReponse = z
  .object({
    success: z.literal(true),
    user: Utilisateur,
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_at: z.iso.datetime().describe('Fin de validité du jeton d’accès.'),
    session_expires_at: z.iso.datetime().describe('Fin de la session, quelle que soit l’activité.'),
    inactivity_seconds: z.int().describe('Sans activité pendant cette durée, la session se ferme.'),
  })
  .meta({ id: 'Session' });

export const InscriptionReponse = z.object({ success: z.literal(true), user: Utilisateur });

export type InscriptionRequete = z.infer<typeof InscriptionRequete>;
export type ConnexionRequete = z.infer<typeof ConnexionRequete>;
export type Utilisateur = z.infer<typeof Utilisateur>;
export type SessionReponse = z.infer<typeof SessionReponse>;
export type InscriptionReponse = z.infer<typeof InscriptionReponse>;
