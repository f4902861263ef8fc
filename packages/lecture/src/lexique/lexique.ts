import type { Portee } from '../texte/edition.ts';
import { aplatir } from '../texte/normaliser.ts';
import type { TexteSuivi } from '../texte/texte-suivi.ts';
import { ARGENT } from './argent.ts';
import { BIENS } from './biens.ts';
import { type Concept, cleDe, notion } from './concept.ts';
import { DECISIFS, NEGATIONS } from './decisifs.ts';
import { FAMILLES } from './familles.ts';
import { IndexDesFormes } from './index-des-formes.ts';
import { LIEUX } from './lieux.ts';
import { METIER } from './metier.ts';
import { PERSONNES } from './personnes.ts';
import { REPERES } from './reperes.ts';
import { UNITES_COMPTEES, UNITES_DE_TEMPS } from './unites.ts';

export interface ConceptTrouve {
  readonly concept: string;
  /** Where it stands in the original text. */
  readonly span: Portee;
}

/** The notions of the search, named by their first form. */
const RECHERCHE: readonly Concept[] = FAMILLES.map((ligne) => {
  const [nom = '', ...formes] = ligne.split('|').map((forme) => forme.trim());
  return notion(cleDe(nom), nom, formes.join(' | '));
});

const TOUS: readonly Concept[] = [
  ...METIER,
  ...DECISIFS,
  ...NEGATIONS,
  ...PERSONNES,
  ...LIEUX,
  ...BIENS,
  ...UNITES_DE_TEMPS,
  ...UNITES_COMPTEES,
  ...REPERES,
  ...ARGENT,
  ...RECHERCHE,
];

const INDEX = new IndexDesFormes(TOUS);
const LIBELLES = new Map<string, string>();
for (const { concept, libelle } of TOUS) if (!LIBELLES.has(concept)) LIBELLES.set(concept, libelle);

/** How a notion is named to people. */
export const libelleDuConcept = (concept: string): string | undefined => LIBELLES.get(concept);

/** Every notion of the dictionary in a plain text, the longest forms only; a form of several notions gives each of them. */
export function trouverConcepts(texte: TexteSuivi): readonly ConceptTrouve[] {
  return INDEX.trouver(texte.texte).flatMap(({ concepts, debut, fin }) => {
    const span = texte.origine(debut, fin);
    return concepts.map((concept) => ({ concept, span }));
  });
}

/** Words of one thing said in one breath: « CMI invalidité ». */
const UN_SEUL_DIT = 25;

/** How many times a notion is said, words that stand together being one. */
export function nombreDeDits(texte: string, concept: string): number {
  const places = trouverConcepts(aplatir(texte)).filter((c) => c.concept === concept);
  return places.filter(({ span }, i) => i === 0 || span[0] - (places[i - 1]?.span[1] ?? 0) > UN_SEUL_DIT).length;
}
