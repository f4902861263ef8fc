import './graphiques.css';

export { type Barre, BarrePartagee, BarresComparees, Classement, type Part, type Rang } from './Barres.tsx';
export { Cascade, type GroupeCascade, type LigneCascade } from './Cascade.tsx';
export { CourbeMarginale, type Palier } from './CourbeMarginale.tsx';
export { EscalierRempli, type MarcheRemplie } from './EscalierRempli.tsx';
