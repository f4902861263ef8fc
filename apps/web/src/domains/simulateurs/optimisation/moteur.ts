/** The engine of the levers and what draws its result, in one chunk: neither is of use without the other. */
export { calculer } from '@francis/presentation/optimisation/calcul';
export { Resultat } from './Resultat.tsx';
