import {
  AcceptationInvitation,
  ChangementRole,
  EquipeCabinet,
  InvitationRequete,
  LOGO_MAX_BASE64,
  LogoReponse,
  LogoRequete,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import { accepterInvitation, changerRole, equipeDe, inviter, retirerInvitation, retirerMembre } from './equipe.ts';
import { changerLogo, logoDe } from './logo.ts';
import type { PortsCabinet } from './ports.ts';

const tags = ['Cabinet'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.uuid() });
const HEURE = 3_600_000;
/** Each sends a message to somebody who did not ask for it. */
const INVITATIONS_PAR_HEURE = 20;
const LOGOS_PAR_HEURE = 30;
const ECRITURE = refusals(400, 401, 403, 413, 415, 422, 429);

interface Options {
  readonly ports: PortsCabinet;
  readonly identification: Identification;
  /** A professional, with the second factor where files ask for it: who joins a firm sees its files. */
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

export function routesEquipe(app: TypedServer, { ports, identification, garder }: Options): void {
  const onRequest = [identification.exiger, garder];
  const invitations = new RateLimiter(ports.horloge, INVITATIONS_PAR_HEURE, HEURE);
  const logos = new RateLimiter(ports.horloge, LOGOS_PAR_HEURE, HEURE);
  const qui = (request: FastifyRequest) => demandeurDe(identification, request);
  const equipe = { 200: EquipeCabinet };

  app.get(
    '/api/pro/cabinet/membres',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Qui travaille dans mon cabinet.',
        response: { ...equipe, ...refusals(401, 403) },
      },
    },
    (request) => equipeDe(ports, qui(request)),
  );
  app.post(
    '/api/pro/cabinet/invitations',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Invite quelqu’un dans mon cabinet, par e-mail.',
        body: InvitationRequete,
        response: { ...equipe, ...ECRITURE, ...refusals(409) },
      },
    },
    (request) => {
      invitations.consume(identification.compteDe(request).id);
      return inviter(ports, qui(request), request.body);
    },
  );
  app.delete(
    '/api/pro/cabinet/invitations/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire une invitation : son lien ne vaut plus rien.',
        params: Identifiant,
        response: { ...equipe, ...refusals(401, 403, 404, 422) },
      },
    },
    (request) => retirerInvitation(ports, qui(request), request.params.id),
  );
  app.post(
    '/api/pro/cabinet/invitations/accepter',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Rejoint le cabinet qui m’a invité.',
        body: AcceptationInvitation,
        response: { ...equipe, ...ECRITURE, ...refusals(409) },
      },
    },
    (request) => accepterInvitation(ports, qui(request), request.body.ticket),
  );
  app.patch(
    '/api/pro/cabinet/membres/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Change le rôle d’un membre de mon cabinet.',
        params: Identifiant,
        body: ChangementRole,
        response: { ...equipe, ...ECRITURE, ...refusals(404, 409) },
      },
    },
    (request) => changerRole(ports, qui(request), { id: request.params.id, ...request.body }),
  );
  app.delete(
    '/api/pro/cabinet/membres/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire un membre de mon cabinet, ou me fait le quitter.',
        params: Identifiant,
        response: { ...equipe, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    (request) => retirerMembre(ports, qui(request), request.params.id),
  );

  const logo = { 200: LogoReponse };
  app.get(
    '/api/pro/cabinet/logo',
    {
      onRequest,
      schema: { tags, security, summary: 'Le logo de mon cabinet.', response: { ...logo, ...refusals(401, 403) } },
    },
    (request) => logoDe(ports, qui(request)),
  );
  app.put(
    '/api/pro/cabinet/logo',
    {
      onRequest,
      bodyLimit: LOGO_MAX_BASE64 + 1024,
      schema: {
        tags,
        security,
        summary: 'Change le logo de mon cabinet.',
        description: 'PNG ou JPEG, 2 Mo au plus. L’image est redessinée : rien du fichier reçu n’est gardé.',
        body: LogoRequete,
        response: { ...logo, ...ECRITURE },
      },
    },
    (request) => {
      logos.consume(identification.compteDe(request).id);
      return changerLogo(ports, qui(request), request.body.image);
    },
  );
  app.delete(
    '/api/pro/cabinet/logo',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire le logo de mon cabinet.',
        response: { ...logo, ...refusals(401, 403) },
      },
    },
    (request) => changerLogo(ports, qui(request), undefined),
  );
}
