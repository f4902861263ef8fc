import { Profil, ProfilNomme } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import { peutAcceder } from './policy.ts';
import { presenterProfil } from './presenter.ts';
import { depotProfil } from './repository.ts';

interface Options {
  readonly base: Database;
  readonly horloge: Clock;
  readonly identification: Identification;
}

const tags = ['Profil'];
const security = [{ jeton: [] }];
const Parametres = z.object({ userId: z.uuid() });
const REFUS_ECRITURE = refusals(400, 401, 413, 415, 422);

export function routesProfil(app: TypedServer, { base, horloge, identification }: Options): void {
  const onRequest = [identification.exiger];
  const mien = (request: FastifyRequest) => depotProfil(base.queries, identification.compteDe(request).id);
  const exigerMien = (request: FastifyRequest, userId: string): void => {
    if (!peutAcceder(identification.compteDe(request).id, userId)) throw new ApiError('INTROUVABLE');
  };

  app.get(
    '/api/user-profile',
    {
      onRequest,
      schema: { tags, security, summary: 'Mon profil fiscal.', response: { 200: Profil, ...refusals(401) } },
    },
    async (request) => presenterProfil(await mien(request).lire()),
  );

  app.post(
    '/api/user-profile',
    {
      onRequest,
      config: { permission: 'profil:modifier' },
      schema: {
        tags,
        security,
        summary: 'Remplace mon profil fiscal.',
        body: Profil,
        response: { 200: Profil, ...REFUS_ECRITURE },
      },
    },
    async (request) => presenterProfil(await mien(request).remplacer(request.body, horloge.now())),
  );

  // The questionnaires: what they ask is added to what the other screens saved.
  app.post(
    '/user-profile/',
    {
      onRequest,
      config: { permission: 'profil:modifier' },
      schema: {
        tags,
        security,
        summary: 'Ajoute des réponses à mon profil fiscal, sous mon identifiant.',
        body: ProfilNomme,
        response: { 200: Profil, ...REFUS_ECRITURE, ...refusals(404) },
      },
    },
    async (request) => {
      const { auth_user_id, ...champs } = request.body;
      exigerMien(request, auth_user_id);
      return presenterProfil(await mien(request).modifier(champs, horloge.now()));
    },
  );

  // Both addresses are in the specification.
  for (const url of ['/api/user-profile/:userId', '/user-profile/:userId']) {
    app.get(
      url,
      {
        onRequest,
        schema: {
          tags,
          security,
          summary: 'Mon profil fiscal, par mon identifiant.',
          params: Parametres,
          response: { 200: Profil, ...refusals(401, 404, 422) },
        },
      },
      async (request) => {
        exigerMien(request, request.params.userId);
        return presenterProfil(await mien(request).lire());
      },
    );

    app.patch(
      url,
      {
        onRequest,
        config: { permission: 'profil:modifier' },
        schema: {
          tags,
          security,
          summary: 'Change les champs donnés de mon profil fiscal.',
          params: Parametres,
          body: Profil,
          response: { 200: Profil, ...REFUS_ECRITURE, ...refusals(404) },
        },
      },
      async (request) => {
        exigerMien(request, request.params.userId);
        return presenterProfil(await mien(request).modifier(request.body, horloge.now()));
      },
    );
  }
}
