export { routesSimulateurs as monterSimulateurs } from './routes.ts';
