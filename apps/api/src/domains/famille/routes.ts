import { EntiteModification, EntiteRequete, FamilleClient, LienRequete } from '@francis/contract';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, gardeClients, type PortsClients } from '../clients/index.ts';
import type { Identification } from '../comptes/index.ts';
import { ajouterEntite, delier, lier, lireFamille, modifierEntite, supprimerEntite } from './service.ts';

interface Options {
  readonly ports: PortsClients;
  readonly identification: Identification;
}

const tags = ['Familles et sociétés'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const UnLien = z.object({ id: z.uuid(), lienId: z.uuid() });
const UneEntite = z.object({ id: z.uuid(), entiteId: z.uuid() });
const ECRITURE = { 200: FamilleClient, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) };
const RETRAIT = { 200: FamilleClient, ...refusals(401, 403, 404, 422) };

/** Links between files, shared goods and companies: each answer is the whole family, as it is now. */
export function routesFamille(app: TypedServer, { ports, identification }: Options): void {
  const onRequest = [identification.exiger, gardeClients(ports, identification)];
  const commun = { tags, security, params };

  app.get(
    '/api/pro/clients/:id/famille',
    {
      onRequest,
      config: { portee: 'clients:lire' },
      schema: {
        ...commun,
        summary: 'La famille d’un dossier, ses biens communs et ses sociétés.',
        response: { 200: FamilleClient, ...refusals(401, 403, 404, 422) },
      },
    },
    (request) => lireFamille(ports, demandeurDe(identification, request), request.params.id),
  );

  app.post(
    '/api/pro/clients/:id/famille/liens',
    {
      onRequest,
      schema: { ...commun, summary: 'Lie deux dossiers du cabinet.', body: LienRequete, response: ECRITURE },
    },
    (request) => lier(ports, demandeurDe(identification, request), request.params.id, request.body),
  );

  app.delete(
    '/api/pro/clients/:id/famille/liens/:lienId',
    {
      onRequest,
      schema: { ...commun, params: UnLien, summary: 'Délie deux dossiers.', response: RETRAIT },
    },
    (request) => delier(ports, demandeurDe(identification, request), request.params.id, request.params.lienId),
  );

  app.post(
    '/api/pro/clients/:id/famille/entites',
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Ajoute une société ou un bien commun, avec qui le détient.',
        body: EntiteRequete,
        response: ECRITURE,
      },
    },
    (request) => ajouterEntite(ports, demandeurDe(identification, request), request.params.id, request.body),
  );

  app.put(
    '/api/pro/clients/:id/famille/entites/:entiteId',
    {
      onRequest,
      schema: {
        ...commun,
        params: UneEntite,
        summary: 'Remplace une société ou un bien commun, et ses détentions.',
        body: EntiteModification,
        response: ECRITURE,
      },
    },
    (request) => {
      const { id: clientId, entiteId } = request.params;
      return modifierEntite(ports, demandeurDe(identification, request), { clientId, entiteId }, request.body);
    },
  );

  app.delete(
    '/api/pro/clients/:id/famille/entites/:entiteId',
    {
      onRequest,
      schema: { ...commun, params: UneEntite, summary: 'Retire une société ou un bien commun.', response: RETRAIT },
    },
    (request) => {
      const { id: clientId, entiteId } = request.params;
      return supprimerEntite(ports, demandeurDe(identification, request), { clientId, entiteId });
    },
  );
}
