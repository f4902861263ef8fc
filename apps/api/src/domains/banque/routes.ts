import {
  AdresseSuivante,
  AutorisationEssaiRequete,
  Banques,
  DepartBancaireRequete,
  EchangeBancaireReponse,
  EchangeBancaireRequete,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import { type BanqueDEssai, CLIENT_ESSAI } from './essai/banque-d-essai.ts';
import type { PortsBanque } from './ports.ts';
import { actualiser, banquesDe, deconnecter, echanger, partir } from './service.ts';

interface Options {
  readonly ports: PortsBanque;
  readonly identification: Identification;
  /** The trial bank, when it is the one that is read. */
  readonly essai: { readonly banque: BanqueDEssai; readonly retour: string } | undefined;
}

const tags = ['Banque'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.uuid() });
const MINUTE = 60_000;
/** Each asks a bank. */
const APPELS_PAR_MINUTE = 20;

export function routesBanque(app: TypedServer, { ports, identification, essai }: Options): void {
  const limite = new RateLimiter(ports.horloge, APPELS_PAR_MINUTE, MINUTE);
  const limiter = async (request: FastifyRequest): Promise<void> => limite.consume(identification.compteDe(request).id);
  const ecrire = [requireSameOrigin, identification.exiger, limiter];
  const demandeur = (request: FastifyRequest) => demandeurDe(identification, request);
  const present = (request: FastifyRequest) => ({ ...demandeur(request), ip: request.ip.replace('::ffff:', '') });

  app.get(
    '/api/banque',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Vos banques, vos comptes et leurs soldes par jour.',
        response: { 200: Banques, ...refusals(401) },
      },
    },
    async (request) => banquesDe(ports, demandeur(request)),
  );

  app.post(
    '/api/banque/depart',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Rend l’adresse où autoriser la lecture d’une banque.',
        description: 'Lecture seule. Demande le consentement « banque ».',
        body: DepartBancaireRequete,
        response: { 200: AdresseSuivante, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => ({ url: await partir(ports, demandeur(request), request.body.provider_id) }),
  );

  app.post(
    '/api/truelayer/exchange',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Termine la connexion d’une banque.',
        description: 'Dans la session qui est partie, une fois.',
        body: EchangeBancaireRequete,
        response: { 200: EchangeBancaireReponse, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => ({
      success: true as const,
      connexion_id: await echanger(ports, present(request), request.body),
    }),
  );

  app.post(
    '/api/banque/connexions/:id/actualiser',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Relit une banque.',
        params: Identifiant,
        response: { 200: Banques, ...refusals(401, 403, 404, 422, 429) },
      },
    },
    async (request) => actualiser(ports, present(request), request.params.id),
  );

  app.delete(
    '/api/banque/connexions/:id',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Déconnecte une banque.',
        description: 'Ses jetons sont détruits, et ce qui a été lu est effacé.',
        params: Identifiant,
        response: { 204: z.undefined().describe('Banque déconnectée.'), ...refusals(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      await deconnecter(ports, demandeur(request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/banque-essai/autoriser',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Répond à la place de la banque d’essai : oui ou non.',
        body: AutorisationEssaiRequete,
        response: { 200: AdresseSuivante, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { client_id, redirect_uri, state, accord } = request.body;
      if (essai === undefined) throw new ApiError('INTROUVABLE');
      if (client_id !== CLIENT_ESSAI || redirect_uri !== essai.retour) throw new ApiError('BANQUE_REFUSEE');
      const suite = accord ? { code: essai.banque.autoriser(redirect_uri), state } : { error: 'access_denied', state };
      const { pathname } = new URL(redirect_uri);
      return { url: `${pathname}?${new URLSearchParams({ ...suite, provider_id: 'banque-essai' }).toString()}` };
    },
  );
}
