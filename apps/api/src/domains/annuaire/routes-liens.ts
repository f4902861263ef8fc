import {
  Blocages,
  MaRecherche,
  ProfessionnelsAccordes,
  ProfessionnelsAnnuaire,
  RechercheGardee,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import {
  accordes,
  bloquerFiche,
  debloquer,
  garderRecherche,
  maRecherche,
  mesBlocages,
  nePlusSuivre,
  suivis,
  suivre,
} from './liens.ts';
import type { PortsAnnuaire } from './ports.ts';

const tags = ['Annuaire'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const fait = (dit: string) => z.undefined().describe(dit);

/** What a person keeps of the directory: whom they follow, what they look for, whom they no longer want to see. */
export function routesLiens(app: TypedServer, ports: PortsAnnuaire, identification: Identification): void {
  const onRequest = [identification.exiger];
  const qui = (request: FastifyRequest) => demandeurDe(identification, request);

  app.get(
    '/api/annuaire/suivis',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les professionnels que je suis. Personne d’autre ne le sait.',
        response: { 200: ProfessionnelsAnnuaire, ...refusals(401, 429) },
      },
    },
    (request) => suivis(ports, qui(request)),
  );

  app.put(
    '/api/annuaire/:id/suivi',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Suit un professionnel de l’annuaire.',
        params,
        response: { 204: fait('Suivi.'), ...refusals(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      await suivre(ports, qui(request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/annuaire/:id/suivi',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ne suit plus ce professionnel.',
        params,
        response: { 204: fait('N’est plus suivi.'), ...refusals(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      await nePlusSuivre(ports, qui(request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/annuaire/recherche',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ce que je cherche dans l’annuaire, et ce que mon profil permet d’en proposer.',
        response: { 200: MaRecherche, ...refusals(401, 429) },
      },
    },
    (request) => maRecherche(ports, qui(request)),
  );

  app.put(
    '/api/annuaire/recherche',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Garde ce que je cherche ; rien de coché efface.',
        body: RechercheGardee,
        response: { 200: MaRecherche, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    (request) => garderRecherche(ports, qui(request), request.body),
  );

  app.get(
    '/api/annuaire/accords',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les professionnels qui tiennent le plus de mes critères, d’après les champs qu’ils montrent.',
        response: { 200: ProfessionnelsAccordes, ...refusals(401, 429) },
      },
    },
    (request) => accordes(ports, qui(request)),
  );

  app.put(
    '/api/annuaire/:id/blocage',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Bloque un professionnel : ni l’un ni l’autre ne se voient plus. Il n’en est pas averti.',
        params,
        response: { 204: fait('Bloqué.'), ...refusals(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      await bloquerFiche(ports, qui(request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/blocages',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les personnes que j’ai bloquées.',
        response: { 200: Blocages, ...refusals(401, 429) },
      },
    },
    (request) => mesBlocages(ports, qui(request)),
  );

  app.delete(
    '/api/blocages/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Débloque cette personne.',
        params,
        response: { 204: fait('Débloquée.'), ...refusals(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      await debloquer(ports, qui(request), request.params.id);
      return reply.status(204).send();
    },
  );
}
