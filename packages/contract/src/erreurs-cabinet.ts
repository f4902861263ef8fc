/** Refusals of what a firm does with its members, spread in the catalogue. */
export const ERREURS_CABINET = {
  INVITATION_INVALIDE: {
    statut: 400,
    detail: 'Cette invitation n’est plus valable. Demandez-en une autre au titulaire du cabinet.',
  },
  INVITATION_POUR_UN_AUTRE: {
    statut: 403,
    detail: 'Cette invitation a été envoyée à une autre adresse que celle de votre compte.',
  },
  CABINET_NON_VIDE: {
    statut: 409,
    detail:
      'Vous avez déjà un cabinet avec des dossiers ou des collègues. Quittez-le ou videz-le avant d’en rejoindre un autre.',
  },
  DEJA_MEMBRE: { statut: 409, detail: 'Cette personne est déjà dans le cabinet.' },
  DERNIER_TITULAIRE: {
    statut: 409,
    detail: 'Un cabinet garde au moins un titulaire. Nommez-en un autre d’abord.',
  },
  TROP_D_INVITATIONS: { statut: 409, detail: 'Cinquante invitations attendent déjà. Retirez-en une.' },
  LOGO_ILLISIBLE: {
    statut: 422,
    detail: 'Ce logo n’est pas une image PNG ou JPEG lisible, de 4\u202f000 points de côté au plus.',
  },
} as const;
