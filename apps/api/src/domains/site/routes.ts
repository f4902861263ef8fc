import { ContactReponse, ContactRequete, Editeur, Promesses, type SuDuServeur } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { householdKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import { ecrireLettre } from './lettre.ts';

export interface ConfigurationSite {
  readonly editeur: Omit<Editeur, 'contact'>;
  /** What the publisher claims on the public pages, beside what is measured; nothing by default. */
  readonly promesses: readonly Promesses['promesses'][number][];
  /** Where what is written to us goes. */
  readonly contact: string | undefined;
}

interface Options extends ConfigurationSite {
  readonly horloge: Clock;
  readonly courriers: Pick<MailQueue, 'keep'>;
}

const HEURE = 3_600_000;
/** A person writes once or twice; who writes more waits. */
const MESSAGES_PAR_HEURE = 5;
/** Five thousand characters, whatever they are. */
const CORPS_MAX = 32 * 1024;

/** What the public pages say of the publisher. */
type SuDuSite = Pick<SuDuServeur, 'editeur' | 'promesses'>;

/** What the public pages ask: who publishes, and how to write to them. */
export function monterSite(app: TypedServer, { editeur, promesses, contact, horloge, courriers }: Options): SuDuSite {
  const su = { editeur: { ...editeur, contact: contact ?? null }, promesses: [...promesses] };
  const limite = new RateLimiter(horloge, MESSAGES_PAR_HEURE, HEURE);

  app.get(
    '/api/editeur',
    {
      schema: {
        tags: ['Site'],
        summary: 'Qui édite et héberge le service.',
        response: { 200: Editeur, ...refusals(429) },
      },
    },
    async () => su.editeur,
  );

  app.get(
    '/api/promesses',
    {
      schema: {
        tags: ['Site'],
        summary: 'Ce que l’éditeur affirme, et que le produit ne mesure pas. Vide par défaut.',
        response: { 200: Promesses, ...refusals(429) },
      },
    },
    async () => ({ promesses: su.promesses }),
  );

  app.post(
    '/api/contact',
    {
      bodyLimit: CORPS_MAX,
      schema: {
        tags: ['Site'],
        summary: 'Écrit à l’éditeur. Le message est gardé avant la réponse, et part dès que le courrier le permet.',
        body: ContactRequete,
        response: { 202: ContactReponse, ...refusals(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      if (contact === undefined) throw new ApiError('CONTACT_INDISPONIBLE');
      limite.consume(householdKey(request.ip));
      await courriers.keep(ecrireLettre(contact, request.body));
      return reply.status(202).send({ message: 'Votre message est enregistré. Nous vous répondrons par e-mail.' });
    },
  );
  return su;
}
