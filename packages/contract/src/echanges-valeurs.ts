/** What bounds the messages of the directory: the server counts, the screens say it before. */
export const LIMITES_ECHANGES = {
  /** Characters of a message. */
  caracteres: 2_000,
  /** Messages that one person sends in a day, to all. */
  parJour: 50,
  /** People to whom one person writes for the first time, in a day. */
  nouveauxParJour: 5,
  /** Messages that wait for an answer, to one person. */
  sansReponse: 3,
  signalementsParJour: 10,
  suivis: 200,
} as const;

/** Why something is reported. */
export const MOTIFS_SIGNALEMENT = {
  demarchage: 'Démarchage ou publicité',
  injure: 'Insulte, menace ou propos déplacé',
  identite: 'Titre ou identité qui paraît faux',
  arnaque: 'Demande d’argent, de mot de passe ou de document douteuse',
  autre: 'Autre raison',
} as const;

/** What the moderation did of a report. */
export const DECISIONS_MODERATION = {
  rejete: 'Rien à retirer',
  message_retire: 'Message retiré',
  exclu: 'Compte exclu de l’annuaire',
  reintegre: 'Compte réadmis dans l’annuaire',
} as const;
