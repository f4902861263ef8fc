import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';

export interface Curseur {
  readonly le: Date;
  readonly id: string;
}

const Ecrit = z.tuple([z.iso.datetime(), z.uuid()]);

/** Where the next page begins. */
export const ecrireCurseur = ({ le, id }: Curseur): string => `${le.toISOString()}_${id}`;

/** @throws ApiError VALIDATION when it is not what a page gave. */
export function lireCurseur(curseur: string): Curseur {
  const lu = Ecrit.safeParse(curseur.split('_'));
  if (!lu.success)
    throw new ApiError('VALIDATION', { champs: [{ chemin: 'apres', message: 'Cette suite de liste n’existe pas.' }] });
  return { le: new Date(lu.data[0]), id: lu.data[1] };
}
