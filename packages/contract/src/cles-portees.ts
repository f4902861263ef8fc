/**
 * What an API key may be allowed to do; each route that a key opens names one. In a file of its own: screens take it
 * without the schemas.
 */
export const PORTEES_CLE = {
  'clients:lire': 'Lire les dossiers et leur historique',
  'clients:ecrire': 'Ouvrir et modifier des dossiers',
  'clients:supprimer': 'Supprimer des dossiers',
  'analyses:lire': 'Relire les analyses gardées',
  'analyses:lancer': 'Lancer des analyses',
  'conseils:lire': 'Relire et exporter les conseils validés',
  'exports:lire': 'Exporter un dossier en PDF, Excel ou CSV',
} as const;
export type PorteeCle = keyof typeof PORTEES_CLE;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
export const LISTE_PORTEES = Object.keys(PORTEES_CLE) as [PorteeCle, ...PorteeCle[]];

/** Days that a key may live, as the screen offers them. */
export const DUREES_CLE = [7, 30, 90, 180, 365] as const;
