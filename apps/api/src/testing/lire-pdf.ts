import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfLu {
  readonly pages: number;
  /** Words in reading order, headers and page numbers included, every space a plain one. */
  readonly texte: string;
  /** Types of the elements of the structure, in reading order. */
  readonly balises: readonly string[];
  readonly alternatives: readonly string[];
  readonly langue: string | undefined;
  readonly titre: string | undefined;
}

/** A document as a reader of PDFs finds it, its structure included. */
export async function lirePdf(octets: Uint8Array): Promise<PdfLu> {
  const tache = getDocument({ data: new Uint8Array(octets), verbosity: 0 });
  const pdf = await tache.promise;
  const balises: string[] = [];
  const alternatives: string[] = [];
  const textes: string[] = [];
  const parcourir = (noeud: object | null): void => {
    if (noeud === null) return;
    if ('alt' in noeud && typeof noeud.alt === 'string') alternatives.push(noeud.alt);
    if ('role' in noeud && typeof noeud.role === 'string') balises.push(noeud.role);
    if ('children' in noeud && Array.isArray(noeud.children))
      for (const enfant of noeud.children) if (typeof enfant === 'object') parcourir(enfant);
  };
  for (let numero = 1; numero <= pdf.numPages; numero += 1) {
    const page = await pdf.getPage(numero);
    const { items } = await page.getTextContent();
    textes.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    parcourir(await page.getStructTree());
  }
  const { info } = await pdf.getMetadata();
  const lus: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(info));
  const langue = lus['Language'];
  const titre = lus['Title'];
  const pages = pdf.numPages;
  await tache.destroy();
  return {
    pages,
    // The reader keeps the narrow spaces of some fonts, and not of others.
    texte: textes.join(' ').replaceAll(/[\u00a0\u202f]/gu, ' '),
    balises,
    alternatives,
    langue: typeof langue === 'string' ? langue : undefined,
    titre: typeof titre === 'string' ? titre : undefined,
  };
}
