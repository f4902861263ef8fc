import { z } from 'zod';
import { CLES_FONCTIONS, ROLES_CABINET } from './cabinet.ts';
import { Courriel } from './comptes.ts';

export const LIBELLES_ROLES = {
  titulaire: 'Titulaire',
  conseiller: 'Conseiller',
  lecteur: 'Lecteur',
} as const satisfies Readonly<Record<(typeof ROLES_CABINET)[number], string>>;

const Role = z.enum(ROLES_CABINET, 'Choisissez un rôle.');

export const InvitationRequete = z.strictObject({ email: Courriel, role: Role });
export const AcceptationInvitation = z.strictObject({ ticket: z.string().min(1).max(200) });
export const ChangementRole = z.strictObject({ role: Role });

export const MembreCabinet = z
  .object({
    id: z.uuid(),
    nom: z.string(),
    email: z.string(),
    role: z.enum(ROLES_CABINET),
    fonction: z.enum(CLES_FONCTIONS).nullable(),
    depuis_le: z.iso.datetime(),
    moi: z.boolean(),
  })
  .meta({ id: 'MembreCabinet' });
export type MembreCabinet = z.infer<typeof MembreCabinet>;

export const InvitationCabinet = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(ROLES_CABINET),
    expire_le: z.iso.datetime(),
  })
  .meta({ id: 'InvitationCabinet' });
export type InvitationCabinet = z.infer<typeof InvitationCabinet>;

export const EquipeCabinet = z
  .object({
    membres: z.array(MembreCabinet),
    invitations: z.array(InvitationCabinet).describe('En attente ; vide pour qui ne répond pas du cabinet.'),
  })
  .meta({ id: 'EquipeCabinet' });
export type EquipeCabinet = z.infer<typeof EquipeCabinet>;

const LOGO_MAX_OCTETS = 2 * 1024 * 1024;
export const LOGO_MAX_BASE64 = Math.ceil(LOGO_MAX_OCTETS / 3) * 4;
export const LogoRequete = z.strictObject({
  image: z.base64('L’image doit être en base 64.').max(LOGO_MAX_BASE64, 'Le logo dépasse 2\u00a0Mo.'),
});
export const LogoReponse = z.object({
  logo: z.string().nullable().describe('Image PNG, comme le produit l’a récrite, en adresse data:.'),
});
export type LogoReponse = z.infer<typeof LogoReponse>;
