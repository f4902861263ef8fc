import type { Logger } from '../logging.ts';
import { type Mail, type Mailer, safeMail } from './mail.ts';
import type { Outbox, WaitingMail } from './outbox-repository.ts';

interface Options {
  readonly mailer: Mailer;
  readonly outbox: Pick<Outbox, 'keep' | 'claim' | 'postpone' | 'drop'>;
  readonly logger: Logger;
  /** Milliseconds before a message asked for by anyone is made; none in tests. */
  readonly delayMs?: () => number;
}

const MINUTE = 60_000;
/** Waits before each new try of a message that did not leave; then it is given up: its link expired long before. */
const RETRIES_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE];
const LEASE_MS = 2 * MINUTE;
const MAX_WAITING = 1_000;

/**
 * Messages are made and sent after the answer: a mail server that is slow or down delays nobody, and the time of an
 * answer does not say whether a message leaves. Each is kept in the database before its first try, so that it outlives
 * an outage and a restart.
 */
export class MailQueue {
  readonly #mailer: Mailer;
  readonly #outbox: Options['outbox'];
  readonly #logger: Logger;
  readonly #delayMs: () => number;
  readonly #delayed = new Set<() => void>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #closed = false;

  constructor({ mailer, outbox, logger, delayMs = () => 0 }: Options) {
    this.#mailer = mailer;
    this.#outbox = outbox;
    this.#logger = logger;
    this.#delayMs = delayMs;
  }

  /** @param prepare makes the message, or decides that there is none. */
  add(prepare: () => Promise<Mail | undefined>): void {
    if (this.#accept()) this.#append(prepare);
  }

  /**
   * For what anyone may ask about anyone: made a random moment later, so that neither the answer nor those of the
   * requests that follow are slower when there is something to make.
   */
  addLater(prepare: () => Promise<Mail | undefined>): void {
    if (!this.#accept()) return;
    const go = (): void => {
      clearTimeout(timer);
      this.#delayed.delete(go);
      this.#append(prepare);
    };
    const timer = setTimeout(go, this.#delayMs());
    this.#delayed.add(go);
  }

  /**
   * For what somebody wrote: resolves once it is in the database, from where it leaves by itself.
   * @throws when it could not be kept.
   */
  async keep(mail: Mail): Promise<void> {
    const safe = safeMail(mail);
    if (!this.#accept()) throw new Error('the queue is full or closed');
    const kept = this.#outbox.keep(safe, LEASE_MS);
    this.#chain(async () => this.#send(await kept));
    await kept;
  }

  #accept(): boolean {
    if (this.#closed || this.#waiting >= MAX_WAITING) {
      this.#logger.error({ waiting: this.#waiting }, 'mail refused: the queue is full or closed');
      return false;
    }
    this.#waiting += 1;
    return true;
  }

  #append(prepare: () => Promise<Mail | undefined>): void {
    this.#chain(() => this.#keepAndSend(prepare));
  }

  /** One after the other; counted as waiting until it was tried. */
  #chain(work: () => Promise<void>): void {
    this.#last = this.#last
      .then(work)
      .catch((err: unknown) => this.#logger.error({ err }, 'mail not sent'))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Tries again what is due, whichever instance kept it. */
  async sendDue(): Promise<void> {
    for (const waiting of await this.#outbox.claim(LEASE_MS)) await this.#send(waiting);
  }

  /** Resolves when everything that was added was tried once. */
  async idle(): Promise<void> {
    for (const go of this.#delayed) go();
    while (this.#waiting > 0) await this.#last;
  }

  /** Resolves when everything that was being made was tried once; what waits for its moment keeps it. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** What could not leave stays in the database. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.idle();
  }

  async #keepAndSend(prepare: () => Promise<Mail | undefined>): Promise<void> {
    const mail = await prepare();
    if (mail) await this.#send(await this.#outbox.keep(safeMail(mail), LEASE_MS));
  }

  async #send({ id, mail, attempts }: WaitingMail): Promise<void> {
    try {
      // One that cannot be read must not hold the others back.
      if (mail) await this.#mailer.send(mail);
      else this.#logger.error({ id }, 'mail given up: sealed by a key that is gone');
    } catch (err) {
      const delay = RETRIES_MS[attempts];
      if (delay !== undefined) {
        this.#logger.warn({ err, attempt: attempts + 1 }, 'mail not sent, to be tried again');
        await this.#outbox.postpone(id, delay);
        return;
      }
      this.#logger.error({ err }, 'mail given up');
    }
    await this.#outbox.drop(id);
  }
}
