import { ApiError } from '../../platform/errors.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Curseur {
  readonly cle: string;
  readonly id: string;
}

/** Where the next page begins. */
export const ecrireCurseur = ({ cle, id }: Curseur): string => `${id}_${cle}`;

/** @throws ApiError VALIDATION when it is not what a page gave. */
export function lireCurseur(curseur: string): Curseur {
  const coupure = curseur.indexOf('_');
  const id = curseur.slice(0, Math.max(coupure, 0));
  const cle = curseur.slice(coupure + 1);
  if (!ID.test(id) || /\p{Surrogate}|\0/u.test(cle))
    throw new ApiError('VALIDATION', { champs: [{ chemin: 'apres', message: 'Cette suite de liste n’existe pas.' }] });
  return { cle, id };
}
