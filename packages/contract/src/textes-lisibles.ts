import { z } from 'zod';

const lisible = (valeur: string): boolean => !/\p{Surrogate}|\0/u.test(valeur);

/** What a person types, of at most that many characters, that a database can keep. */
export const texteLisible = (max: number) =>
  z.string().trim().max(max).refine(lisible, 'Le texte contient un caractère illisible.');
