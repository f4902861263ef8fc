import { z } from 'zod';
import type { FormulesEnVente } from './facturation.ts';

/** Who publishes the service, as the law asks; what the configuration does not say is null. */
export const Editeur = z
  .object({
    nom: z.string().nullable(),
    siren: z.string().nullable(),
    capital: z.string().nullable(),
    adresse: z.string().nullable(),
    directeur: z.string().nullable().describe('Directeur de la publication.'),
    hebergeur: z.string().nullable(),
    contact: z.string().nullable(),
  })
  .meta({ id: 'Editeur' });
export type Editeur = z.infer<typeof Editeur>;

/** Claims of the publisher, which the product does not measure: none unless the configuration says them. */
export const Promesses = z
  .object({
    promesses: z.array(z.object({ chiffre: z.string(), texte: z.string() })),
  })
  .meta({ id: 'Promesses' });
export type Promesses = z.infer<typeof Promesses>;

/** What the public pages say and only the server knows. */
export interface SuDuServeur {
  readonly vente: FormulesEnVente;
  readonly editeur: Editeur;
  readonly promesses: Promesses['promesses'];
}

export const SUJETS_DE_CONTACT = ['question', 'erreur', 'professionnel', 'accessibilite', 'donnees', 'autre'] as const;

export const ContactRequete = z.strictObject({
  nom: z.string().trim().min(1, 'Indiquez votre nom.').max(100),
  email: z.email('Indiquez une adresse e-mail valide.').max(254),
  sujet: z.enum(SUJETS_DE_CONTACT, 'Choisissez un sujet.'),
  message: z.string().trim().min(10, 'Écrivez votre message, en dix caractères au moins.').max(5_000),
});
export type ContactRequete = z.infer<typeof ContactRequete>;
export const ContactReponse = z.object({ message: z.string() });
export type ContactReponse = z.infer<typeof ContactReponse>;
