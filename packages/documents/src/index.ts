export { estCase } from './etiquettes.ts';
export { lireDocument } from './lire.ts';
export { type LigneRapprochee, type Rapprochement, rapprocher } from './rapprocher.ts';
export {
  type DessinDePage,
  type Ecarte,
  type FaitLu,
  type LectureDeDocument,
  type Mot,
  type Page,
  TYPES_DE_DOCUMENT,
  type TypeDeDocument,
  type Zone,
} from './types.ts';
