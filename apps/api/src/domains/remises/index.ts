export { routesRemises as monterRemises } from './routes.ts';
