/** Refusals of links between files and of ownership charts. */
export const ERREURS_FAMILLE = {
  FAMILLE_INCOHERENTE: { statut: 422, detail: 'Ce lien ou ces détentions ne tiennent pas ensemble.' },
} as const;
