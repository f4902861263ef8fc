import { ApiError } from '../../platform/errors.ts';

const FORME = /^([\d-]{10}T[\d:.]{12}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where the next page begins. */
export const ecrireCurseur = ({ commenceeLe, id }: { readonly commenceeLe: Date; readonly id: string }): string =>
  `${commenceeLe.toISOString()}_${id}`;

/** @throws ApiError VALIDATION when it is not what a page gave. */
export function lireCurseur(curseur: string): { le: Date; id: string } {
  const [, instant = '', id = ''] = FORME.exec(curseur) ?? [];
  const le = new Date(instant);
  if (id === '' || Number.isNaN(le.getTime()))
    throw new ApiError('VALIDATION', { champs: [{ chemin: 'apres', message: 'Cette suite de liste n’existe pas.' }] });
  return { le, id };
}
