import {
  ConnexionPasskeyRequete,
  ListePasskeys,
  NouvellePasskeyRequete,
  OptionsConnexionPasskey,
  OptionsCreationPasskey,
  OptionsPasskeyRequete,
  PasskeyAjoutee,
  SessionReponse,
} from '@francis/contract';
import { z } from 'zod';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from './identification.ts';
import { origineDe } from './origine.ts';
import { connecterParPasskey, proposerConnexion } from './passkeys/connexion.ts';
import { ajouterPasskey, preparerPasskey, retirerPasskey } from './passkeys/enregistrement.ts';
import { depotPasskeys } from './passkeys/repository.ts';
import type { PortsComptes } from './ports.ts';
import { presenterPasskey } from './presenter.ts';
import { demandeurDe, type Reponses } from './reponses.ts';

interface Options {
  readonly ports: PortsComptes;
  readonly identification: Identification;
  readonly reponses: Reponses;
}

const tags = ['Clés d’accès'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.string().max(200) });
const MINUTE = 60_000;
const ESSAIS_PAR_MINUTE = 60;

export function routesPasskeys(app: TypedServer, { ports, identification, reponses }: Options): void {
  const essais = new RateLimiter(ports.horloge, ESSAIS_PAR_MINUTE, MINUTE);
  const onRequest = [requireSameOrigin, identification.exiger];

  app.get(
    '/api/auth/passkeys',
    {
      onRequest: [identification.exiger],
      schema: { tags, security, summary: 'Vos clés d’accès.', response: { 200: ListePasskeys, ...refusals(401) } },
    },
    async (request) => {
      const siennes = await depotPasskeys(ports.base.queries).de(identification.compteDe(request).id);
      return { passkeys: siennes.map(presenterPasskey) };
    },
  );

  app.post(
    '/api/auth/passkeys/options',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Prépare une clé d’accès.',
        description: 'La réponse est ce que prend `navigator.credentials.create()`.',
        body: OptionsPasskeyRequete,
        response: { 200: OptionsCreationPasskey, ...refusals(400, 401, 403, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => preparerPasskey(ports, demandeurDe(identification, request), request.body),
  );

  app.post(
    '/api/auth/passkeys',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ajoute la clé d’accès que l’appareil vient de créer.',
        body: NouvellePasskeyRequete,
        response: { 201: PasskeyAjoutee, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const cle = await ajouterPasskey(ports, demandeurDe(identification, request), request.body);
      return reply.status(201).send({ success: true, passkey: presenterPasskey(cle) });
    },
  );

  app.delete(
    '/api/auth/passkeys/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire une clé d’accès.',
        description: 'Demande une identité confirmée depuis peu : POST /api/auth/reauthenticate.',
        params: Identifiant,
        response: { 204: z.undefined().describe('Clé retirée.'), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await retirerPasskey(ports, demandeurDe(identification, request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/auth/passkeys/login/options',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Prépare une connexion par clé d’accès.',
        description: 'La même réponse pour tous : ce que prend `navigator.credentials.get()`.',
        response: { 200: OptionsConnexionPasskey, ...refusals(403, 429) },
      },
    },
    async (request) => {
      essais.consume(addressKey(request.ip));
      return proposerConnexion(ports);
    },
  );

  app.post(
    '/api/auth/passkeys/login',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Ouvre une session, au second niveau, avec une clé d’accès.',
        body: ConnexionPasskeyRequete,
        response: { 200: SessionReponse, ...refusals(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      essais.consume(addressKey(request.ip));
      return reponses.session(request, reply, await connecterParPasskey(ports, request.body, origineDe(request)));
    },
  );
}
