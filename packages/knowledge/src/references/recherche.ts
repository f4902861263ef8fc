import { CATALOGUE } from './catalogue.ts';
import type { ReferenceLegale } from './reference.ts';

const PAR_ID = new Map(CATALOGUE.map((r) => [r.id, r]));

/** One spelling of an article: « 199 quater F », « 199 QUATER f » and « 199-quater F » are the same. */
const cle = (texte: string): string =>
  texte
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const PAR_CITATION = new Map(CATALOGUE.map((r) => [cle(r.citation), r]));
const MOTS_MAX = Math.max(...[...PAR_CITATION.keys()].map((citation) => citation.split(' ').length));

export function trouverReference(id: string): ReferenceLegale | undefined {
  return PAR_ID.get(id);
}

/** Longest catalogued citation at the start of a text such as « CGI art. 199 quater F pour… ». */
export function reconnaitreCitation(texte: string): ReferenceLegale | undefined {
  const mots = cle(texte.replace(/\barticles?\b/gi, 'art'))
    .split(' ')
    .slice(0, MOTS_MAX);
  for (let n = mots.length; n >= 1; n--) {
    const trouvee = PAR_CITATION.get(mots.slice(0, n).join(' '));
    if (trouvee) return trouvee;
  }
  return undefined;
}
