import type { Clock } from './clock.ts';
import type { Logger } from './logging.ts';

/** Something done again and again while the server runs. Several instances may do it at once: it must bear it. */
export interface Task {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

const TICK_MS = 30_000;

/** Runs the tasks that are due; one that fails is tried again at the next tick. */
export class TaskRunner {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #tasks: readonly Task[];
  readonly #lastRuns = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(tasks: readonly Task[], clock: Clock, logger: Logger) {
    this.#tasks = tasks;
    this.#clock = clock;
    this.#logger = logger;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.runDue(), TICK_MS).unref();
  }

  /** Waits for the task in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** One round; rounds follow each other. */
  async runDue(): Promise<void> {
    this.#running = this.#running.then(() => this.#round());
    await this.#running;
  }

  async #round(): Promise<void> {
    for (const { name, everyMs, run } of this.#tasks) {
      const now = this.#clock.now().getTime();
      // Either way: a clock that went back must not silence a task until it catches up.
      if (Math.abs(now - (this.#lastRuns.get(name) ?? -Infinity)) < everyMs) continue;
      try {
        await run();
        this.#lastRuns.set(name, now);
      } catch (err) {
        this.#logger.error({ err, task: name }, 'task failed');
      }
    }
  }
}
