import { z } from 'zod';
import { LISTE_PORTEES } from './cles-portees.ts';

export const CleRequete = z.strictObject({
  nom: z.string().trim().min(1, 'Donnez un nom à la clé.').max(80, 'Ce nom est trop long.'),
  portees: z
    .array(z.enum(LISTE_PORTEES, 'Cette portée n’existe pas.'))
    .min(1, 'Choisissez au moins une portée.')
    .max(20),
  jours: z.int().min(1, 'Une clé vit au moins un jour.').max(365, 'Une clé vit au plus un an.'),
  password: z.string().max(1024).optional().describe('Absent, la session doit avoir prouvé son titulaire à l’instant.'),
});
export type CleRequete = z.infer<typeof CleRequete>;

export const CleApi = z
  .object({
    id: z.uuid(),
    nom: z.string(),
    debut: z.string().describe('Ses premiers caractères : le reste n’est gardé nulle part.'),
    portees: z.array(z.enum(LISTE_PORTEES)),
    par: z.string().describe('Qui l’a créée, et dont elle ne dépasse pas les droits.'),
    a_moi: z.boolean(),
    creee_le: z.iso.datetime(),
    expire_le: z.iso.datetime(),
    utilisee_le: z.iso.datetime().nullable(),
    etat: z.enum(['active', 'expiree', 'retiree']),
  })
  .meta({ id: 'CleApi' });
export type CleApi = z.infer<typeof CleApi>;

export const ClesApi = z
  .object({
    cles: z.array(CleApi),
    portees: z.array(z.enum(LISTE_PORTEES)).describe('Celles que mon rôle permet de donner.'),
  })
  .meta({ id: 'ClesApi' });
export type ClesApi = z.infer<typeof ClesApi>;

export const CleCreee = z
  .object({ cle: CleApi, secret: z.string().describe('Montré une fois, ici.') })
  .meta({ id: 'CleCreee' });
export type CleCreee = z.infer<typeof CleCreee>;

export const UsageCle = z
  .object({
    le: z.iso.datetime(),
    methode: z.string(),
    route: z.string(),
    reussi: z.boolean().describe('Faux quand la clé n’ouvrait pas cette route, ou ne valait plus.'),
    reseau: z.string().nullable(),
  })
  .meta({ id: 'UsageCle' });
export type UsageCle = z.infer<typeof UsageCle>;
