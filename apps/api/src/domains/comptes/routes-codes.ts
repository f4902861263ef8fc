import {
  ConnexionReponse,
  MessageReponse,
  OtpRequete,
  OtpVerificationRequete,
  ReauthentificationReponse,
  ReauthentificationRequete,
} from '@francis/contract';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { connecterParOtp, demanderOtp } from './codes/connexion.ts';
import { reauthentifier } from './codes/reauthentification.ts';
import type { Identification } from './identification.ts';
import type { PortsComptes } from './ports.ts';
import { demandeurDe, passantDe, type Reponses } from './reponses.ts';

interface Options {
  readonly ports: PortsComptes;
  readonly identification: Identification;
  readonly reponses: Reponses;
  readonly emailsParHeure: number;
}

const HEURE = 3_600_000;
const tags = ['Comptes'];

/** Codes and links by e-mail: to log in without a password, and to prove again who holds a session. */
export function routesCodes(app: TypedServer, { ports, identification, reponses, emailsParHeure }: Options): void {
  const envois = new RateLimiter(ports.horloge, emailsParHeure, HEURE);
  const essais = new RateLimiter(ports.horloge, emailsParHeure * 4, HEURE);

  app.post(
    '/api/auth/otp',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Demande un code ou un lien de connexion par e-mail.',
        description: 'La réponse est la même que l’adresse soit connue ou non.',
        body: OtpRequete,
        response: { 200: MessageReponse, ...refusals(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      envois.consume(addressKey(request.ip));
      demanderOtp(ports, request.body, passantDe(request));
      return {
        success: true as const,
        message: 'Si un compte existe avec cette adresse, un e-mail vient de lui être envoyé.',
      };
    },
  );

  app.post(
    '/api/auth/otp/verify',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Ouvre une session avec le code ou le lien reçu.',
        body: OtpVerificationRequete,
        response: { 200: ConnexionReponse, ...refusals(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      essais.consume(addressKey(request.ip));
      return reponses.ouverture(request, reply, await connecterParOtp(ports, request.body, passantDe(request)));
    },
  );

  app.post(
    '/api/auth/reauthenticate',
    {
      onRequest: [requireSameOrigin, identification.exiger],
      schema: {
        tags,
        security: [{ jeton: [] }],
        summary: 'Prouve à nouveau qui tient la session.',
        description: 'Par le mot de passe ou par un code ; un corps vide envoie le code. Vaut cinq minutes.',
        body: ReauthentificationRequete,
        response: { 200: ReauthentificationReponse, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => reauthentifier(ports, demandeurDe(identification, request), request.body),
  );
}
