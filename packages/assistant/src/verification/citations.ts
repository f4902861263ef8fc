import { type ReferenceLegale, reconnaitreCitation } from '@francis/knowledge';

const CITATION =
  /\b(?:(CGI|CSS|LPF|CMF|BOI)(?: ann(?:exe)?\.? ?[IVX]+)?,? ?(?:art(?:icle)?s?\.? ?)?|art(?:icle)?s?\.? ?)((?:L\.? ?|R\.? ?)?\d[\w-]*(?: (?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies|terdecies|quatervicies|sexdecies|vicies)\b)*(?: [A-Z]\b)?(?: (?:bis|ter|quater)\b)?|-[A-Z][\w-]*)/g;

export interface CitationLue {
  readonly texte: string;
  readonly reference: ReferenceLegale | undefined;
}

/** Every article that a text names, with its catalogue entry when it has one. */
export function lireCitations(texte: string): CitationLue[] {
  return [...texte.matchAll(CITATION)].map((m) => {
    const code = m[1] ?? 'CGI';
    const annexe = /ann(?:exe)?\.? ?[IVX]+/.exec(m[0])?.[0] ?? '';
    const reste = texte.slice(m.index + m[0].length - (m[2]?.length ?? 0), m.index + m[0].length + 24);
    return { texte: m[0].trim(), reference: reconnaitreCitation(`${code} ${annexe} art. ${reste}`.replace('  ', ' ')) };
  });
}
