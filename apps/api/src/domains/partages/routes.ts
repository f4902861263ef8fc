import { PartageCree, PartageFin, PartageJeton, PartageRequete, ResultatPartage } from '@francis/contract';
import { z } from 'zod';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { dessinerCarte } from '../../platform/images/carte.ts';
import { finirPartage, lirePartage, partager, type PortsPartages } from './service.ts';

interface Options extends PortsPartages {
  readonly simulationsParMinute: number;
}

const tags = ['Partages'];
const MINUTE = 60_000;
/** A result is drawn and kept: a sixth of the results that are only computed. */
const PART_DES_GARDES = 6;

/** A result on an address of its own, and its end. Without an account. */
export function routesPartages(app: TypedServer, { simulationsParMinute, ...ports }: Options): void {
  const limiter = () => {
    const limite = new RateLimiter(ports.horloge, Math.ceil(simulationsParMinute / PART_DES_GARDES), MINUTE);
    return {
      onRequest: async (request: { readonly ip: string }) => limite.consume(addressKey(request.ip)),
    };
  };

  app.post(
    '/api/partages',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'Partage le chiffre d’une simulation, sans la saisie.',
        description: 'Recalculé sur la saisie, qui n’est pas gardée. La clé rendue arrête le partage.',
        body: PartageRequete,
        response: { 201: PartageCree, ...refusals(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => reply.status(201).send(await partager(ports, request.body)),
  );

  app.get(
    '/api/partages/:jeton',
    {
      schema: {
        tags,
        summary: 'Un chiffre partagé, tant qu’il l’est.',
        params: PartageJeton,
        response: { 200: ResultatPartage, ...refusals(404, 422) },
      },
    },
    (request) => lirePartage(ports, request.params.jeton),
  );

  app.get(
    '/api/partages/:jeton/carte.png',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'L’image d’un chiffre partagé, pour qui montre son adresse.',
        params: PartageJeton,
        response: {
          200: { description: 'L’image.', content: { 'image/png': { schema: z.instanceof(Buffer) } } },
          ...refusals(404, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { titre, bareme, libelle, valeur } = await lirePartage(ports, request.params.jeton);
      const image = await dessinerCarte({
        surtitre: titre,
        titre: valeur,
        sous: `${libelle}. Barème\u202f: ${bareme}.`,
      });
      // A result that was ended is nowhere, a cache included.
      return reply.header('cache-control', 'no-store').type('image/png').send(image);
    },
  );

  app.post(
    '/api/partages/:jeton/fin',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'Arrête un partage\u202f: le chiffre est effacé, son adresse ne montre plus rien.',
        params: PartageJeton,
        body: PartageFin,
        response: { 204: z.undefined().describe('Arrêté.'), ...refusals(400, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await finirPartage(ports, request.params.jeton, request.body.cle);
      return reply.status(204).send();
    },
  );
}
