import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { estRedirectionAdmise } from './adresses.ts';
import type { Clock } from '../../platform/clock.ts';
import { RateLimiter, siteKey } from '../../platform/http/rate-limiter.ts';
import { empreinteDe } from '../comptes/index.ts';
import type { PortsMcp } from './ports.ts';
import { depotApplications } from './repository.ts';

const REDIRECTIONS_MAX = 5;
const NOM_MAX = 80;
/** Together; those that nobody allows are forgotten after a day, or sooner to make room. */
export const APPLICATIONS_MAX = 10_000;
const HEURE = 3_600_000;
const PAR_SITE = 20;
/** From everywhere. Beyond, each network still gets a few: many together must not close the door to the others. */
const PARTOUT = 300;
const PAR_SITE_AU_DELA = 2;

/** How often programs may introduce themselves. */
export class DebitDesEnregistrements {
  readonly #parSite: RateLimiter;
  readonly #partout: RateLimiter;
  readonly #auDela: RateLimiter;

  constructor(horloge: Clock) {
    this.#parSite = new RateLimiter(horloge, PAR_SITE, HEURE);
    this.#partout = new RateLimiter(horloge, PARTOUT, HEURE);
    this.#auDela = new RateLimiter(horloge, PAR_SITE_AU_DELA, HEURE);
  }

  /** @throws ApiError TROP_DE_REQUETES. */
  consommer(adresse: string): void {
    const site = siteKey(adresse);
    this.#parSite.consume(site);
    if (!this.#partout.tryConsume('')) this.#auDela.consume(site);
  }
}

/** Metadata of RFC 7591. What it does not name is left out, as the RFC asks. */
const Metadonnees = z.object({
  redirect_uris: z.array(z.string()).min(1).max(REDIRECTIONS_MAX),
  client_name: z.string().max(200).optional(),
  token_endpoint_auth_method: z.literal('none').optional(),
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).optional(),
  response_types: z.array(z.literal('code')).optional(),
});

/** A program introduces itself. It receives no secret: its proof is PKCE, and the person's choice. */
export async function enregistrer({ base, horloge }: PortsMcp, brutes: unknown, adresse: string) {
  const lues = Metadonnees.safeParse(brutes);
  if (!lues.success) throw new ApiError('APPLICATION_METADONNEES_INVALIDES');
  const { redirect_uris: redirections, client_name: nom = '' } = lues.data;
  if (!redirections.every(estRedirectionAdmise)) throw new ApiError('APPLICATION_REDIRECTION_INVALIDE');
  const application = {
    id: randomUUID(),
    nom: nommer(nom),
    redirections: [...new Set(redirections)],
    creeeLe: horloge.now(),
    reseau: empreinteDe(siteKey(adresse)),
  };
  const depot = depotApplications(base.queries);
  await depot.enregistrer(application);
  // Nobody is refused for want of room: what nobody ever allowed leaves, starting with whoever registered the most.
  const enTrop = (await depot.nombre()) - APPLICATIONS_MAX;
  if (enTrop > 0) await depot.evincer(enTrop, application.id);
  return {
    client_id: application.id,
    client_id_issued_at: Math.floor(application.creeeLe.getTime() / 1000),
    client_name: application.nom,
    redirect_uris: application.redirections,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'] as const,
    response_types: ['code'] as const,
  };
}

/** One short line of visible characters: it will be read by somebody who decides. */
const nommer = (nom: string): string =>
  nom
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, NOM_MAX) || 'Programme sans nom';
