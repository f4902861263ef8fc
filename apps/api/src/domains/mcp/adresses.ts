import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';

const LOCAUX = new Set(['localhost', '127.0.0.1', '[::1]']);
const REDIRECTION_MAX = 500;

/** The public addresses of the server, all drawn from the configuration and none from a request. */
export class Adresses {
  readonly emetteur: string;
  /** What the access tokens are good for. */
  readonly ressource: string;
  /** What those of the Teams extension are good for, and nothing else is. */
  readonly reunions: string;
  readonly #hote: string;
  readonly #local: boolean;

  constructor(adressePublique: string) {
    const { origin, host, hostname } = new URL(adressePublique);
    this.emetteur = origin;
    this.ressource = `${origin}/mcp`;
    this.reunions = `${origin}/api/pro/reunions`;
    this.#hote = host;
    this.#local = LOCAUX.has(hostname);
  }

  get metadonnees(): string {
    return `${this.emetteur}/.well-known/oauth-protected-resource/mcp`;
  }

  /**
   * A page whose name was made to point to this machine (DNS rebinding) says its own name in `Host`; another site says it
   * in `Origin`. On a workstation, where the address is local, any local name does.
   * @throws ApiError ACCES_REFUSE.
   */
  readonly garder = async (request: FastifyRequest): Promise<void> => {
    const hote = request.headers.host ?? '';
    const admis = this.#local ? LOCAUX.has(hote.replace(/:\d+$/, '')) : hote === this.#hote;
    if (!admis) throw new ApiError('ACCES_REFUSE');
    await requireSameOrigin(request);
  };
}

export const estLocale = (adresse: string): boolean => LOCAUX.has(new URL(adresse).hostname);

/** Https, or this computer. No user name, no fragment, nothing that a browser would read otherwise than it is written. */
export function estRedirectionAdmise(adresse: string): boolean {
  if (adresse.length > REDIRECTION_MAX || !/^[\x21-\x7e]+$/.test(adresse) || /[\\#*]/.test(adresse)) return false;
  if (!URL.canParse(adresse)) return false;
  const { protocol, username, password } = new URL(adresse);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && estLocale(adresse));
}

/** @param parametres undefined ones are left out. */
export function avecParametres(adresse: string, parametres: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(adresse);
  for (const [nom, valeur] of Object.entries(parametres)) {
    if (valeur !== undefined) url.searchParams.set(nom, valeur);
  }
  return url.href;
}
