import type PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { Logger } from '../logging.ts';
import { type JobKind, JobLost, type JobRun, type StoredJob } from './job.ts';
import { type Attempt, jobsRepository } from './jobs-repository.ts';
import { LEASE_SECONDS } from './open-boss.ts';

interface Ports {
  readonly base: Database;
  readonly logger: Logger;
  readonly boss: () => Promise<PgBoss>;
}

const RENEW_MS = (LEASE_SECONDS * 1_000) / 4;

type Fetched = PgBoss.JobWithMetadata<StoredJob>;
interface Current {
  readonly id: string;
  readonly abort: AbortController;
}

/** Does the jobs of one kind, one at a time on this instance. */
export class JobWorker {
  readonly #kind: JobKind<unknown>;
  readonly #ports: Ports;
  #rounds: Promise<void> | undefined;
  #current: Current | undefined;
  #stopped = false;

  constructor(kind: JobKind<unknown>, ports: Ports) {
    this.#kind = kind;
    this.#ports = ports;
  }

  /** Until nothing is due. Whoever asks during a round waits for its end. */
  round(early = false): Promise<void> {
    this.#rounds ??= this.#work(early)
      .catch((err: unknown) => this.#report(err))
      .finally(() => {
        this.#rounds = undefined;
      });
    return this.#rounds;
  }

  cancel(id: string): void {
    if (this.#current?.id === id) this.#current.abort.abort(new JobLost('the job was cancelled'));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#current?.abort.abort(new Error('the server stops'));
    await this.#rounds;
  }

  async #work(early: boolean): Promise<void> {
    const boss = await this.#ports.boss();
    while (!this.#stopped) {
      const [job] = await boss.fetch<StoredJob>(this.#kind.name, {
        includeMetadata: true,
        batchSize: 1,
        ignoreStartAfter: early,
      });
      if (job === undefined) return;
      await this.#do(boss, job);
    }
  }

  async #do(boss: PgBoss, job: Fetched): Promise<void> {
    const { base, logger } = this.#ports;
    const attempt: Attempt = { name: this.#kind.name, id: job.id, attempt: job.retryCount };
    const abort = new AbortController();
    this.#current = { id: job.id, abort };
    // Stopped between the taking of the job and this line: nobody told it.
    if (this.#stopped) abort.abort(new Error('the server stops'));
    const heartbeat = setInterval(() => {
      jobsRepository
        .renew(base.queries, attempt)
        .then((still) => still || abort.abort(new JobLost('another instance took the job over')))
        .catch((err: unknown) => logger.warn({ err, job: attempt.name }, 'the lease of a job was not renewed'));
    }, RENEW_MS).unref();
    try {
      await this.#kind.run(this.#runOf(job, attempt, abort.signal));
      if (await jobsRepository.renew(base.queries, attempt)) await boss.complete(attempt.name, attempt.id);
    } catch (err) {
      await this.#settle(boss, attempt, err);
    } finally {
      clearInterval(heartbeat);
      this.#current = undefined;
    }
  }

  #runOf({ data, retryCount }: Fetched, attempt: Attempt, signal: AbortSignal): JobRun<unknown> {
    const { base } = this.#ports;
    return {
      id: attempt.id,
      payload: data.payload,
      checkpoint: data.checkpoint,
      attempt: retryCount,
      signal,
      save: async (advance, queries = base.queries) => {
        if (!(await jobsRepository.save(queries, attempt, advance))) throw new JobLost('the job is no longer ours');
      },
    };
  }

  /** A job that a stop interrupted, or that the database could not follow, did not fail. */
  async #settle(boss: PgBoss, attempt: Attempt, err: unknown): Promise<void> {
    const { base, logger } = this.#ports;
    if (err instanceof JobLost) return;
    if (this.#stopped) return jobsRepository.giveBack(base.queries, attempt);
    if (!(await jobsRepository.renew(base.queries, attempt))) return;
    logger.error({ err, job: attempt.name, id: attempt.id, attempt: attempt.attempt }, 'a job failed');
    // The reason is in the log: a message may quote what nobody should read in the queue.
    await boss.fail(attempt.name, attempt.id);
  }

  #report(err: unknown): void {
    const { logger } = this.#ports;
    const told = isDatabaseUnavailable(err) ? 'warn' : 'error';
    logger[told]({ err, job: this.#kind.name }, 'the jobs could not be done');
  }
}
