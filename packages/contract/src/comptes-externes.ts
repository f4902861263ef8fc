import { z } from 'zod';
import { SessionReponse, TypeCompte } from './comptes.ts';
import { ReauthentificationFacultative } from './comptes-reauthentification.ts';
import { DefiReponse } from './comptes-securite.ts';

/** Absent from the configuration, there is no provider and the list is empty: the screen then shows no button. */
export const Fournisseur = z.object({ id: z.string(), nom: z.string() }).meta({ id: 'Fournisseur' });
export const ListeFournisseurs = z.object({ fournisseurs: z.array(Fournisseur) });

/** `accountType` is that of the account to open when the person has none. */
export const AutorisationRequete = z.strictObject({ accountType: TypeCompte.default('particulier') });
export const LiaisonRequete = z.strictObject({ ...ReauthentificationFacultative });

/** Where the browser must go; it comes back on `/auth/callback?code=…&state=…`. */
export const AutorisationReponse = z.object({ url: z.url() });

/** The parameters of the address on which the browser came back, as they are. */
export const RetourExterneRequete = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4096).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(1000).optional(),
  session_state: z.string().max(500).optional(),
  scope: z.string().max(500).optional(),
});
export type RetourExterneRequete = z.infer<typeof RetourExterneRequete>;

export const IdentiteLiee = z
  .object({
    id: z.uuid(),
    fournisseur: z.string(),
    nom: z.string(),
    email: z.string().nullable(),
    lieeLe: z.iso.datetime(),
    utiliseeLe: z.iso.datetime().nullable(),
  })
  .meta({ id: 'IdentiteLiee' });
export type IdentiteLiee = z.infer<typeof IdentiteLiee>;

/** Logged in, a second factor asked, or (from the account page) one more identity linked. */
export const RetourExterneReponse = z.union([
  SessionReponse,
  DefiReponse,
  z.object({ success: z.literal(true), liee: IdentiteLiee }),
]);
export type RetourExterneReponse = z.infer<typeof RetourExterneReponse>;

export const ListeIdentites = z.object({
  identites: z.array(IdentiteLiee),
  motDePasse: z.boolean().describe('Le compte a aussi un mot de passe.'),
  adresseConfirmee: z.boolean().describe('L’adresse du compte a été prouvée : rien de durable ne s’ajoute avant.'),
});
