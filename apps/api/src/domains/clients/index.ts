export { journalDans } from './journal.ts';
export { routesClients as monterClients } from './routes.ts';
