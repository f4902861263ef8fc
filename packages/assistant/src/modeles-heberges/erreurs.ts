/** Why a hosted model gave nothing, each with the sentence for the reader. */
export const ERREURS_MODELE = {
  MODELE_INJOIGNABLE: 'n’est pas joignable',
  MODELE_DELAI: 'n’a pas répondu à temps',
  MODELE_SATURE: 'est saturé',
  MODELE_PANNE: 'est en panne',
  MODELE_REFUSE: 'a refusé la demande',
  MODELE_COUPE: 's’est interrompu au milieu de sa réponse',
  MODELE_REPONSE_INVALIDE: 'a rendu une réponse illisible',
  MODELE_OUTIL_INCONNU: 'a appelé un outil qui n’existe pas',
  MODELE_ARGUMENTS_INVALIDES: 'a mal rempli l’appel d’un outil',
  MODELE_BOUCLE: 'a appelé des outils sans conclure',
  MODELE_LECTURE_REFUSEE: 'n’a pas su lire la question',
  MODELE_LECTURE_SANS_REPONSE: 'a lu la question sans qu’un calcul y réponde',
  MODELE_PLAFOND_JETONS: 'a dépassé la longueur permise pour une réponse',
} as const;
export type CodeErreurModele = keyof typeof ERREURS_MODELE;

export class ErreurModele extends Error {
  readonly code: CodeErreurModele;
  /** What the provider asked to wait before another try. */
  readonly attenteMs: number | undefined;

  constructor(code: CodeErreurModele, options: { cause?: unknown; attenteMs?: number | undefined } = {}) {
    super(`Le modèle ${ERREURS_MODELE[code]}.`, { cause: options.cause });
    this.name = 'ErreurModele';
    this.code = code;
    this.attenteMs = options.attenteMs;
  }
}
