import './graphiques.css';

export { BarrePartagee, BarresComparees, Classement } from './Barres.tsx';
export { Cascade } from './Cascade.tsx';
export { CourbeMarginale } from './CourbeMarginale.tsx';
export { EscalierRempli } from './EscalierRempli.tsx';
