import { ApiError, networkError, readError, sessionError } from './erreurs.ts';
import { asContract } from './json.ts';
import { annoncerSecondFacteur } from './second-facteur.ts';
import { freshToken, getSession, noterContact, refreshSession } from './session.ts';

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sign-in and sign-up speak for themselves: no bearer, and a 401 is an answer. */
  anonymous?: boolean;
}

const SESSION_CODES = new Set(['SESSION_EXPIREE', 'SESSION_INVALIDE', 'AUTHENTIFICATION_REQUISE']);

async function attempt(path: string, options: Options, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  // A form with a file says its own type, with the boundary that it chose.
  const formulaire = options.body instanceof FormData ? options.body : undefined;
  if (options.body !== undefined && !formulaire) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  try {
    return await fetch(path, {
      method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
      headers,
      credentials: 'same-origin',
      ...(options.body === undefined ? {} : { body: formulaire ?? JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw networkError();
  }
}

/**
 * A response of the API, its body unread. A token that ended is renewed once and the call made again.
 * @throws ApiError — the server's sentence, `RESEAU` when it does not answer, `SESSION_INVALIDE` when the session is over.
 */
export async function send(path: string, options: Options = {}): Promise<Response> {
  const token = options.anonymous ? undefined : await freshToken();
  const response = await attempt(path, options, token);
  if (response.ok) {
    if (token) noterContact();
    return response;
  }
  const error = await readError(response);
  if (error.code === 'MFA_REQUISE' && token) annoncerSecondFacteur();
  if (options.anonymous || response.status !== 401 || !SESSION_CODES.has(error.code)) throw error;
  // Still open: the server did not say, and may say later.
  if (!(await refreshSession())) throw getSession().statut === 'ouverte' ? networkError() : sessionError();
  const second = await attempt(path, options, await freshToken());
  if (second.ok) return second;
  const again = await readError(second);
  throw again.status === 401 ? sessionError() : again;
}

/** JSON of the API; nothing on 204. The shape is the contract's, which the server enforces. */
export async function request<T>(path: string, options: Options = {}): Promise<T> {
  const response = await send(path, options);
  if (response.status === 204) return asContract<T>(undefined);
  try {
    return asContract<T>(await response.json());
  } catch {
    throw new ApiError('Une erreur API est survenue', { status: response.status, code: 'REPONSE_ILLISIBLE' });
  }
}
