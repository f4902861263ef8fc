import { z } from 'zod';
import { CONDITIONS_DE_VENTE } from './conditions.ts';
import { CLES_FORMULES, Formule } from './formules.ts';

/** How orders are paid here. */
export const MoyenDePaiement = z.enum(['stripe', 'essai', 'indisponible']);
export type MoyenDePaiement = z.infer<typeof MoyenDePaiement>;

const adresse = z.string().trim().min(1).max(2_000);

export const FormulesEnVente = z.object({
  paiement: MoyenDePaiement,
  contact: z.string().nullable().describe('Adresse e-mail à laquelle nous écrire.'),
  conditions: z.iso.date().describe('Version des conditions de vente à accepter.'),
  taux_tva: z.number().describe('En pour cent.'),
  formules: z.array(Formule),
});
export type FormulesEnVente = z.infer<typeof FormulesEnVente>;

export const CommandeRequete = z.strictObject({
  priceId: z.enum(CLES_FORMULES, 'Cette formule n’est pas en vente.'),
  successUrl: adresse.describe('Sur notre adresse, absolue ou relative.'),
  cancelUrl: adresse,
  customer_email: z.string().trim().toLowerCase().max(254).optional().describe('Celle du compte.'),
  conditions: z.literal(CONDITIONS_DE_VENTE, 'Acceptez les conditions de vente en vigueur.'),
});
export type CommandeRequete = z.infer<typeof CommandeRequete>;

export const PortailRequete = z.strictObject({ returnUrl: adresse });
/** Where the browser goes next. */
export const AdresseSuivante = z.object({ url: z.string() }).meta({ id: 'AdresseSuivante' });
export type AdresseSuivante = z.infer<typeof AdresseSuivante>;

export const Abonnement = z
  .object({
    id: z.uuid(),
    formule: Formule,
    statut: z
      .enum(['actif', 'impaye', 'a_confirmer'])
      .describe('`a_confirmer` : payé, et sans effet tant que l’adresse du compte n’est pas confirmée.'),
    souscrit_le: z.iso.datetime(),
    debut: z.iso.datetime(),
    fin: z.iso.datetime().describe('Fin de la période en cours.'),
    renouvele: z.boolean(),
    offert: z.boolean().describe('Donné sans paiement : ni renouvellement payant, ni facture.'),
    retractable_jusquau: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Abonnement' });
export type Abonnement = z.infer<typeof Abonnement>;

export const Facture = z
  .object({
    id: z.uuid(),
    numero: z.string(),
    emise_le: z.iso.datetime(),
    montant: z.number().describe('En euros, toutes taxes comprises.'),
    dont_tva: z.number(),
    statut: z.enum(['due', 'payee', 'remboursee']),
    lien: z.string().nullable().describe('La facture chez le prestataire de paiement.'),
  })
  .meta({ id: 'Facture' });
export type Facture = z.infer<typeof Facture>;

export const Abonnements = z
  .object({ paiement: MoyenDePaiement, abonnements: z.array(Abonnement), factures: z.array(Facture) })
  .meta({ id: 'Abonnements' });
export type Abonnements = z.infer<typeof Abonnements>;

/** An order that waits for the local checkout. */
export const CommandeEnAttente = z
  .object({
    id: z.uuid(),
    formule: Formule,
    statut: z.enum(['ouverte', 'payee', 'abandonnee']),
    annulation: z.string(),
  })
  .meta({ id: 'CommandeEnAttente' });
export type CommandeEnAttente = z.infer<typeof CommandeEnAttente>;
export const PaiementEssaiRequete = z.strictObject({ issue: z.enum(['payer', 'refuser']) });
