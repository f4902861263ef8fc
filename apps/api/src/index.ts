export type { Adapters } from './adapters.ts';
export { creerApplication } from './application.ts';
export { type Configuration, parseConfiguration } from './config.ts';
export { type Demarrage, demarrer } from './demarrer.ts';
