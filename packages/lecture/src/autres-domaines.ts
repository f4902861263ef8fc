import { AUTRES_DOMAINES } from './lexique/autres-domaines.ts';
import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(AUTRES_DOMAINES);
const LIBELLES: ReadonlyMap<string, string> = new Map(AUTRES_DOMAINES.map((n) => [n.concept, n.libelle]));

/** What a question asks of something else than the tax, as it is named to people. */
export const horsDuSujet = (question: string): string[] => [
  ...new Set(
    INDEX.trouver(normaliser(question).texte).flatMap((f) => f.concepts.flatMap((c) => LIBELLES.get(c) ?? [])),
  ),
];
