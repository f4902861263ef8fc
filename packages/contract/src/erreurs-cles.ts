/** Refusals of API keys and of `Idempotency-Key`, spread in the catalogue. */
export const ERREURS_CLES = {
  CLE_INVALIDE: { statut: 401, detail: 'Cette clé d’API n’existe pas, a expiré ou a été retirée.' },
  TROP_DE_CLES: { statut: 409, detail: 'Vingt clés sont déjà en vigueur dans le cabinet. Retirez-en une.' },
  IDEMPOTENCE_CLE_INVALIDE: {
    statut: 400,
    detail: 'L’en-tête Idempotency-Key compte de 1 à 200 caractères visibles, sans accent.',
  },
  IDEMPOTENCE_EN_COURS: {
    statut: 409,
    detail: 'Une requête avec cette clé d’idempotence est encore en cours. Réessayez dans quelques secondes.',
  },
  IDEMPOTENCE_INTERROMPUE: {
    statut: 409,
    detail:
      'La première requête avec cette clé d’idempotence a été interrompue. Vérifiez ce qu’elle a fait, puis reprenez avec une autre clé.',
  },
  IDEMPOTENCE_CORPS_DIFFERENT: {
    statut: 422,
    detail: 'Cette clé d’idempotence a déjà servi à une requête différente. Prenez-en une autre.',
  },
} as const;
