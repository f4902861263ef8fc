import type { z } from 'zod';
import type { Queries } from '../database/database.ts';

/** How far a job is, in whatever it counts. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What a job keeps between two attempts: where it goes on from, and how far that is. */
export interface Advance {
  readonly progress?: Progress;
  /** JSON; what the next attempt finds in `checkpoint`. */
  readonly checkpoint?: unknown;
}

/** One job being done. */
export interface JobRun<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** What the last attempt kept; undefined at the first one. */
  readonly checkpoint: unknown;
  /** 0, then one more after each failure or death. */
  readonly attempt: number;
  /** Aborted when the server stops, when the job is cancelled, when another instance took it over. */
  readonly signal: AbortSignal;
  /**
   * Keeps how far the work is. Given the queries of a transaction, what that transaction writes and the checkpoint are
   * kept together or not at all: a job killed at any moment does no step twice.
   * @throws JobLost when the job is no longer this attempt's.
   */
  save(advance: Advance, queries?: Queries): Promise<void>;
}

/** A kind of work, and how it is done. */
export interface JobKind<Payload> {
  /** Letters, digits, `-` and `_`: it names a table. */
  readonly name: string;
  /** Identifiers only: a queue is no place for anyone's data. */
  readonly payload: z.ZodType<Payload>;
  /** Tries after the first one. A stop of the server counts for none. */
  readonly retries: number;
  /** Seconds before the first new try; doubled at each one. */
  readonly retryDelaySeconds: number;
  readonly run: (job: JobRun<Payload>) => Promise<void>;
}

/** The job is somebody else's, or nobody's: whoever was doing it stops. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}

export type JobState = 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';

export interface JobReport {
  readonly id: string;
  readonly state: JobState;
  readonly progress: Progress | undefined;
  readonly attempt: number;
}

/** As the queue keeps it. */
export interface StoredJob {
  readonly payload: unknown;
  readonly progress?: Progress;
  readonly checkpoint?: unknown;
}
