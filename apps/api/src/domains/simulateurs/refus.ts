import type { RefusFiscal } from '@francis/fiscal';
import { ApiError } from '../../platform/errors.ts';

/**
 * The result, when there is one.
 * @param noms fields of the request by field of the engine, where the names differ
 * @throws ApiError VALIDATION with the sentence of the engine and the field at fault.
 */
export function accepter<T extends object>(resultat: T | RefusFiscal, noms: Readonly<Record<string, string>> = {}): T {
  if (!estRefus(resultat)) return resultat;
  const { message, champ } = resultat;
  throw new ApiError('VALIDATION', {
    detail: message,
    ...(champ !== undefined && { champs: [{ chemin: noms[champ] ?? champ, message }] }),
  });
}

const estRefus = (resultat: object): resultat is RefusFiscal => 'statut' in resultat && resultat.statut === 'refus';
