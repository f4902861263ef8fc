import type PgBoss from 'pg-boss';
import type { Database, Queries } from '../database/database.ts';
import type { Logger } from '../logging.ts';
import type { JobKind, JobReport, JobRun, JobState, StoredJob } from './job.ts';
import { openBoss } from './open-boss.ts';
import { jobsRepository } from './jobs-repository.ts';
import { JobWorker } from './worker.ts';

const POLL_MS = 2_000;
const EXPIRE_EVERY_MS = 10_000;
const ARCHIVE_EVERY_MS = 3_600_000;

const STATES: Readonly<Record<PgBoss.JobWithMetadata['state'], JobState>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
};

interface Enqueue {
  /** Of a transaction: the job exists when it commits. */
  readonly queries?: Queries;
  readonly startAfter?: Date;
}

/**
 * Long work that outlives the process: each job is kept in the database until it is done, whichever instance does it.
 * An instance holds a lease on what it does and renews it; a job whose instance died is taken up by another, or at the
 * next start, from its last checkpoint. A server that does not listen only works when it is told to (`runDue`).
 */
export class Jobs {
  readonly #base: Database;
  readonly #logger: Logger;
  readonly #workers = new Map<string, JobWorker>();
  #boss: Promise<PgBoss> | undefined;
  #timers: NodeJS.Timeout[] = [];
  #maintenance: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(base: Database, logger: Logger) {
    this.#base = base;
    this.#logger = logger;
  }

  /** Before the first job of its name, once. */
  register<Payload>(kind: JobKind<Payload>): void {
    if (this.#workers.has(kind.name)) throw new Error(`two kinds of jobs are called ${kind.name}`);
    const read = {
      ...kind,
      run: (job: JobRun<unknown>) => kind.run({ ...job, payload: kind.payload.parse(job.payload) }),
    };
    const worker = new JobWorker(read, { base: this.#base, logger: this.#logger, boss: () => this.#open() });
    this.#workers.set(kind.name, worker);
  }

  /** The queue is open. On the embedded database, which has one connection, no transaction can wait for that itself. */
  async ready(): Promise<void> {
    await this.#open();
  }

  /** @returns its id; the work begins after the answer, on this instance or on another. */
  async enqueue<Payload>(kind: JobKind<Payload>, payload: Payload, options: Enqueue = {}): Promise<string> {
    const { queries, startAfter } = options;
    const worker = this.#workers.get(kind.name);
    if (worker === undefined) throw new Error(`no kind of job is called ${kind.name}`);
    const boss = await this.#open();
    const stored: StoredJob = { payload: kind.payload.parse(payload) };
    const id = await boss.send(kind.name, stored, {
      retryLimit: kind.retries,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      // « Now » of a clock that counts milliseconds would not yet be due.
      startAfter: startAfter ?? '-1 second',
      ...(queries && { db: { executeSql: (text: string, values: unknown[]) => queries.$client.query(text, values) } }),
    });
    if (id === null) throw new Error('the queue kept no job');
    // What a transaction adds is seen at the next round: it has not committed yet.
    if (!queries && this.#timers.length > 0) void worker.round();
    return id;
  }

  /** @returns undefined when no job of that kind has this id, or when it ended long ago. */
  async read(name: string, id: string): Promise<JobReport | undefined> {
    const boss = await this.#open();
    const job = await boss.getJobById<StoredJob>(name, id, { includeArchive: true });
    return job ? { id, state: STATES[job.state], progress: job.data.progress, attempt: job.retryCount } : undefined;
  }

  /** A job in progress learns it at its next checkpoint, or within its lease. */
  async cancel(name: string, id: string): Promise<void> {
    const boss = await this.#open();
    await boss.cancel(name, id);
    this.#workers.get(name)?.cancel(id);
  }

  /** What a transaction added a moment ago is begun without waiting for the next round. */
  wake(name: string): void {
    if (this.#timers.length > 0) void this.#workers.get(name)?.round();
  }

  /** Works from now on. */
  async start(): Promise<void> {
    if (this.#workers.size === 0 || this.#stopped || this.#timers.length > 0) return;
    this.#timers = [
      setInterval(() => this.#workers.forEach((worker) => void worker.round()), POLL_MS).unref(),
      setInterval(() => this.#maintain('expire'), EXPIRE_EVERY_MS).unref(),
      setInterval(() => this.#maintain('maintain'), ARCHIVE_EVERY_MS).unref(),
    ];
    // Nobody else can be working on the embedded database: what is active was killed with the last process.
    if (this.#base.engine === 'embedded') await jobsRepository.endLeases(this.#base.queries);
    this.#maintain('expire');
    await this.#maintenance;
    this.#workers.forEach((worker) => void worker.round());
  }

  /** One round: everything that is due now, on this instance; with `early`, what waits for its next try too. */
  async runDue({ early = false }: { readonly early?: boolean } = {}): Promise<void> {
    await (await this.#open()).expire();
    for (const worker of this.#workers.values()) await worker.round(early);
  }

  /** Jobs in progress stop at their next step and go back to the queue. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timers.forEach((timer) => clearInterval(timer));
    this.#timers = [];
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop()));
    await this.#maintenance;
    await (await this.#boss)?.stop({ graceful: false });
  }

  #maintain(what: 'expire' | 'maintain'): void {
    this.#maintenance = this.#maintenance
      .then(async () => (await this.#open())[what]())
      .catch((err: unknown) => this.#logger.warn({ err }, 'the queue could not be tidied'))
      .then(() => undefined);
  }

  #open(): Promise<PgBoss> {
    // One that failed is tried again by whoever asks next.
    this.#boss ??= openBoss(this.#base, { names: [...this.#workers.keys()], logger: this.#logger }).catch(
      (error: unknown) => {
        this.#boss = undefined;
        throw error;
      },
    );
    return this.#boss;
  }
}
