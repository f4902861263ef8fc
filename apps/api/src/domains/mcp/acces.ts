import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Compte } from '../comptes/index.ts';
import { estVivante, PORTEES_PAR_DEFAUT } from './policy.ts';
import type { PortsMcp } from './ports.ts';
import { type Autorisation, depotApplications } from './repository.ts';

const APPELS_PAR_MINUTE = 120;
const MINUTE = 60_000;

export interface Programme {
  readonly compte: Compte;
  readonly autorisation: Autorisation;
  readonly portees: ReadonlySet<string>;
}

/** Which program calls, for whom, and what it may. Read again at each request: a revocation is immediate. */
export class Acces {
  readonly #ports: PortsMcp;
  readonly #ressource: string;
  readonly #appels: RateLimiter;
  readonly #programmes = new WeakMap<FastifyRequest, Programme>();

  constructor(ports: PortsMcp, ressource: string) {
    this.#ports = ports;
    this.#ressource = ressource;
    this.#appels = new RateLimiter(ports.horloge, APPELS_PAR_MINUTE, MINUTE);
  }

  /** Runs before the body is read. */
  readonly exiger = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const jeton = jetonDe(request);
    const programme = jeton === undefined ? undefined : await this.#reconnaitre(jeton);
    if (!programme) {
      this.#inviter(reply, PORTEES_PAR_DEFAUT, jeton === undefined ? undefined : 'invalid_token');
      throw new ApiError('AUTHENTIFICATION_REQUISE');
    }
    this.#appels.consume(programme.compte.id);
    this.#programmes.set(request, programme);
  };

  /** Where a person's session serves as well. @returns false when the token is not that of a program for this resource. */
  async essayer(request: FastifyRequest): Promise<boolean> {
    const jeton = jetonDe(request);
    const programme = jeton === undefined ? undefined : await this.#reconnaitre(jeton);
    if (!programme) return false;
    this.#appels.consume(programme.compte.id);
    this.#programmes.set(request, programme);
    return true;
  }

  programmeDe(request: FastifyRequest): Programme {
    const programme = this.#programmes.get(request);
    if (!programme) throw new ApiError('AUTHENTIFICATION_REQUISE');
    return programme;
  }

  /** @throws ApiError PORTEE_INSUFFISANTE, telling the program what to ask the person for. */
  exigerPortee(request: FastifyRequest, reply: FastifyReply, portee: string): void {
    const { portees } = this.programmeDe(request);
    if (portees.has(portee)) return;
    this.#inviter(reply, [...portees, portee], 'insufficient_scope');
    throw new ApiError('PORTEE_INSUFFISANTE');
  }

  /** RFC 6750 § 3 and RFC 9728 § 5.1. */
  #inviter(reply: FastifyReply, portees: readonly string[], erreur: string | undefined): void {
    const champs = [
      ...(erreur === undefined ? [] : [`error="${erreur}"`]),
      `scope="${portees.join(' ')}"`,
      `resource_metadata="${this.#ports.adresses.metadonnees}"`,
    ];
    void reply.header('www-authenticate', `Bearer ${champs.join(', ')}`);
  }

  async #reconnaitre(jeton: string): Promise<Programme | undefined> {
    const { base, horloge, jetons, compteAdmis } = this.#ports;
    const maintenant = horloge.now();
    const contenu = await jetons(this.#ressource).lire(jeton, maintenant);
    if (!contenu) return undefined;
    const depot = depotApplications(base.queries);
    const autorisation = await depot.autorisation(contenu.autorisationId);
    if (!autorisation || !estVivante(autorisation, maintenant)) return undefined;
    if (autorisation.utilisateurId !== contenu.utilisateurId || autorisation.ressource !== this.#ressource)
      return undefined;
    const compte = await compteAdmis(autorisation.utilisateurId);
    if (!compte) return undefined;
    const { utiliseeLe } = autorisation;
    if (utiliseeLe === null || maintenant.getTime() - utiliseeLe.getTime() >= MINUTE)
      await depot.marquerUsage(autorisation.id, maintenant);
    const portees = contenu.portees.filter((une) => autorisation.portees.includes(une));
    return { compte, autorisation, portees: new Set(portees) };
  }
}

const jetonDe = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
