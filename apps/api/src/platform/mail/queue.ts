import type { Logger } from '../logging.ts';
import { type Mail, type Mailer, safeMail } from './mail.ts';

interface Options {
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** Waits before each new try of a message that did not leave. */
  readonly retryAfterMs?: readonly number[];
}

const RETRIES = [1_000, 10_000, 60_000];
const MAX_WAITING = 1_000;

/**
 * Messages are made and sent after the answer: a mail server that is slow or down delays nobody, and the time of an
 * answer does not say whether a message leaves. Kept in memory: what a stopped server had not sent is asked for again.
 */
export class MailQueue {
  readonly #mailer: Mailer;
  readonly #logger: Logger;
  readonly #retries: readonly number[];
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #closed = false;
  readonly #sleeping = new Set<() => void>();

  constructor({ mailer, logger, retryAfterMs = RETRIES }: Options) {
    this.#mailer = mailer;
    this.#logger = logger;
    this.#retries = retryAfterMs;
  }

  /** @param prepare makes the message, or decides that there is none. */
  add(prepare: () => Promise<Mail | undefined>): void {
    if (this.#closed || this.#waiting >= MAX_WAITING) {
      this.#logger.error({ waiting: this.#waiting }, 'mail refused: the queue is full or closed');
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#run(prepare))
      .catch((err: unknown) => this.#logger.error({ err }, 'mail not sent'))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Resolves when everything that was added left or was given up. */
  async idle(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }

  /** Sends what waits, without waiting between tries any more. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const wake of this.#sleeping) wake();
    await this.idle();
  }

  async #run(prepare: () => Promise<Mail | undefined>): Promise<void> {
    const mail = await prepare();
    if (!mail) return;
    const safe = safeMail(mail);
    for (const [attempt, delay] of [...this.#retries, undefined].entries()) {
      try {
        await this.#mailer.send(safe);
        return;
      } catch (err) {
        if (delay === undefined || this.#closed) throw err;
        this.#logger.warn({ err, attempt: attempt + 1 }, 'mail not sent, to be tried again');
        await this.#sleep(delay);
      }
    }
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#sleeping.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      timer.unref();
      this.#sleeping.add(wake);
    });
  }
}
