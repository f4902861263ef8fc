/** Refusals of what a firm has told to its own programs. */
export const ERREURS_WEBHOOKS = {
  TROP_DE_WEBHOOKS: { statut: 409, detail: 'Cinq webhooks existent déjà. Supprimez-en un d’abord.' },
  WEBHOOK_ADRESSE: {
    statut: 422,
    detail: 'Cette adresse ne mène pas à Internet\u202f: une adresse locale ou privée est refusée.',
  },
  WEBHOOK_DESACTIVE: { statut: 409, detail: 'Ce webhook est désactivé. Réactivez-le d’abord.' },
} as const;
