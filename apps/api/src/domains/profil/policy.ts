/** A profile is read and written by its person only; the answer to anyone else does not say whether it exists. */
export const peutAcceder = (demandeurId: string, utilisateurId: string): boolean => demandeurId === utilisateurId;
