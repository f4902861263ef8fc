import type { FastifyReply } from 'fastify';
import type { Logger } from '../../platform/logging.ts';
import type { Sessions } from './sessions.ts';

const PAS_MS = 2_000;

/**
 * Answers that last, such as a stream, were allowed when they began: their session is looked at again every two
 * seconds, and the connection is cut when it is no longer good. A request that ends before costs nothing.
 */
export class Veille {
  readonly #sessions: Sessions;
  readonly #logger: Logger;
  readonly #ouvertes = new Map<FastifyReply['raw'], { readonly sessionId: string; vue: boolean }>();
  #minuterie: NodeJS.Timeout | undefined;

  constructor(sessions: Sessions, logger: Logger) {
    this.#sessions = sessions;
    this.#logger = logger;
  }

  suivre({ raw }: FastifyReply, sessionId: string): void {
    this.#ouvertes.set(raw, { sessionId, vue: false });
    raw.once('close', () => this.#ouvertes.delete(raw));
    this.#minuterie ??= setInterval(() => void this.passer(), PAS_MS).unref();
  }

  arreter(): void {
    clearInterval(this.#minuterie);
    this.#minuterie = undefined;
  }

  /** One round: cuts the connections whose session is over. */
  async passer(): Promise<void> {
    const anciennes = [...this.#ouvertes].filter(([, { vue }]) => vue);
    for (const suivie of this.#ouvertes.values()) suivie.vue = true;
    if (anciennes.length === 0) return;
    try {
      const vivantes = await this.#sessions.vivantesParmi(anciennes.map(([, { sessionId }]) => sessionId));
      for (const [raw, { sessionId }] of anciennes) if (!vivantes.has(sessionId)) raw.destroy();
    } catch (err) {
      this.#logger.warn({ err }, 'open connections not checked');
    }
  }
}
