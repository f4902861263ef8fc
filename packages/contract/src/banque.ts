import { z } from 'zod';

const fournisseur = z.string().trim().min(1).max(80);

/** How banks are read here. */
export const MoyenBancaire = z.enum(['truelayer', 'essai', 'indisponible']);

export const DepartBancaireRequete = z.strictObject({
  provider_id: fournisseur.optional().describe('La banque, quand elle est connue.'),
});
export const EchangeBancaireRequete = z.strictObject({
  code: z.string().trim().min(1).max(4_000),
  state: z.string().trim().min(1).max(200).describe('Ce que notre départ avait donné ; lié à votre session.'),
  provider_id: fournisseur.nullish(),
});
export const EchangeBancaireReponse = z.object({ success: z.literal(true), connexion_id: z.uuid() });

const CompteBancaire = z.object({
  id: z.uuid(),
  nom: z.string(),
  genre: z.string().describe('Comme la banque le nomme : TRANSACTION, SAVINGS…'),
  devise: z.string(),
  fin_iban: z.string().nullable().describe('Quatre derniers caractères : le reste n’est pas gardé.'),
  soldes: z
    .array(z.object({ jour: z.iso.date(), solde: z.number(), disponible: z.number().nullable() }))
    .describe('Un par jour lu, le plus récent d’abord.'),
});

export const ConnexionBancaire = z
  .object({
    id: z.uuid(),
    banque: z.string(),
    provider_id: z.string(),
    statut: z.enum(['active', 'expiree']),
    connectee_le: z.iso.datetime(),
    lue_le: z.iso.datetime().nullable(),
    accord_jusquau: z.iso.datetime().nullable().describe('Fin de l’accord donné à la banque, quand elle la dit.'),
    comptes: z.array(CompteBancaire),
  })
  .meta({ id: 'ConnexionBancaire' });
export type ConnexionBancaire = z.infer<typeof ConnexionBancaire>;

export const Banques = z
  .object({ moyen: MoyenBancaire, accord: z.boolean(), connexions: z.array(ConnexionBancaire) })
  .meta({ id: 'Banques' });
export type Banques = z.infer<typeof Banques>;

/** What the trial bank is asked to allow, as the browser brought it. */
export const AutorisationEssaiRequete = z.strictObject({
  client_id: z.string().max(100),
  redirect_uri: z.string().max(2_000),
  scope: z.string().max(200),
  state: z.string().max(200),
  response_type: z.literal('code'),
  accord: z.boolean(),
});
