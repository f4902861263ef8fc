/** Refusals of a file that a person deposits. Those from reading it are kept with the document. */
export const ERREURS_DOCUMENTS = {
  DOCUMENT_ABSENT: { statut: 422, detail: 'Aucun fichier n’a été reçu dans le champ « fichier ».' },
  DOCUMENT_TROP_LOURD: { statut: 413, detail: 'Ce fichier dépasse 10\u00a0Mo.' },
  DOCUMENT_TYPE_REFUSE: { statut: 415, detail: 'Ce fichier n’est ni un PDF, ni une image JPEG ou PNG.' },
  DOCUMENT_CHIFFRE: {
    statut: 422,
    detail: 'Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis déposez-le de nouveau.',
  },
  DOCUMENT_AVEC_SCRIPT: { statut: 422, detail: 'Ce PDF contient un programme. Il n’a pas été lu.' },
  DOCUMENT_AVEC_FICHIERS: {
    statut: 422,
    detail: 'Ce PDF renferme d’autres fichiers. Il n’a pas été lu\u202f: déposez le document seul.',
  },
  DOCUMENT_TROP_DE_PAGES: { statut: 422, detail: 'Ce document dépasse vingt pages.' },
  DOCUMENT_ILLISIBLE: { statut: 422, detail: 'Ce fichier est abîmé ou ne peut pas être lu.' },
  DOCUMENT_NON_RECONNU: {
    statut: 422,
    detail: 'Francis n’a reconnu ni un avis d’impôt, ni un bulletin de paie, ni une déclaration de revenus.',
  },
  DOCUMENT_TROP_LONG: {
    statut: 422,
    detail: 'La lecture de ce document a pris trop de temps\u202f; elle a été arrêtée.',
  },
  DOCUMENT_TROP_LOURD_A_LIRE: {
    statut: 422,
    detail: 'La lecture de ce document demande trop de mémoire\u202f; elle a été arrêtée.',
  },
} as const;
