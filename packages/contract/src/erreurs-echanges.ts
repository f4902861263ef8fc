/** Refusals of the messages of the directory, spread in the catalogue. */
export const ERREURS_ECHANGES = {
  ANNUAIRE_EXCLU: {
    statut: 403,
    detail:
      'La modération a exclu ce compte de l’annuaire\u202f: il n’y paraît plus et n’y écrit plus. Le courrier reçu dit pourquoi, et comment le contester.',
  },
  ECHANGE_CLOS: { statut: 409, detail: 'Votre correspondant ne peut plus vous lire ici.' },
  REPONSE_ATTENDUE: {
    statut: 409,
    detail: 'Trois de vos messages attendent une réponse. Laissez à cette personne le temps de vous lire.',
  },
  SIGNALEMENT_DEJA_FAIT: { statut: 409, detail: 'Vous l’avez déjà signalé\u202f: votre signalement est à l’examen.' },
  SUIVIS_TROP_NOMBREUX: { statut: 409, detail: 'Vous suivez déjà deux cents professionnels. Retirez-en un.' },
  MESSAGES_TROP_NOMBREUX: { statut: 429, detail: 'Cinquante messages par jour au plus. Réessayez demain.' },
  CORRESPONDANTS_TROP_NOMBREUX: {
    statut: 429,
    detail: 'Vous avez écrit à cinq nouvelles personnes aujourd’hui. Réessayez demain.',
  },
  SIGNALEMENTS_TROP_NOMBREUX: { statut: 429, detail: 'Dix signalements par jour au plus. Réessayez demain.' },
} as const;
