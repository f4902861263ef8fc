export { monterConscience } from './routes.ts';
