import './graphiques.css';

export { BarrePartagee, BarresComparees, Classement } from './Barres.tsx';
export { Cascade, type GroupeCascade, type LigneCascade } from './Cascade.tsx';
export { CourbeMarginale, type Palier } from './CourbeMarginale.tsx';
export { EscalierRempli, type MarcheRemplie } from './EscalierRempli.tsx';
