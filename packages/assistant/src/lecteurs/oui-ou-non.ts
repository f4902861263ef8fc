/** How an answer takes side on what the person states or asks. */
const COTES = ['Oui', 'Non', 'Pas '];

export const ditOuiOuNon = (texte: string): boolean => COTES.some((mot) => texte.startsWith(mot));
