import type { CodeErreur } from '@francis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asApiError, errorBody, sendError } from '../../platform/http/errors.ts';

/** Names that programs read (RFC 6749 § 5.2, 7591 § 3.2.2, 8707 § 2). */
const NOMS: Partial<Readonly<Record<CodeErreur, string>>> = {
  APPLICATION_INCONNUE: 'invalid_client',
  APPLICATION_OCTROI_INVALIDE: 'invalid_grant',
  APPLICATION_TYPE_INVALIDE: 'unsupported_grant_type',
  APPLICATION_PORTEE_INVALIDE: 'invalid_scope',
  APPLICATION_CIBLE_INVALIDE: 'invalid_target',
  APPLICATION_REDIRECTION_INVALIDE: 'invalid_redirect_uri',
  APPLICATION_METADONNEES_INVALIDES: 'invalid_client_metadata',
  TROP_DE_REQUETES: 'temporarily_unavailable',
};

/** The common form of an error, with the fields of the RFC beside: `error_description` may only hold ASCII. */
export function repondreErreurOAuth(lancee: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const erreur = asApiError(lancee);
  if (erreur.status >= 500) return sendError(lancee, request, reply);
  if (erreur.retryAfterSeconds !== undefined) void reply.header('retry-after', erreur.retryAfterSeconds);
  const error = NOMS[erreur.code] ?? 'invalid_request';
  return reply
    .status(erreur.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error, error_description: erreur.code, ...errorBody(erreur, request.id) });
}
