import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type CookieOptions, cookieNomme } from '../cookie.ts';
import { creerSecret } from '../secrets.ts';
import { depotAppareils } from './repository.ts';

/** A browser not seen for that long is a stranger again. */
export const MEMOIRE_MS = 180 * 86_400_000;

/** Recognises the browsers that already logged in to an account, by a cookie that opens nothing by itself. */
export class Appareils {
  readonly #base: Database;
  readonly #horloge: Clock;
  readonly #cookie: ReturnType<typeof cookieNomme>;

  constructor(base: Database, horloge: Clock, options: CookieOptions) {
    this.#base = base;
    this.#horloge = horloge;
    this.#cookie = cookieNomme('francis-appareil', options);
  }

  /** @returns what names the browser for that account, undefined for a stranger. */
  async reconnaitre(request: FastifyRequest, email: string): Promise<string | undefined> {
    const jeton = this.#cookie.lire(request);
    return jeton === undefined ? undefined : depotAppareils(this.#base.queries).connu(jeton, email);
  }

  /** Once the person is fully logged in. */
  async retenir(request: FastifyRequest, reply: FastifyReply, utilisateurId: string): Promise<void> {
    const jeton = this.#cookie.lire(request) ?? creerSecret();
    const maintenant = this.#horloge.now();
    await depotAppareils(this.#base.queries).retenir(jeton, utilisateurId, maintenant);
    this.#cookie.poser(reply, jeton, new Date(maintenant.getTime() + MEMOIRE_MS));
  }
}
