/** What a professional reads before appearing in the directory; its version is kept with the agreement. */
export const TEXTE_ACCORD_ANNUAIRE = {
  version: '2026-11',
  texte:
    'Les champs que je choisis ci-dessus paraissent dans l’annuaire, que lisent les seules personnes connectées à Francis. ' +
    'Rien d’autre de mon compte n’y paraît. Je me retire quand je veux, et ma fiche disparaît aussitôt.',
} as const;

/** What a person may want an adviser for. */
export const SUJETS_ANNUAIRE = {
  optimisation: 'Optimisation fiscale',
  frais: 'Déduction des frais',
  locatif: 'Investissement locatif',
  retraite: 'Épargne retraite',
  transmission: 'Donation et succession',
  societe: 'Dirigeants et sociétés',
  ifi: 'Impôt sur la fortune immobilière',
  placements: 'Placements et plus-values',
  international: 'Revenus de l’étranger',
} as const;

/** Towns that the search proposes; any other may be typed. */
export const VILLES_ANNUAIRE = ['Paris', 'Lyon', 'Bordeaux', 'Toulouse', 'Marseille'] as const;

/** Languages that a conversation may be held in, by their ISO 639-1 code. */
export const LANGUES_ANNUAIRE = {
  fr: 'Français',
  en: 'Anglais',
  de: 'Allemand',
  es: 'Espagnol',
  it: 'Italien',
  pt: 'Portugais',
  ar: 'Arabe',
} as const;
