import type { ReauthentificationReponse } from '@francis/contract';
import { request } from '../../../platform/http.ts';
import { netteCode } from '../champs/schemas.ts';

/** What a sensitive call carries: the password, or nothing when a code just proved the person. */
export interface Preuve {
  password?: string;
}

const reauthentifier = (body: Preuve & { code?: string }): Promise<ReauthentificationReponse> =>
  request('/api/auth/reauthenticate', { body });
export const recevoirCode = (): Promise<ReauthentificationReponse> => reauthentifier({});

export interface SaisiePreuve {
  password: string;
  code: string;
  parCode: boolean;
}
export const PREUVE_VIDE: SaisiePreuve = { password: '', code: '', parCode: false };

/** Proves the person by the code if that is their choice. @returns what the sensitive call must carry. */
export async function prouver({ password, code, parCode }: SaisiePreuve): Promise<Preuve> {
  if (!parCode) return { password };
  await reauthentifier({ code: netteCode(code) });
  return {};
}

/** For the calls that carry no proof: given just before, it serves for a few minutes. */
export async function confirmerIdentite(preuve: Preuve): Promise<void> {
  if (preuve.password !== undefined) await reauthentifier(preuve);
}
