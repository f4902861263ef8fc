/** Refusals about meetings, spread in the catalogue. */
export const ERREURS_REUNIONS = {
  REUNION_TERMINEE: { statut: 409, detail: 'Cette réunion est déjà terminée.' },
  REUNION_EN_COURS: { statut: 409, detail: 'Cette réunion n’est pas terminée. Arrêtez d’abord la transcription.' },
  REUNION_EFFACEE: {
    statut: 409,
    detail: 'Un participant a refusé\u202f: cette réunion a été effacée, et rien ne peut y être ajouté.',
  },
  REUNION_SANS_DOSSIER: { statut: 409, detail: 'Choisissez d’abord le dossier qui reçoit cette réunion.' },
} as const;
