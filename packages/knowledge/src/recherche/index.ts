export { motsDe } from './analyse.ts';
export { Correcteur } from './correcteur.ts';
export { indexer, ouvrirIndex, type Releve, releverParEtapes } from './index-passages.ts';
export { motsPartages } from './mots-partages.ts';
export type { IndexPassages, OptionsRecherche, Passage, ResultatRecherche } from './passage.ts';
export { type MotLu, poidsDe, unitesDe } from './question.ts';
export { candidatsDeReparation } from './reparation.ts';
