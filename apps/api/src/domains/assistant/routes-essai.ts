import { EssaiReponse, EssaiRequete } from '@francis/contract';
import { abortOnDisconnect } from '../../platform/http/event-stream.ts';
import { householdKey } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { EssaisDuJour, repondreALEssai } from './essai.ts';
import type { PortsAssistant } from './ports.ts';

/** A thousand characters, whatever they are. */
const CORPS_MAX = 16 * 1024;

export function routesEssai(app: TypedServer, ports: PortsAssistant): void {
  const essais = new EssaisDuJour(ports.horloge);
  app.post(
    '/api/essai',
    {
      bodyLimit: CORPS_MAX,
      schema: {
        tags: ['Assistant'],
        summary: 'Pose une question sans compte, deux fois par jour.',
        description: 'Le modèle embarqué seul répond. Rien n’est gardé, et un refus ne décompte aucune question.',
        body: EssaiRequete,
        response: { 200: EssaiReponse, ...refusals(400, 402, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const signal = abortOnDisconnect(reply);
      const { question } = request.body;
      return repondreALEssai(ports, essais, { question, reseau: householdKey(request.ip), signal });
    },
  );
}
