/** Refusals about advice that is validated, and the templates of a firm. */
export const ERREURS_CONSEILS = {
  ANALYSE_DEPASSEE: {
    statut: 409,
    detail: 'Le dossier a changé depuis cette analyse. Relancez-la, relisez-la, puis validez le conseil.',
  },
  CONSEIL_DEJA_VALIDE: {
    statut: 409,
    detail:
      'Cette analyse a déjà donné un conseil validé, qui ne change plus. Pour le compléter, relancez une analyse et validez un nouveau conseil.',
  },
  CHAINE_ROMPUE: {
    statut: 409,
    detail:
      'La chaîne des conseils de ce client ne se vérifie pas\u202f: rien n’y est ajouté. Lancez la vérification pour voir quel maillon a changé.',
  },
  CONSEIL_EFFACE: {
    statut: 410,
    detail: 'La durée de conservation de ce conseil est passée\u202f: sa clé est détruite, son contenu ne se lit plus.',
  },
} as const satisfies Record<string, { statut: number; detail: string }>;
