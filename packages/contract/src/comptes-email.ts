import { z } from 'zod';
import { Courriel } from './comptes.ts';
import { NomPersonne } from './noms.ts';
import { ReauthentificationFacultative } from './comptes-reauthentification.ts';

/**
 * The address changes when the link sent to the new one is opened (`/auth/callback#type=email&ticket=…`); the old one
 * then receives a link that undoes it (`/auth/callback#type=email-annule&ticket=…`).
 */
export const ChangementEmailRequete = z.strictObject({ newEmail: Courriel, ...ReauthentificationFacultative });
export type ChangementEmailRequete = z.infer<typeof ChangementEmailRequete>;

export const TicketEmailRequete = z.strictObject({
  ticket: z.string().min(1).max(128).describe('Le jeton du lien reçu par e-mail, utilisable une fois.'),
});

const ToutFermer = z
  .boolean()
  .describe('Fermer tous les accès : clés d’accès et comptes liés compris, quelle que soit leur date.');
export const RetourAdresseRequete = TicketEmailRequete.extend({ closeAllAccess: ToutFermer.default(true) });
export type RetourAdresseRequete = z.infer<typeof RetourAdresseRequete>;

/** What a person changes of their own account; the rest has its own route. */
export const ModificationUtilisateur = z.strictObject({ fullName: NomPersonne });
export type ModificationUtilisateur = z.infer<typeof ModificationUtilisateur>;
