import { ANNONCES, type Contexte, estPortee, repondreHttp } from '@francis/mcp';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { jourDeParis } from '../assistant/index.ts';
import { origineDe } from '../comptes/index.ts';
import type { Acces } from './acces.ts';
import type { PortsMcp } from './ports.ts';

/** One JSON-RPC message; a batch would count for one call. */
const Message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  method: z.string().max(100).optional(),
  params: z.looseObject({ name: z.unknown().optional() }).optional(),
});

const ENTETES = ['accept', 'content-type', 'mcp-protocol-version'] as const;

const frais = async (_request: unknown, reply: FastifyReply): Promise<void> =>
  void reply.header('cache-control', 'no-store');

/** The MCP server over HTTP: each message stands alone, so that any instance answers it. */
export function routesMcp(app: TypedServer, ports: PortsMcp, acces: Acces): void {
  const { adresses, logger } = ports;
  const signaler = (err: unknown, outil: string): void => logger.error({ err, outil }, 'mcp tool failed');

  app.post(
    '/mcp',
    {
      onRequest: [frais, adresses.garder, acces.exiger],
      schema: {
        tags: ['MCP'],
        security: [{ application: [] }],
        summary: 'Un message MCP (JSON-RPC 2.0), avec le jeton d’un programme autorisé.',
        response: {
          200: z.looseObject({ jsonrpc: z.literal('2.0') }),
          202: z.undefined().describe('Notification reçue.'),
          ...refusals(400, 401, 403, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const lu = Message.safeParse(request.body);
      if (!lu.success) throw new ApiError('REQUETE_INVALIDE');
      const { method, params } = lu.data;
      if (method === 'tools/call') {
        const visee = ANNONCES.find(({ outil }) => outil.nom === params?.name);
        if (visee) acces.exigerPortee(request, reply, visee.outil.portee);
      }
      const reponse = await repondreHttp(transposer(request), lu.data, contexteDe(request), signaler);
      return rendre(reply, reponse);
    },
  );

  // No stream from the server and no session to close: clients are told so.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    onRequest: [frais],
    schema: { hide: true },
    handler: async (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new ApiError('METHODE_NON_AUTORISEE');
    },
  });

  const transposer = ({ headers }: FastifyRequest): Request => {
    const gardes = ENTETES.flatMap((nom) => (typeof headers[nom] === 'string' ? [[nom, headers[nom]] as const] : []));
    return new Request(adresses.ressource, { method: 'POST', headers: new Headers(gardes.map(([n, v]) => [n, v])) });
  };

  /** Everything personal is bound here to the account of the token. */
  const contexteDe = (request: FastifyRequest): Contexte => {
    const { compte, autorisation, portees } = acces.programmeDe(request);
    return {
      portees: new Set([...portees].filter(estPortee)),
      aujourdhui: () => jourDeParis(ports.horloge.now()),
      corpus: ports.corpus,
      lireProfil: async () => {
        const action = 'application.profil_lu';
        const ressource = `application:${autorisation.applicationId}`;
        await ports.audit.noter({ action, ressource, compte, origine: origineDe(request), risque: 'medium' });
        return ports.profilDe(compte.id);
      },
    };
  };
}

/** The protocol's own answer, as it is; what it could not read is refused in the form of every other error. */
async function rendre(reply: FastifyReply, reponse: Response): Promise<FastifyReply> {
  if (!reponse.ok) throw new ApiError('REQUETE_INVALIDE');
  if (reponse.status === 202) return reply.status(202).send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((texte) => String(texte))
    .send(await reponse.text());
}
