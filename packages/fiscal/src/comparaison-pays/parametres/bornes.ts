/** Years that the four countries have in common; the French tax of the last one is an estimate until it is voted. */
export const ANNEES_COMPARABLES = [2024, 2025, 2026] as const;
export type AnneeComparable = (typeof ANNEES_COMPARABLES)[number];

/** Children are minors here: adults would open rights that differ too much from one country to another. */
export const AGE_MAJORITE = 18;
/** An age that opens no right of its own, when only the number of children is known. */
export const AGE_ENFANT_SUPPOSE = 10;
