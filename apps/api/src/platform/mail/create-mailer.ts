import type { Logger } from '../logging.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp.ts';

interface Options {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Where messages go without an SMTP server; absent in production. */
  readonly mailbox: Mailer | undefined;
  readonly logger: Logger;
}

export function createMailer({ smtpUrl, from, mailbox, logger }: Options): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from });
  if (mailbox) return mailbox;
  logger.warn('SMTP_URL is not set: no e-mail leaves');
  return {
    send: async () => logger.warn('mail dropped: SMTP_URL is not set'),
  };
}
