/** Refusals of what is done over a whole firm, spread in the catalogue. */
export const ERREURS_PORTEFEUILLE = {
  PORTEFEUILLE_OCCUPE: {
    statut: 409,
    detail: 'Un calcul du portefeuille est déjà en cours. Attendez sa fin pour en demander un autre.',
  },
  PORTEFEUILLE_INACHEVE: { statut: 409, detail: 'Ce calcul n’est pas achevé\u202f: il n’a pas encore de fichier.' },
  ARCHIVE_EN_COURS: {
    statut: 409,
    detail: 'Une archive du cabinet est déjà en cours. Attendez sa fin pour en demander une autre.',
  },
} as const;
