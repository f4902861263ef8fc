export { routesSimulateurs as monterSimulateurs } from './routes.ts';
export { calculerTmi } from './service.ts';
