/** Not legal numbers: beyond them an entry is a slip of the keyboard. */
export const ANNEES_MAX = 80;
export const BENEFICIAIRES_MAX = 20;
