import {
  ActivationRequete,
  ConnexionReponse,
  FinInscriptionRequete,
  MessageReponse,
  NouveauMotDePasseRequete,
  PreuveAdresseReponse,
  RecuperationRequete,
  RenvoiRequete,
  VerificationRequete,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { type CookieOptions, lireCookie } from './cookie.ts';
import { origineDe } from './origine.ts';
import type { PortsComptes } from './ports.ts';
import {
  activer,
  definirMotDePasse,
  demanderLien,
  renvoyer,
  terminerInscription,
  verifierAdresse,
} from './recuperation.ts';
import { passantDe, prouvee, type Reponses } from './reponses.ts';

interface Options {
  readonly ports: PortsComptes;
  readonly reponses: Reponses;
  readonly cookie: CookieOptions;
  /** Opens a body encrypted to the published key. */
  readonly dechiffrer: (request: FastifyRequest) => Promise<void>;
  readonly emailsParHeure: number;
}

const HEURE = 3_600_000;
const tags = ['Comptes'];
const ENVOYE = 'Si un compte existe avec cette adresse, un e-mail vient de lui être envoyé.';
const refus = refusals(400, 403, 413, 415, 422, 429);
const limiter = (limite: RateLimiter, request: FastifyRequest): void => limite.consume(addressKey(request.ip));
const reussite = (message: string) => ({ success: true as const, message });

/** The routes of e-mailed links: asking for one, and using it. */
export function routesLiens(app: TypedServer, { ports, reponses, cookie, dechiffrer, emailsParHeure }: Options): void {
  const envois = new RateLimiter(ports.horloge, emailsParHeure, HEURE);
  const essais = new RateLimiter(ports.horloge, emailsParHeure * 4, HEURE);
  const onRequest = [requireSameOrigin];

  app.post(
    '/api/auth/recover',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Demande un lien pour choisir un nouveau mot de passe.',
        description: 'La réponse est la même que l’adresse soit connue ou non.',
        body: RecuperationRequete,
        response: { 200: MessageReponse, ...refus },
      },
    },
    async (request) => {
      limiter(envois, request);
      demanderLien(ports, { email: request.body.email, usage: 'recuperation' }, passantDe(request));
      return reussite(ENVOYE);
    },
  );

  app.post(
    '/api/auth/resend',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Renvoie le lien de confirmation ou d’activation.',
        body: RenvoiRequete,
        response: { 200: MessageReponse, ...refus },
      },
    },
    async (request) => {
      limiter(envois, request);
      renvoyer(ports, request.body, passantDe(request));
      return reussite(ENVOYE);
    },
  );

  app.post(
    '/api/auth/verify',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Confirme l’adresse e-mail.',
        body: VerificationRequete,
        description:
          'La première fois, ce qui avait été choisi avant ne vaut plus rien ; `ticket` choisit alors un mot de passe par POST /api/auth/set-password. Ouvert dans le navigateur de l’inscription, le lien laisse le mot de passe et cette session.',
        response: { 200: PreuveAdresseReponse, ...refus },
      },
    },
    async (request) => {
      limiter(essais, request);
      const demande = { ticket: request.body.ticket, jeton: lireCookie(request, cookie) };
      return prouvee('Adresse e-mail confirmée.', await verifierAdresse(ports, demande, origineDe(request)));
    },
  );

  app.post(
    '/api/auth/set-password',
    {
      onRequest,
      preValidation: [dechiffrer],
      schema: {
        tags,
        summary: 'Choisit un nouveau mot de passe avec le lien reçu.',
        description:
          'Ferme toutes les sessions et n’en ouvre aucune ; retire aussi clés d’accès et comptes liés, sauf `closeAllAccess: false`.',
        body: NouveauMotDePasseRequete,
        response: { 200: MessageReponse, ...refus },
      },
    },
    async (request) => {
      limiter(essais, request);
      await definirMotDePasse(ports, request.body, origineDe(request));
      return reussite('✅ Mot de passe mis à jour avec succès !');
    },
  );

  app.post(
    '/api/auth/complete-signup',
    {
      onRequest,
      preValidation: [dechiffrer],
      schema: {
        tags,
        summary: 'Termine l’inscription avec le lien reçu et ouvre la session.',
        body: FinInscriptionRequete,
        response: { 200: ConnexionReponse, ...refus },
      },
    },
    async (request, reply) => {
      limiter(essais, request);
      return reponses.ouverture(request, reply, await terminerInscription(ports, request.body, origineDe(request)));
    },
  );

  app.post(
    '/api/auth/activate-paid-user',
    {
      onRequest,
      preValidation: [dechiffrer],
      schema: {
        tags,
        summary: 'Active un compte payé avec le lien reçu.',
        body: ActivationRequete,
        response: { 200: MessageReponse, ...refus },
      },
    },
    async (request) => {
      limiter(essais, request);
      await activer(ports, request.body, origineDe(request));
      return reussite('Compte activé ! Vous pouvez désormais vous connecter.');
    },
  );
}
