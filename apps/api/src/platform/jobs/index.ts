export type { JobKind, JobReport, JobRun } from './job.ts';
export { Jobs } from './jobs.ts';
