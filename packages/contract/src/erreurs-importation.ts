/** Refusals of an import of clients, spread in the catalogue. */
export const ERREURS_IMPORTATION = {
  IMPORT_TROP_LOURD: {
    statut: 413,
    detail: 'Ce fichier dépasse 20\u00a0Mo, ou grossit trop une fois ouvert. Coupez-le en plusieurs.',
  },
  IMPORT_TROP_DE_LIGNES: {
    statut: 422,
    detail: 'Ce fichier dépasse 50\u202f000 lignes ou 200 colonnes. Coupez-le en plusieurs.',
  },
  IMPORT_ILLISIBLE: {
    statut: 422,
    detail: 'Ce fichier n’est ni un classeur Excel (.xlsx) ni un tableau CSV lisible.',
  },
  IMPORT_VIDE: { statut: 422, detail: 'Ce fichier n’a pas de ligne sous son en-tête.' },
  IMPORT_PAS_VERIFIE: { statut: 409, detail: 'Vérifiez d’abord ce que le fichier contient.' },
  IMPORT_FAUTIF: { statut: 422, detail: 'Des lignes sont fautives\u202f: rien n’a été écrit.' },
} as const;
