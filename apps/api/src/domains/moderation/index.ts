export { type Decision, decider, journalDe, signalementsOuverts } from './decider.ts';
export { routesModeration as monterModeration } from './routes.ts';
