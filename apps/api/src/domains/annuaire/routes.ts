import {
  FicheAnnuaireRequete,
  MaFicheAnnuaire,
  PageAnnuaire,
  ProfessionnelAnnuaire,
  RechercheAnnuaire,
} from '@francis/contract';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { PortsAnnuaire } from './ports.ts';
import { routesLiens } from './routes-liens.ts';
import { chercher, lire, maFiche, publier, retirer } from './service.ts';

const tags = ['Annuaire'];
const security = [{ jeton: [] }];
/** Nothing here is a client's: the second factor is asked by the files. */
const config = { permission: 'espace-pro:acceder' } as const;

/** The directory: each professional holds their own line, the signed-in read those that are shown. */
export function routesAnnuaire(app: TypedServer, ports: PortsAnnuaire, identification: Identification): void {
  const onRequest = [identification.exiger];

  app.get(
    '/api/pro/annuaire',
    {
      onRequest,
      config,
      schema: {
        tags,
        security,
        summary: 'Ma fiche dans l’annuaire, ou ce que je pourrais y montrer.',
        response: { 200: MaFicheAnnuaire, ...refusals(401, 403) },
      },
    },
    (request) => maFiche(ports, demandeurDe(identification, request)),
  );

  app.put(
    '/api/pro/annuaire',
    {
      onRequest,
      config,
      schema: {
        tags,
        security,
        summary: 'Me montre dans l’annuaire, par les seuls champs que je choisis.',
        body: FicheAnnuaireRequete,
        response: { 200: MaFicheAnnuaire, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    (request) => publier(ports, demandeurDe(identification, request), request.body),
  );

  app.delete(
    '/api/pro/annuaire',
    {
      onRequest,
      config,
      schema: {
        tags,
        security,
        summary: 'Me retire de l’annuaire, aussitôt.',
        response: { 204: z.undefined().describe('Retiré de l’annuaire.'), ...refusals(401, 403, 429) },
      },
    },
    async (request, reply) => {
      await retirer(ports, demandeurDe(identification, request));
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/annuaire',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les professionnels qui ont choisi de paraître, par leur nom.',
        querystring: RechercheAnnuaire,
        response: { 200: PageAnnuaire, ...refusals(401, 422, 429) },
      },
    },
    (request) => chercher(ports, demandeurDe(identification, request), request.query),
  );

  app.get(
    '/api/annuaire/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Un professionnel de l’annuaire.',
        params: z.object({ id: z.uuid() }),
        response: { 200: ProfessionnelAnnuaire, ...refusals(401, 404, 422, 429) },
      },
    },
    (request) => lire(ports, demandeurDe(identification, request), request.params.id),
  );

  routesLiens(app, ports, identification);
}
