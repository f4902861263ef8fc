import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Contexte } from './outil.ts';
import { creerServeurMcp, type Signaler } from './serveur.ts';

/**
 * Answers one message of the streamable HTTP transport, whole, in JSON. Nothing outlives the request: no session to steal,
 * and any instance answers.
 * @param corps the parsed body.
 */
export async function repondreHttp(
  requete: Request,
  corps: unknown,
  contexte: Contexte,
  signaler: Signaler,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const serveur = creerServeurMcp(contexte, signaler);
  await serveur.connect(transport);
  try {
    return await transport.handleRequest(requete, { parsedBody: corps });
  } finally {
    await serveur.close();
  }
}
