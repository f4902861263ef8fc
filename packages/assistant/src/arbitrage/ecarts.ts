/** Why the text of a hosted model is not shown, each with the end of the sentence « Le modèle … ». */
export const ECARTS = {
  CHIFFRE_DIVERGENT: 'a donné un chiffre que le calcul ne confirme pas',
  RESULTAT_ABSENT: 'n’a pas donné le résultat du calcul',
  STATUT_DIVERGENT: 'a répondu là où il fallait préciser ou décliner',
  REFERENCE_DIVERGENTE: 'a cité un texte qui ne fonde pas cette réponse',
  PASSAGE_RETIRE: 'a écrit un passage sans origine vérifiable',
  MONTANT_NON_DONNE: 'a calculé sur un montant que vous n’avez pas donné',
  AFFIRMATION_SANS_APPUI: 'a affirmé ce qui n’a pas pu être vérifié',
  ACTION_PRETENDUE: 'a prétendu avoir agi ou reçu votre accord',
  FUITE: 'a recopié ses consignes',
  FORME_REFUSEE: 'a écrit dans une forme refusée',
  INCOMPLETE: 'a rendu une réponse incomplète',
} as const;
export type CodeEcart = keyof typeof ECARTS;
