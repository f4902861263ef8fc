import { EXTENSION_TEAMS } from '@francis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import type { LecteurDEntretien } from '../../lecteurs/index.ts';
import { ApiError } from '../../platform/errors.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import {
  demandeurDe,
  demandeurDuCompte,
  exigerProfessionnel,
  gardeClients,
  type PortsClients,
} from '../clients/index.ts';
import type { Comptes } from '../comptes/index.ts';
import type { Acces as AccesProgramme } from '../mcp/index.ts';
import type { Acces, PortsReunions } from './ports.ts';
import { oublierReunions } from './repository.ts';
import { routesReunions } from './routes.ts';
import { servirExtension } from './servir-extension.ts';

export {
  lister as listerReunions,
  ouvrir as ouvrirReunion,
  ranger as rangerReunion,
  terminer as terminerReunion,
} from './service.ts';

interface Options {
  readonly comptes: Pick<Comptes, 'ports' | 'audit' | 'identification'>;
  readonly clients: PortsClients;
  /** The tokens of the Teams extension. */
  readonly extension: AccesProgramme;
  readonly configuration: Pick<Configuration, 'server' | 'mail'>;
  readonly lireEntretien: LecteurDEntretien;
}

const EXTENSION = `chrome-extension://${EXTENSION_TEAMS.identifiant}`;
const JOUR = 86_400_000;
/** What no file received is forgotten. */
const SANS_DOSSIER_MS = 30 * JOUR;

/** Mounts the meetings and the extension that writes them. @returns what forgets those that nobody filed. */
export function monterReunions(app: TypedServer, options: Options): Task {
  const { comptes, clients, extension, configuration, lireEntretien } = options;
  const { identification, audit } = comptes;
  const ports: PortsReunions = { base: comptes.ports.base, horloge: comptes.ports.horloge, audit, lireEntretien };
  const garder = gardeClients(clients, identification);
  const pages: Acces = {
    exiger: [identification.exiger, garder],
    demandeur: (request) => demandeurDe(identification, request),
  };
  const parExtension = new WeakSet<FastifyRequest>();
  const demandeur = (request: FastifyRequest) =>
    parExtension.has(request)
      ? demandeurDuCompte(extension.programmeDe(request).compte, request)
      : pages.demandeur(request);
  const exiger = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (await extension.essayer(request)) {
      extension.exigerPortee(request, reply, EXTENSION_TEAMS.portee);
      parExtension.add(request);
      return exigerProfessionnel(clients, demandeur(request));
    }
    // Its token is over, or was taken back: it is to be renewed, and no session is looked for.
    if (request.headers.origin === EXTENSION) throw new ApiError('AUTHENTIFICATION_REQUISE');
    await identification.exiger(request, reply);
    return garder(request);
  };
  routesReunions(app, { ports, pages, pagesOuExtension: { exiger: [exiger], demandeur } });
  servirExtension(app, configuration.server.extensionDir, configuration.mail.adressePublique);
  const run = () => oublierReunions(ports.base.queries, new Date(ports.horloge.now().getTime() - SANS_DOSSIER_MS));
  return { name: 'reunions', everyMs: JOUR, run };
}
