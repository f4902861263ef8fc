import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { recevoir } from './evenements.ts';
import type { PortsFacturation } from './ports.ts';

/** Larger than any event. */
const CORPS_MAX = 256 * 1024;
const Recu = z.object({ received: z.literal(true) });

/** In its own scope: its body is signed as it was sent, and read as it was sent. */
export function routesWebhook(app: TypedServer, ports: PortsFacturation): void {
  void app.register(async (scope: TypedServer) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, corps, fini) => fini(null, corps));
    scope.post(
      '/api/stripe/webhook',
      {
        bodyLimit: CORPS_MAX,
        schema: {
          tags: ['Abonnement'],
          summary: 'Reçoit les événements du prestataire de paiement.',
          description: 'Signés ; chacun n’a d’effet qu’une fois, dans quelque ordre qu’ils viennent.',
          response: { 200: Recu, ...refusals(400, 404, 413, 415, 429) },
        },
      },
      async (request) => {
        // Nobody sends events to a server that takes no payment.
        if (ports.prestataire === undefined) throw new ApiError('INTROUVABLE');
        const signature = request.headers['stripe-signature'];
        const { body } = request;
        if (typeof signature !== 'string' || !(body instanceof Buffer)) throw new ApiError('SIGNATURE_INVALIDE');
        await recevoir(ports, ports.prestataire.lireEvenement(body, signature, ports.horloge.now()));
        return { received: true as const };
      },
    );
  });
}
