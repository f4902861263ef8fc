import {
  ChangementEmailRequete,
  MessageReponse,
  ModificationUtilisateur,
  PreuveAdresseReponse,
  RetourAdresseRequete,
  TicketEmailRequete,
  Utilisateur,
} from '@francis/contract';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { confirmerNouvelleAdresse, demanderNouvelleAdresse, rendreAncienneAdresse } from './email/changement-email.ts';
import type { Identification } from './identification.ts';
import { origineDe } from './origine.ts';
import type { PortsComptes } from './ports.ts';
import { presenterUtilisateur } from './presenter.ts';
import { demandeurDe, prouvee } from './reponses.ts';
import { modifierUtilisateur } from './service.ts';

interface Options {
  readonly ports: PortsComptes;
  readonly identification: Identification;
  readonly emailsParHeure: number;
}

const HEURE = 3_600_000;
const tags = ['Comptes'];
const security = [{ jeton: [] }];
const reussite = (message: string) => ({ success: true as const, message });

/** The name and the address of an account. */
export function routesEmail(app: TypedServer, { ports, identification, emailsParHeure }: Options): void {
  const envois = new RateLimiter(ports.horloge, emailsParHeure, HEURE);
  const essais = new RateLimiter(ports.horloge, emailsParHeure * 4, HEURE);
  const onRequest = [requireSameOrigin, identification.exiger];

  app.patch(
    '/api/auth/user',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Change le nom du compte.',
        body: ModificationUtilisateur,
        response: { 200: Utilisateur, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request) => {
      const { compte, origine } = demandeurDe(identification, request);
      return presenterUtilisateur(await modifierUtilisateur(ports, compte, request.body, origine));
    },
  );

  app.post(
    '/api/auth/email',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Demande une autre adresse e-mail.',
        description: 'Rien ne change avant l’ouverture du lien envoyé à la nouvelle adresse.',
        body: ChangementEmailRequete,
        response: { 200: MessageReponse, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      envois.consume(identification.compteDe(request).id);
      await demanderNouvelleAdresse(ports, demandeurDe(identification, request), request.body);
      return reussite('Un lien de confirmation vient d’être envoyé à la nouvelle adresse.');
    },
  );

  app.post(
    '/api/auth/email/confirm',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Confirme la nouvelle adresse avec le lien reçu.',
        body: TicketEmailRequete,
        response: { 200: PreuveAdresseReponse, ...refusals(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      essais.consume(addressKey(request.ip));
      const choix = await confirmerNouvelleAdresse(ports, request.body.ticket, origineDe(request));
      return prouvee('Votre adresse e-mail est changée.', choix);
    },
  );

  app.post(
    '/api/auth/email/undo',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Remet l’ancienne adresse avec le lien qu’elle a reçu.',
        description:
          'Ferme les sessions, retire ce qui fut ajouté depuis le changement ou dans les sept jours d’avant, et envoie un lien pour choisir un mot de passe. Toutes les clés d’accès et tous les comptes liés, sauf `closeAllAccess: false`.',
        body: RetourAdresseRequete,
        response: { 200: MessageReponse, ...refusals(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      essais.consume(addressKey(request.ip));
      await rendreAncienneAdresse(ports, request.body, origineDe(request));
      return reussite(
        'Votre adresse est remise. Un lien pour choisir un autre mot de passe vient de vous être envoyé.',
      );
    },
  );
}
