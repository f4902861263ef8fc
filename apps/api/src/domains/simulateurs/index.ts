export { routesSimulateurs as monterSimulateurs } from './routes.ts';
export { composerFeuille } from './modeles.ts';
