/** Refusals of what programs ask on behalf of a person, beside the RFC's own names, which travel in `error`. */
export const ERREURS_APPLICATIONS = {
  APPLICATION_REQUETE_INVALIDE: { statut: 400, detail: 'La demande de ce programme est incomplète ou mal formée.' },
  APPLICATION_INCONNUE: { statut: 400, detail: 'Ce programme n’est pas enregistré, ou ne l’est plus.' },
  APPLICATION_OCTROI_INVALIDE: {
    statut: 400,
    detail: 'Cette autorisation n’est pas ou plus valable. Recommencez la connexion.',
  },
  APPLICATION_TYPE_INVALIDE: { statut: 400, detail: 'Cette façon d’obtenir un jeton n’est pas acceptée.' },
  APPLICATION_PORTEE_INVALIDE: { statut: 400, detail: 'Ce programme demande un droit qui n’existe pas.' },
  APPLICATION_CIBLE_INVALIDE: { statut: 400, detail: 'Ce programme demande un accès à un autre service.' },
  APPLICATION_REDIRECTION_INVALIDE: {
    statut: 400,
    detail: 'L’adresse de retour n’est pas celle que ce programme a enregistrée. N’autorisez rien.',
  },
  APPLICATION_METADONNEES_INVALIDES: { statut: 400, detail: 'La description de ce programme est refusée.' },
  PORTEE_INSUFFISANTE: { statut: 403, detail: 'Ce programme n’a pas été autorisé à appeler cet outil.' },
} as const;
