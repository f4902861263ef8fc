export { type ConfigurationSite, monterSite } from './routes.ts';
