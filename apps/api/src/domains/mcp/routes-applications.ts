import {
  ApplicationDemandee,
  ChoixApplication,
  DemandeApplication,
  EXTENSION_TEAMS,
  ListeApplications,
  RetourApplication,
} from '@francis/contract';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import { choisir, lireDemande } from './autorisation.ts';
import { DUREES } from './policy.ts';
import type { PortsMcp } from './ports.ts';
import { presenterAutorisee, presenterDemande } from './presenter.ts';
import { depotApplications } from './repository.ts';

const tags = ['MCP'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.string().max(200) });
const UUID = z.uuid();

/** What the person reads, chooses and takes back, from our own pages. */
export function routesApplications(app: TypedServer, ports: PortsMcp, identification: Identification): void {
  const onRequest = [requireSameOrigin, identification.exiger];

  app.post(
    '/api/auth/applications/review',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ce qu’un programme vous demande.',
        body: DemandeApplication,
        response: { 200: ApplicationDemandee, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    async ({ body }) => presenterDemande(await lireDemande(ports, body), body.redirect_uri),
  );

  app.post(
    '/api/auth/applications/decide',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Autorise ou refuse un programme, et dit où renvoyer le navigateur.',
        body: ChoixApplication,
        response: { 200: RetourApplication, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request) => {
      const { demande, accord } = request.body;
      // What the extension opens, a password alone does not open on our pages either.
      if (accord && ports.secondFacteurPro && demande.client_id === EXTENSION_TEAMS.client)
        identification.exigerSecondFacteur(request);
      return { redirection: await choisir(ports, demandeurDe(identification, request), demande, accord) };
    },
  );

  app.get(
    '/api/auth/applications',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Les programmes que vous avez autorisés.',
        response: { 200: ListeApplications, ...refusals(401) },
      },
    },
    async (request) => {
      const depuis = new Date(ports.horloge.now().getTime() - DUREES.autorisation);
      const siennes = await depotApplications(ports.base.queries).vivantes(identification.compteDe(request).id, depuis);
      return {
        applications: siennes.map(({ autorisation, application }) => presenterAutorisee(autorisation, application)),
      };
    },
  );

  app.delete(
    '/api/auth/applications/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire à un programme ce que vous lui aviez permis.',
        params: Identifiant,
        response: { 204: z.undefined().describe('Autorisation retirée.'), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { compte, origine } = demandeurDe(identification, request);
      const id = UUID.safeParse(request.params.id).data;
      await ports.base.transaction(async (requetes) => {
        const qui = { id: id ?? '', utilisateurId: compte.id };
        const retirees =
          id === undefined ? 0 : await depotApplications(requetes).revoquer(qui, ports.horloge.now(), 'personne');
        if (retirees === 0) throw new ApiError('INTROUVABLE');
        const action = 'application.retiree';
        await ports.audit.noter(
          { action, ressource: `autorisation:${id}`, compte, origine, risque: 'medium' },
          requetes,
        );
      });
      return reply.status(204).send();
    },
  );
}
