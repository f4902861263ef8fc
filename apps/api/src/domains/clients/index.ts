export { lecteurDeContexte } from './contexte.ts';
export { gardeClients } from './demandeur.ts';
export { journalDans } from './journal.ts';
export { routesClients as monterClients } from './routes.ts';
