import multipart from '@fastify/multipart';
import { ENTETE_ESPACE, EspaceClient, EspaceCode, EspaceEnvoi, EspacePorte } from '@francis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { cookieNomme, origineDe } from '../comptes/index.ts';
import { CORPS_DU_DEPOT_MAX, LIMITES_DU_DEPOT, recevoirFichier } from '../documents/index.ts';
import { demanderCode, exigerEspace, lirePorte, ouvrirEspace, type Visiteur } from './ouvrir.ts';
import type { PortsEspace } from './ports.ts';
import { deposerPiece, envoyer, lireEspace, retirer, retirerPiece } from './remplir.ts';

const tags = ['Espace client'];
const ICI = '/api/espace-client';
const HEURE = 3_600_000;
const CODES_PAR_HEURE = 20;
const ESSAIS_PAR_HEURE = 60;
const DEPOTS_PAR_HEURE = 60;
const REFUS = refusals(401, 403, 404, 422);
const ECRITURE = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429);

export function routesClient(app: TypedServer, ports: PortsEspace): void {
  // In a scope of its own: a file is accepted here and nowhere else.
  void app.register(async (interne: FastifyInstance) => {
    await interne.register(multipart, { limits: LIMITES_DU_DEPOT });
    poser(interne.withTypeProvider<ZodTypeProvider>(), ports);
  });
}

const borner = (limite: RateLimiter) => async (request: FastifyRequest) => limite.consume(addressKey(request.ip));

/** The client of a firm, without an account: the secret of their link in a header, and a code that their address received. */
function poser(app: TypedServer, ports: PortsEspace): void {
  const cookie = cookieNomme('francis-espace', { https: app.https }, ICI);
  const codes = new RateLimiter(ports.horloge, CODES_PAR_HEURE, HEURE);
  const essais = new RateLimiter(ports.horloge, ESSAIS_PAR_HEURE, HEURE);
  const depots = new RateLimiter(ports.horloge, DEPOTS_PAR_HEURE, HEURE);
  const onRequest = [requireSameOrigin];
  const visiteur = (request: FastifyRequest): Visiteur => {
    const jeton = request.headers[ENTETE_ESPACE];
    return {
      jeton: typeof jeton === 'string' ? jeton : '',
      session: cookie.lire(request),
      origine: origineDe(request),
      adresse: addressKey(request.ip),
    };
  };
  const fermer = (reply: FastifyReply) => cookie.effacer(reply);

  app.get(
    `${ICI}/porte`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Qui me demande quoi, avant le code.',
        response: { 200: EspacePorte, ...refusals(403, 404) },
      },
    },
    (request) => lirePorte(ports, visiteur(request)),
  );

  app.post(
    `${ICI}/code`,
    {
      onRequest: [...onRequest, borner(codes)],
      schema: {
        tags,
        summary: 'Envoie un code à l’adresse invitée.',
        response: { 202: z.null().describe('En route.'), ...REFUS, ...refusals(429) },
      },
    },
    async (request, reply) => {
      await demanderCode(ports, visiteur(request));
      return reply.status(202).send(null);
    },
  );

  app.post(
    `${ICI}/session`,
    {
      onRequest: [...onRequest, borner(essais)],
      schema: {
        tags,
        summary: 'Ouvre l’espace par le code reçu, pour deux heures.',
        body: EspaceCode,
        response: { 204: z.undefined().describe('Ouvert.'), ...ECRITURE },
      },
    },
    async (request, reply) => {
      const { secret, expireLe } = await ouvrirEspace(ports, visiteur(request), request.body.code);
      return cookie.poser(reply, secret, expireLe).status(204).send();
    },
  );

  app.get(
    ICI,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ce qui m’est demandé, et ce que j’ai donné.',
        response: { 200: EspaceClient, ...REFUS },
      },
    },
    (request) => lireEspace(ports, visiteur(request)),
  );

  app.post(
    `${ICI}/documents`,
    {
      onRequest: [...onRequest, borner(depots)],
      // Before a body of ten megabytes is read.
      preParsing: async (request) => {
        await exigerEspace(ports, visiteur(request));
      },
      bodyLimit: CORPS_DU_DEPOT_MAX,
      schema: {
        tags,
        summary: 'Dépose un document demandé.',
        description:
          'multipart/form-data, champ « demande » puis champ « fichier » (PDF, JPEG ou PNG, 10 Mo et 20 pages au plus).',
        response: { 202: EspaceClient, ...ECRITURE },
      },
    },
    async (request, reply) =>
      reply.status(202).send(await deposerPiece(ports, visiteur(request), await recevoirFichier(request))),
  );

  app.delete(
    `${ICI}/documents/:id`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Retire un document avant l’envoi.',
        params: z.object({ id: z.uuid() }),
        response: { 200: EspaceClient, ...REFUS, ...refusals(409) },
      },
    },
    (request) => retirerPiece(ports, visiteur(request), request.params.id),
  );

  app.post(
    `${ICI}/envoi`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Envoie mes réponses à mon conseiller, comme des propositions.',
        body: EspaceEnvoi,
        response: { 200: EspaceClient, ...ECRITURE },
      },
    },
    (request) => envoyer(ports, visiteur(request), request.body.faits),
  );

  app.delete(
    ICI,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Retire tout ce que j’ai donné et que personne n’a accepté ; le lien se ferme.',
        response: { 204: z.undefined().describe('Retiré.'), ...REFUS },
      },
    },
    async (request, reply) => {
      await retirer(ports, visiteur(request));
      return fermer(reply).status(204).send();
    },
  );
}
