/** Tools that look a rule up; every other one computes. */
export const estOutilDeNotes = (outil: string): boolean => outil === 'chercher_notes' || outil === 'lire_note';
