/** Refusals of the analyses of a client file. */
export const ERREURS_ANALYSES = {
  DOSSIER_INCALCULABLE: {
    statut: 422,
    detail: 'Le dossier ne dit pas assez pour calculer un impôt : complétez la situation de famille et les revenus.',
  },
} as const satisfies Record<string, { statut: number; detail: string }>;
