import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { origineDe } from '../comptes/index.ts';
import { DebitDesEnregistrements, enregistrer } from './enregistrement.ts';
import { repondreErreurOAuth } from './erreurs-oauth.ts';
import { lireFormulaires } from './formulaire.ts';
import { echangerCode, echangerJeton, rendreJeton } from './octroi.ts';
import type { PortsMcp } from './ports.ts';

const Enregistrement = z.strictObject({
  client_id: z.uuid(),
  client_id_issued_at: z.int(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
  grant_types: z.tuple([z.literal('authorization_code'), z.literal('refresh_token')]).readonly(),
  response_types: z.tuple([z.literal('code')]).readonly(),
});

const Jetons = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  scope: z.string(),
});

const Texte = z.string().min(1).max(500);
/** What these do not name is left out, as RFC 6749 § 3.2 asks. */
const DemandeCode = z.object({
  client_id: z.uuid(),
  code: Texte,
  redirect_uri: Texte,
  code_verifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
  resource: Texte.optional(),
});
const DemandeJeton = z.object({ client_id: z.uuid(), refresh_token: Texte, resource: Texte.optional() });
const Rendu = z.object({ client_id: z.uuid(), token: z.string().min(1).max(4_000) });

const tags = ['MCP'];
const bodyLimit = 8 * 1024;
const MINUTE = 60_000;
const ECHANGES_PAR_MINUTE = 60;

/** What programs call themselves: no session, no cookie, their own form of bodies and errors. */
export function routesOAuth(racine: TypedServer, ports: PortsMcp): void {
  const enregistrements = new DebitDesEnregistrements(ports.horloge);
  const echanges = new RateLimiter(ports.horloge, ECHANGES_PAR_MINUTE, MINUTE);

  void racine.register(async (instance) => {
    instance.setErrorHandler(repondreErreurOAuth);
    const app = instance.withTypeProvider<ZodTypeProvider>();

    app.post(
      '/api/oauth/register',
      {
        bodyLimit,
        onRequest: [async ({ ip }) => enregistrements.consommer(ip)],
        schema: {
          tags,
          summary: 'Un programme s’enregistre (RFC 7591) : JSON, redirect_uris et client_name.',
          response: { 201: Enregistrement, ...refusals(400, 413, 415, 429) },
        },
      },
      async (request, reply) => reply.status(201).send(await enregistrer(ports, request.body, request.ip)),
    );

    void instance.register(async (formulaires) => {
      lireFormulaires(formulaires);
      const avec = formulaires.withTypeProvider<ZodTypeProvider>();
      const onRequest = [async ({ ip }: { ip: string }) => echanges.consume(addressKey(ip))];

      avec.post(
        '/api/oauth/token',
        {
          bodyLimit,
          onRequest,
          schema: {
            tags,
            summary: 'Échange un code ou un jeton de rafraîchissement (formulaire, RFC 6749).',
            response: { 200: Jetons, ...refusals(400, 413, 415, 429) },
          },
        },
        async (request) => {
          const origine = origineDe(request);
          const { grant_type: type } = lire(z.object({ grant_type: Texte }), request.body);
          if (type === 'authorization_code') {
            const { client_id, code, redirect_uri, code_verifier, resource } = lire(DemandeCode, request.body);
            const echange = { applicationId: client_id, redirection: redirect_uri, verificateur: code_verifier };
            return echangerCode(ports, origine, { ...echange, code, ressource: resource });
          }
          if (type !== 'refresh_token') throw new ApiError('APPLICATION_TYPE_INVALIDE');
          const { client_id, refresh_token, resource } = lire(DemandeJeton, request.body);
          const echange = { applicationId: client_id, jeton: refresh_token, ressource: resource };
          return echangerJeton(ports, origine, echange);
        },
      );

      avec.post(
        '/api/oauth/revoke',
        {
          bodyLimit,
          onRequest,
          schema: {
            tags,
            summary: 'Un programme rend son jeton (formulaire, RFC 7009).',
            response: { 200: z.strictObject({}), ...refusals(400, 413, 415, 429) },
          },
        },
        async (request) => {
          const { client_id, token } = lire(Rendu, request.body);
          await rendreJeton(ports, client_id, token);
          return {};
        },
      );
    });
  });
}

function lire<T>(schema: z.ZodType<T>, corps: unknown): T {
  const lu = schema.safeParse(corps);
  if (!lu.success) throw new ApiError('APPLICATION_REQUETE_INVALIDE');
  return lu.data;
}
