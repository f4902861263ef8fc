import { ApiError, networkError } from '../../../platform/erreurs.ts';
import { request } from '../../../platform/http.ts';
import { cleDuServeur, oublierCle } from './cle.ts';
import type { Scelle } from './sceller.ts';

/** Absent on an address without https other than the machine itself: the browser then keeps its cryptography closed. */
const peutChiffrer = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Apart from the shell: only the screens that send a password need it. Not loaded: the server is not there either. */
const charger = (): Promise<typeof import('./sceller.ts')> =>
  import('./sceller.ts').catch(() => {
    throw networkError();
  });

/** A key that cannot be used says nothing of the password: the sentence must not either. */
const impossible = (): ApiError =>
  new ApiError('Erreur de connexion. Veuillez réessayer.', { status: 0, code: 'CHIFFREMENT_IMPOSSIBLE' });

async function preparer(corps: object): Promise<Scelle> {
  const { sceller } = await charger();
  try {
    return await sceller(corps, await cleDuServeur());
  } catch (error) {
    oublierCle();
    throw error instanceof ApiError ? error : impossible();
  }
}

/**
 * Sends a password encrypted to the server's key (JWE), on top of TLS. A key that changed since it was read is read
 * again, once. Without the browser's cryptography, the same route takes plain JSON.
 * @throws ApiError
 */
export async function envoyerChiffre<T>(chemin: string, corps: object): Promise<T> {
  if (!peutChiffrer()) return request<T>(chemin, { body: corps, anonymous: true });
  const essayer = async (): Promise<T> => request<T>(chemin, { ...(await preparer(corps)), anonymous: true });
  try {
    return await essayer();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CHIFFREMENT_INVALIDE')) throw error;
    oublierCle();
    return essayer();
  }
}
