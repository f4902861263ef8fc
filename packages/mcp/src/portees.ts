/** What a person may grant to a program, and what it then reads. None writes. */
export const PORTEES = {
  moteur: 'Faire des calculs d’impôt et de patrimoine, avec leur trace et leurs articles.',
  notes: 'Chercher et lire les notes de droit fiscal et les textes officiels.',
  'profil:lire': 'Lire votre profil fiscal (situation, revenus, patrimoine), sans votre nom ni vos coordonnées.',
} as const;

export type Portee = keyof typeof PORTEES;

export const estPortee = (texte: string): texte is Portee => Object.hasOwn(PORTEES, texte);
