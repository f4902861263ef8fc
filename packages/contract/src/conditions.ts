/** Version, by its date, of the terms that whoever orders accepts. In a file of its own: screens take it without the schemas. */
export const CONDITIONS_DE_VENTE = '2026-11-22';
