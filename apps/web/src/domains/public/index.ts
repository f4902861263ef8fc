export { Accueil } from './Accueil.tsx';
