/** Texts that the specification fixes, with French apostrophes. */
export const NON_SUPPORTEE = 'La reconnaissance vocale n’est pas supportée par votre navigateur';
export const NON_DISPONIBLE = 'Reconnaissance vocale non disponible';
export const MICRO_REFUSE = 'Impossible d’accéder au microphone. Vérifiez les permissions.';
export const TRANSCRIPTION_RATEE = 'Erreur lors de la transcription audio. Veuillez réessayer.';
export const REPETER = 'Pouvez-vous répéter votre réponse\u202f?';

export const SANS_ACCORD =
  'Votre navigateur n’écrit pas la parole. Le service vocal le peut, avec votre accord\u202f: il se donne dans «\u00a0Mes données\u00a0».';
export const RELAIS = 'La transcription a échoué trois fois. La reconnaissance de votre navigateur prend le relais.';
export const RECONNEXION = 'Réseau perdu. L’écoute reprend dans un instant.';
export const SANS_VOIX = 'Ce navigateur ne peut pas lire à voix haute. La dictée reste possible.';
/** Said by the browser alone or by a service: who hears. */
export const ECOUTE_DU_NAVIGATEUR =
  'Votre navigateur écrit la parole. Certains l’envoient à leur éditeur. Francis ne garde aucun son.';
export const ECOUTE_DU_SERVICE = 'Votre voix passe par le service vocal que vous avez accepté. Aucun son n’est gardé.';
