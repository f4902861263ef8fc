import type { Adapters } from './adapters.ts';
import type { Configuration } from './config.ts';
import { coffreDe } from './domains/comptes/index.ts';
import type { HttpServer } from './platform/http/server.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { mountMailbox } from './platform/mail/mailbox-page.ts';
import { Mailbox } from './platform/mail/mailbox-repository.ts';
import { Outbox } from './platform/mail/outbox-repository.ts';
import { MailQueue } from './platform/mail/queue.ts';

/** Messages go to an SMTP server, or in demonstration to the mailbox that the server shows. */
export function monterCourrier(
  app: HttpServer,
  { configuration, adapters }: { readonly configuration: Configuration; readonly adapters: Adapters },
): MailQueue {
  const { mode, mail } = configuration;
  const { base, horloge, logger } = adapters;
  const mailbox = mode === 'demonstration' ? new Mailbox(base, horloge) : undefined;
  const mailer = adapters.mailer ?? createMailer({ smtpUrl: mail.smtpUrl, from: mail.expediteur, mailbox, logger });
  const outbox = new Outbox(base, horloge, coffreDe(configuration.comptes, adapters.secret));
  const courriers = new MailQueue({
    mailer,
    outbox,
    logger,
    ...(adapters.delaiDesDemandes && { delayMs: adapters.delaiDesDemandes }),
  });
  if (mailbox) mountMailbox(app, mailbox);
  app.decorate('mailQueue', courriers);
  app.addHook('onClose', () => courriers.close());
  return courriers;
}
