export { routesFamille as monterFamille } from './routes.ts';
