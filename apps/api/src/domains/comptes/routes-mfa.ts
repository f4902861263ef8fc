import {
  CodesSecoursReponse,
  ConfirmationFacteurRequete,
  DefiMfa,
  DefiRequete,
  ListeFacteurs,
  NouveauFacteurReponse,
  NouveauFacteurRequete,
  SessionReponse,
} from '@francis/contract';
import { z } from 'zod';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from './identification.ts';
import { repondreAuDefi } from './mfa/defis.ts';
import { confirmerFacteur, defierFacteur, preparerFacteur, refaireCodes, retirerFacteur } from './mfa/facteurs.ts';
import { depotMfa } from './mfa/repository.ts';
import { origineDe } from './origine.ts';
import type { PortsComptes } from './ports.ts';
import { presenterDefi, presenterFacteur } from './presenter.ts';
import { demandeurDe, type Reponses } from './reponses.ts';

interface Options {
  readonly ports: PortsComptes;
  readonly identification: Identification;
  readonly reponses: Reponses;
}

const tags = ['Double authentification'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.string().max(200) });
const MINUTE = 60_000;
const REPONSES_PAR_MINUTE = 60;

export function routesMfa(app: TypedServer, { ports, identification, reponses }: Options): void {
  const essais = new RateLimiter(ports.horloge, REPONSES_PAR_MINUTE, MINUTE);
  const onRequest = [requireSameOrigin, identification.exiger];

  app.post(
    '/api/auth/mfa/verify',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Répond au défi de la connexion et ouvre la session.',
        body: DefiRequete,
        response: { 200: SessionReponse, ...refusals(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      essais.consume(addressKey(request.ip));
      return reponses.session(request, reply, await repondreAuDefi(ports, request.body, origineDe(request)));
    },
  );

  app.get(
    '/api/auth/factors',
    {
      onRequest: [identification.exiger],
      schema: { tags, security, summary: 'Vos facteurs.', response: { 200: ListeFacteurs, ...refusals(401) } },
    },
    async (request) => {
      const depot = depotMfa(ports.base.queries);
      const { id } = identification.compteDe(request);
      const facteurs = await depot.facteursDe(id);
      return { facteurs: facteurs.map(presenterFacteur), codesSecoursRestants: await depot.codesRestants(id) };
    },
  );

  app.post(
    '/api/auth/factors',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Prépare une application d’authentification.',
        description: '`otpauth` se dessine en QR code par le client ; le facteur compte une fois confirmé.',
        body: NouveauFacteurRequete,
        response: { 201: NouveauFacteurReponse, ...refusals(400, 401, 403, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { facteur, ...reste } = await preparerFacteur(ports, demandeurDe(identification, request), request.body);
      return reply.status(201).send({ facteur: presenterFacteur(facteur), ...reste });
    },
  );

  app.post(
    '/api/auth/factors/:id/verify',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Confirme un facteur par son premier code et donne les codes de secours.',
        params: Identifiant,
        body: ConfirmationFacteurRequete,
        response: { 200: CodesSecoursReponse, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const demandeur = demandeurDe(identification, request);
      const codes = await confirmerFacteur(ports, demandeur, request.params.id, request.body.code);
      return { success: true as const, codes };
    },
  );

  app.post(
    '/api/auth/factors/:id/challenge',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Redemande un facteur à une session ouverte.',
        description: 'La réponse se donne à POST /api/auth/mfa/verify, qui ouvre une session au second niveau.',
        params: Identifiant,
        response: { 200: DefiMfa, ...refusals(401, 403, 404) },
      },
    },
    async (request) =>
      presenterDefi(await defierFacteur(ports, demandeurDe(identification, request), request.params.id)),
  );

  app.delete(
    '/api/auth/factors/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire un facteur.',
        params: Identifiant,
        response: { 204: z.undefined().describe('Facteur retiré.'), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await retirerFacteur(ports, demandeurDe(identification, request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/auth/recovery-codes',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Donne de nouveaux codes de secours ; les anciens ne valent plus rien.',
        response: { 200: CodesSecoursReponse, ...refusals(401, 403) },
      },
    },
    async (request) => ({
      success: true as const,
      codes: await refaireCodes(ports, demandeurDe(identification, request)),
    }),
  );
}
