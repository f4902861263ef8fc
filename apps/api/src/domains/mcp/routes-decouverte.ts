import { EMPREINTE, PORTEES } from '@francis/mcp';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Adresses } from './adresses.ts';

const Ressource = z.strictObject({
  resource: z.string(),
  resource_name: z.string(),
  authorization_servers: z.array(z.string()),
  scopes_supported: z.array(z.string()),
  bearer_methods_supported: z.array(z.string()),
  francis_tools_sha256: z.string().describe('SHA-256 des consignes et de tous les outils annoncés.'),
});

const Serveur = z.strictObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  registration_endpoint: z.string(),
  revocation_endpoint: z.string(),
  scopes_supported: z.array(z.string()),
  response_types_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
  revocation_endpoint_auth_methods_supported: z.array(z.string()),
  authorization_response_iss_parameter_supported: z.boolean(),
});

const tags = ['MCP'];
const frais = async (_request: unknown, reply: FastifyReply): Promise<void> =>
  void reply.header('cache-control', 'no-store');

/** How a program finds where to ask (RFC 9728, RFC 8414). */
export function routesDecouverte(app: TypedServer, { emetteur, ressource }: Adresses): void {
  const portees = Object.keys(PORTEES);
  const protegee = {
    resource: ressource,
    resource_name: 'Francis',
    authorization_servers: [emetteur],
    scopes_supported: portees,
    bearer_methods_supported: ['header'],
    francis_tools_sha256: EMPREINTE,
  };
  for (const url of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
    const schema = { tags, summary: 'Ce que sert le serveur MCP.', response: { 200: Ressource, ...refusals(429) } };
    app.get(url, { onRequest: [frais], schema }, async () => protegee);
  }
  const serveur = {
    issuer: emetteur,
    authorization_endpoint: `${emetteur}/autoriser`,
    token_endpoint: `${emetteur}/api/oauth/token`,
    registration_endpoint: `${emetteur}/api/oauth/register`,
    revocation_endpoint: `${emetteur}/api/oauth/revoke`,
    scopes_supported: portees,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  };
  app.get(
    '/.well-known/oauth-authorization-server',
    {
      onRequest: [frais],
      schema: {
        tags,
        summary: 'Comment un programme se fait autoriser.',
        response: { 200: Serveur, ...refusals(429) },
      },
    },
    async () => serveur,
  );
}
