/** Sizes in points, colours of the light theme: paper has no other. */
export const PAGE = { gauche: 62, droite: 62, haut: 78, bas: 62, largeur: 595.28, hauteur: 841.89 } as const;
export const LARGEUR = PAGE.largeur - PAGE.gauche - PAGE.droite;
export const BAS_UTILE = PAGE.hauteur - PAGE.bas;

export const ENCRE = '#16222C';
export const ENCRE_DOUCE = '#55626D';
export const FILET = '#D9D3C6';
export const OCRE = '#A8651A';
export const VERT = '#2C6A4C';
export const TRACE_DOUCE = '#7E8890';
export const TRACE_FOND = '#ECE8DD';

export const CORPS = 10;
export const PETIT = 8.5;
/** The figure of a document. */
export const CHIFFRE = 28;
/** From one line to the next, for one point of size. */
export const INTERLIGNE = 1.45;

export const TITRES = {
  1: { taille: 24, avant: 0, apres: 6 },
  2: { taille: 15, avant: 16, apres: 8 },
  3: { taille: 11.5, avant: 14, apres: 4 },
} as const;
export type Niveau = keyof typeof TITRES;

/** Room for the logo of a firm. */
export const LOGO = { largeur: 140, hauteur: 44, apres: 12 };
