import type { RoleCabinet } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';

/** Who answers for the firm: says what it is, accepts for it. */
export const repondDuCabinet = ({ role }: { readonly role: RoleCabinet }): boolean => role === 'titulaire';

/** @throws ApiError ACCES_REFUSE when the role in the firm does not allow it. */
export function exigerDeSonRole(permis: boolean): void {
  if (!permis) throw new ApiError('ACCES_REFUSE', { detail: 'Votre rôle dans le cabinet ne le permet pas.' });
}
