import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { ORGANISMES } from './lexique/organismes.ts';

const INDEX = new IndexDesFormes(ORGANISMES);

/** A body that receives gifts, and where it stands. */
export interface OrganismeDit {
  /** Whether it helps people in difficulty. */
  readonly aide: boolean;
  readonly debut: number;
  readonly fin: number;
}

/** Every body that a plain text names, in order. */
export const lireOrganismes = (texte: string): OrganismeDit[] =>
  INDEX.trouver(texte).map(({ concepts, debut, fin }) => ({ aide: concepts.includes('aide'), debut, fin }));
