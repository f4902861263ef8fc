/**
 * Version, by its date, of the agreement by which a firm trusts us with its clients' data (GDPR, article 28). In a file
 * of its own: screens take it without the schemas.
 */
export const ACCORD_SOUS_TRAITANCE = '2026-11-22';
