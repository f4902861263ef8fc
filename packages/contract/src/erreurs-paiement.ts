/** Refusals of what is paid, and of banks, spread in the catalogue. */
export const ERREURS_PAIEMENT = {
  SIGNATURE_INVALIDE: { statut: 400, detail: 'La signature de cet événement n’est pas reconnue.' },
  ESSAI_EPUISE: {
    statut: 402,
    detail: 'Vous avez posé vos deux questions d’essai du jour. Ouvrez un compte gratuit pour continuer.',
  },
  PAIEMENT_REFUSE: { statut: 402, detail: 'Le paiement a été refusé. Rien n’a été débité.' },
  ABONNEMENT_EN_COURS: {
    statut: 409,
    detail: 'Vous avez déjà un abonnement en cours. Résiliez-le avant d’en choisir un autre.',
  },
  RETRACTATION_FERMEE: {
    statut: 409,
    detail: 'Le délai de rétractation de cet abonnement est passé. Vous pouvez le résilier.',
  },
  SANS_PAIEMENT: { statut: 409, detail: 'Cet abonnement vous a été offert : il n’y a rien à payer ni à gérer.' },
  BANQUE_REFUSEE: { statut: 400, detail: 'Erreur lors de la connexion bancaire' },
  ACCORD_BANQUE_REQUIS: {
    statut: 403,
    detail: 'Accordez d’abord la connexion bancaire dans « Mes données ».',
  },
  BANQUE_INDISPONIBLE: {
    statut: 503,
    detail: 'La connexion bancaire n’est pas disponible pour le moment. Réessayez plus tard.',
  },
  PAIEMENT_INDISPONIBLE: {
    statut: 503,
    detail: 'Le paiement n’est pas disponible pour le moment. Rien n’a été débité.',
  },
} as const;
