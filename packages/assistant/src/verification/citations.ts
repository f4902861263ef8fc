import { type ReferenceLegale, reconnaitreCitation } from '@francis/knowledge';

const RANG = '(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies|terdecies|quatervicies|sexdecies|vicies)';
const ARTICLE = `(?:L\\.? ?|R\\.? ?)?\\d[\\w-]*(?: ${RANG}\\b)*(?: [A-Z]\\b)?(?: (?:bis|ter|quater)\\b)?`;
/** Name of a law before « art. »: « LPP art. 7 », « loi du 30 juin 1976 art. 7 »; a word that begins a sentence is none. */
const AUTRE_TEXTE =
  '(?:(?!(?:Voir|Selon|Vu|Cf|Article|Articles|Art|Arts)\\b)[A-Z][A-Za-z]{1,10}|[Cc]ode [a-zé]+|[Cc]\\. [a-z]{3,5}\\.|19\\d\\d|20\\d\\d)';
const CITATION = new RegExp(
  `\\b(?:(CGI|CSS|LPF|CMF|BOI)( ann(?:exe)?\\.? ?[IVX]+)?,? ?(?:art(?:icle)?s?\\.? ?)?|(${AUTRE_TEXTE}),? art(?:icle)?s?\\.? ?|art(?:icle)?s?\\.? ?)(${ARTICLE}|-[A-Z][\\w-]*)`,
  'g',
);
/** « art. 28 et 32 », « art. 50-0 et 102 ter », « art. L136-6 à L136-8 »: the list goes on under the same code. */
const SUITE = new RegExp(`^(?: [IVX]+)?(?: \\d°?)?(?: [a-z]\\b)?(?: et| à|,) (${ARTICLE})(?!\\d)(?! ?(?:€|%|parts?))`);

export interface CitationLue {
  readonly texte: string;
  readonly reference: ReferenceLegale | undefined;
}

/** Every article that a text names, with its catalogue entry when it has one. */
export function lireCitations(texte: string): CitationLue[] {
  const lues: CitationLue[] = [];
  for (const m of texte.matchAll(CITATION)) {
    // A bare article is of the CGI.
    const code = `${m[1] ?? m[3] ?? 'CGI'}${m[2] ?? ''}`;
    let fin = m.index + m[0].length;
    const article = m[4] ?? '';
    lues.push({
      texte: m[0].trim(),
      reference: reconnaitreCitation(`${code} art. ${texte.slice(fin - article.length, fin + 24)}`),
    });
    for (let suite = SUITE.exec(texte.slice(fin)); suite; suite = SUITE.exec(texte.slice(fin))) {
      fin += suite[0].length;
      const suivant = suite[1] ?? '';
      lues.push({ texte: suivant, reference: reconnaitreCitation(`${code} art. ${suivant}`) });
    }
  }
  return lues;
}
