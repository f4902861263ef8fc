import type { ErreurChamp } from '@francis/contract';

export const MESSAGE_API = 'Une erreur API est survenue';
export const MESSAGE_VALIDATION = 'Erreur de validation des données. Vérifiez les informations saisies.';
export const MESSAGE_RESEAU = 'Impossible de se connecter au serveur. Veuillez vérifier votre connexion internet.';
export const MESSAGE_SESSION = 'Session invalide. Veuillez vous reconnecter.';

interface Details {
  status: number;
  code: string;
  champs?: readonly ErreurChamp[];
  requestId?: string;
}

/** A refusal of the server, or its silence (`status` 0, code `RESEAU`). `message` is shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly champs: readonly ErreurChamp[];
  readonly requestId: string | undefined;

  constructor(message: string, details: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.champs = details.champs ?? [];
    this.requestId = details.requestId;
  }
}

export const networkError = (): ApiError => new ApiError(MESSAGE_RESEAU, { status: 0, code: 'RESEAU' });
/** Nothing left, or nothing came back, be it said by a gateway: not a stream that was cut. */
export const estInjoignable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'RESEAU' && error.message === MESSAGE_RESEAU;
export const sessionError = (): ApiError => new ApiError(MESSAGE_SESSION, { status: 401, code: 'SESSION_INVALIDE' });

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? { ...value } : {};
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What stands before the server says that it did not answer. */
const MUETTES = new Set([502, 503, 504]);

/** Reads the body of a refusal: `detail` is the sentence; a 422 that has no name of its own is one of the fields. */
export async function readError(response: Response): Promise<ApiError> {
  const body = record(await response.json().catch(() => undefined));
  // The server names each refusal: a gateway speaks of its silence, and is no answer.
  if (MUETTES.has(response.status) && text(body['code']) === undefined) return networkError();
  const champs = Array.isArray(body['champs'])
    ? body['champs'].map(record).flatMap((c) => {
        const message = text(c['message']);
        return message ? [{ chemin: text(c['chemin']) ?? '', message }] : [];
      })
    : [];
  const requestId = text(body['requestId']);
  const detail = text(body['detail']) ?? text(body['message']) ?? MESSAGE_API;
  const champsFautifs = response.status === 422 && (text(body['code']) ?? 'VALIDATION') === 'VALIDATION';
  return new ApiError(champsFautifs ? MESSAGE_VALIDATION : detail, {
    status: response.status,
    code: text(body['code']) ?? 'ERREUR_INTERNE',
    champs,
    ...(requestId ? { requestId } : {}),
  });
}

/** The sentence to show for anything that was thrown. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== MESSAGE_API ? error.message : fallback;
