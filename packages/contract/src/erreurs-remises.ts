/** Refusals about a situation that a person hands over, spread in the catalogue. */
export const ERREURS_REMISES = {
  REMISE_DEJA_FAITE: {
    statut: 409,
    detail: 'Ce professionnel a déjà votre situation. Reprenez-la avant de la remettre à nouveau.',
  },
  REMISE_CHANGEE: { statut: 409, detail: 'Votre profil a changé depuis cet écran. Relisez-le avant d’envoyer.' },
  REMISE_CLOSE: { statut: 409, detail: 'Vous avez déjà répondu à cette remise.' },
  REMISE_NON_ACCEPTEE: { statut: 409, detail: 'Acceptez d’abord cette remise.' },
  REMISES_TROP_NOMBREUSES: { statut: 429, detail: 'Dix remises par jour au plus. Réessayez demain.' },
} as const;
