import { z } from 'zod';

/** What an address may be told: that the figure of a client moved, or nothing at all, to see that it listens. */
export const EVENEMENTS_WEBHOOK = ['client.chiffre_change', 'webhook.essai'] as const;
/** Why a try failed. */
export const RAISONS_WEBHOOK = ['adresse', 'nom', 'delai', 'connexion', 'redirection', 'statut'] as const;
export const WEBHOOKS_MAX = 5;

const Url = z
  .string()
  .trim()
  .max(500, 'Cette adresse est trop longue.')
  .refine((texte) => {
    if (!URL.canParse(texte)) return false;
    const { protocol, username, password } = new URL(texte);
    return protocol === 'https:' && username === '' && password === '';
  }, 'Donnez une adresse https://, sans mot de passe dedans.');
const Preuve = z
  .string()
  .max(1024)
  .optional()
  .describe('Absent, la session doit avoir prouvé son titulaire à l’instant.');

export const WebhookRequete = z.strictObject({ url: Url, password: Preuve });
export type WebhookRequete = z.infer<typeof WebhookRequete>;
export const WebhookSecretRequete = z.strictObject({ password: Preuve });

export const Webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    etat: z.enum(['actif', 'desactive']),
    cree_le: z.iso.datetime(),
    secret_le: z.iso.datetime(),
    echecs: z.int().describe('Livraisons abandonnées de suite.'),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;
export const Webhooks = z.object({ webhooks: z.array(Webhook) }).meta({ id: 'Webhooks' });
export type Webhooks = z.infer<typeof Webhooks>;

export const WebhookCree = z
  .object({ webhook: Webhook, secret: z.string().describe('Montré une fois, ici.') })
  .meta({ id: 'WebhookCree' });
export type WebhookCree = z.infer<typeof WebhookCree>;

export const LivraisonWebhook = z
  .object({
    id: z.uuid(),
    evenement: z.enum(EVENEMENTS_WEBHOOK),
    client_id: z.uuid().nullable().describe('Nul pour un essai, qui ne parle de personne.'),
    etat: z.enum(['attente', 'livree', 'echouee']),
    essais: z.int(),
    statut: z.int().nullable(),
    raison: z.enum(RAISONS_WEBHOOK).nullable(),
    cree_le: z.iso.datetime(),
    tente_le: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LivraisonWebhook' });
export type LivraisonWebhook = z.infer<typeof LivraisonWebhook>;
