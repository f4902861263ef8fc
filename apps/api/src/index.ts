export { type Adapters, creerApplication } from './application.ts';
export { type Configuration, parseConfiguration } from './config.ts';
export { type Demarrage, demarrer } from './demarrer.ts';
