/** Refusals of the space in which a client answers their adviser. */
export const ERREURS_ESPACE_CLIENT = {
  ESPACE_FERME: {
    statut: 401,
    detail: 'Demandez un code, puis saisissez celui que vous recevez par e-mail.',
  },
  ESPACE_CODE_INVALIDE: {
    statut: 400,
    detail: 'Ce code n’est pas le bon, ou ne vaut plus. Après cinq essais, demandez-en un autre.',
  },
  ESPACE_TROP_DE_CODES: {
    statut: 429,
    detail: 'Trop de codes ont été demandés pour ce lien. Demandez une nouvelle invitation à votre conseiller.',
  },
  ESPACE_DEJA_ENVOYE: {
    statut: 409,
    detail: 'Vos réponses sont déjà parties. Votre conseiller peut rouvrir cet espace si quelque chose manque.',
  },
  ESPACE_LECTURE_EN_COURS: {
    statut: 409,
    detail: 'Un document est encore en cours de lecture. Attendez quelques secondes, puis envoyez.',
  },
  ESPACE_VIDE: { statut: 422, detail: 'Remplissez au moins une réponse, ou déposez un document.' },
  ESPACE_PLEIN: { statut: 409, detail: 'Vingt documents sont déjà déposés. Retirez-en un d’abord.' },
  INVITATION_EN_COURS: {
    statut: 409,
    detail: 'Une invitation attend déjà à cette adresse. Renvoyez-la, ou révoquez-la d’abord.',
  },
  PROPOSITION_DECIDEE: { statut: 409, detail: 'Cette proposition a déjà été acceptée ou refusée.' },
} as const;
