import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { courriers } from '../../schema/index.ts';
import type { Mailer } from './mail.ts';

export type MailboxEntry = typeof courriers.$inferSelect;

const SHOWN = 100;

/** The mailbox of the demonstration: messages stay in the database, where the developer and the tests read them. */
export class Mailbox implements Mailer {
  readonly #base: Database;
  readonly #clock: Clock;

  constructor(base: Database, clock: Clock) {
    this.#base = base;
    this.#clock = clock;
  }

  async send({ to, subject, text, html }: Parameters<Mailer['send']>[0]): Promise<void> {
    await this.#base.queries
      .insert(courriers)
      .values({ destinataire: to, sujet: subject, texte: text, html, envoyeLe: this.#clock.now() });
  }

  /** Newest first. */
  async list(to?: string): Promise<MailboxEntry[]> {
    return this.#base.queries
      .select()
      .from(courriers)
      .where(to === undefined ? undefined : eq(courriers.destinataire, to))
      .orderBy(desc(courriers.rang))
      .limit(SHOWN);
  }
}
