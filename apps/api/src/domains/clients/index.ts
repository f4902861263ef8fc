export type { EvenementClients, Journal } from './journal.ts';
export { routesClients as monterClients } from './routes.ts';
