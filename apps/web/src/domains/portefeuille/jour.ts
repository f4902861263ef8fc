/** « 23 nov. 2026 ». */
export const JOUR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium' });
