import type { PassageCorpus } from '@francis/knowledge';
import type { LignePassage } from './passages-repository.ts';

/** Title and paragraphs apart, as the publisher shows them. */
const ENTRE_PIECES = '\n\n';

export function presenterPassage(ligne: LignePassage): PassageCorpus {
  const { source, identifiant, version, ordre, titre, texte, url, debut, fin } = ligne;
  return {
    id: `${identifiant}#${ordre}`,
    source,
    identifiant,
    version,
    titre,
    texte,
    url,
    debut,
    ...(fin !== null && { fin }),
  };
}

/** A whole text from its pieces, in order. */
export function presenterTexte([premiere, ...suite]: readonly LignePassage[]): PassageCorpus | undefined {
  if (!premiere) return undefined;
  const memes = suite.filter((l) => l.source === premiere.source && l.version === premiere.version);
  return {
    ...presenterPassage(premiere),
    id: premiere.identifiant,
    texte: [premiere, ...memes].map(({ texte }) => texte).join(ENTRE_PIECES),
  };
}
