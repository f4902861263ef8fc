import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Mot, Page } from '@francis/documents';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import type { Reconnaisseur } from './image.ts';
import { PAGES_MAX, type RefusDeLecture } from './protocole.ts';

/** A file that is not read, and the code that says why. */
export class Refus extends Error {
  readonly code: RefusDeLecture;

  constructor(code: RefusDeLecture, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const DOSSIER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const ressource = (nom: string): string => `${join(DOSSIER, nom)}/`;
const IMAGE_MAX_POINTS = 40_000_000;
/** A page with less text than that is a picture with a stamp on it. */
const MOTS_MIN = 12;
const LARGEUR_RENDUE = 2000;

async function ouvrir(octets: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: octets,
      isEvalSupported: false,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      standardFontDataUrl: ressource('standard_fonts'),
      cMapUrl: ressource('cmaps'),
      wasmUrl: ressource('wasm'),
      maxImageSize: IMAGE_MAX_POINTS,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (cause) {
    const chiffre = cause instanceof Error && cause.name === 'PasswordException';
    throw new Refus(chiffre ? 'DOCUMENT_CHIFFRE' : 'DOCUMENT_ILLISIBLE', { cause });
  }
}

/**
 * Words of a PDF, page by page: those that it says, or those recognised from its picture when it says none.
 * @throws Refus
 */
export async function lirePdf(
  octets: Uint8Array,
  reconnaisseur: Pick<Reconnaisseur, 'lire'>,
  pageLue: () => void,
): Promise<Page[]> {
  const document = await ouvrir(octets);
  if (document.numPages > PAGES_MAX) throw new Refus('DOCUMENT_TROP_DE_PAGES');
  if ((await document.getJSActions()) !== null) throw new Refus('DOCUMENT_AVEC_SCRIPT');
  // What a file carries besides its pages is not looked at: it may be anything.
  if ((await document.getAttachments()) !== null) throw new Refus('DOCUMENT_AVEC_FICHIERS');
  const pages: Page[] = [];
  for (let n = 1; n <= document.numPages; n += 1) {
    const page = await document.getPage(n);
    if (Object.keys((await page.getJSActions()) ?? {}).length > 0) throw new Refus('DOCUMENT_AVEC_SCRIPT');
    const ecrite = await lireLeTexte(page);
    pages.push(ecrite.mots.length >= MOTS_MIN ? ecrite : await reconnaisseur.lire(await rendre(page)));
    page.cleanup();
    pageLue();
  }
  return pages;
}

const nombre = z.number();
const Matrice = z.tuple([nombre, nombre, nombre, nombre, nombre, nombre]);
const Point = z.tuple([nombre, nombre]);

async function lireLeTexte(page: PDFPageProxy): Promise<Page> {
  const vue = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: false });
  const mots = items.flatMap((item): Mot[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, , , e, f] = Matrice.parse(item.transform);
    // Text that runs up or down the margin is no line of the page.
    if (Math.abs(b) > Math.abs(a)) return [];
    const corps = Math.hypot(a, b);
    const [x, y] = Point.parse(vue.convertToViewportPoint(e, f));
    return decouper(item.str, { x, y: y - corps * 0.8, l: item.width, h: corps }, vue);
  });
  return { largeur: vue.width, hauteur: vue.height, origine: 'texte', mots };
}

interface Cadre {
  readonly width: number;
  readonly height: number;
}

/** One run of text as words: each takes its share of the width. */
function decouper(texte: string, { x, y, l, h }: { x: number; y: number; l: number; h: number }, vue: Cadre): Mot[] {
  const parSigne = l / texte.length;
  const mots: Mot[] = [];
  let debut = -1;
  for (let i = 0; i <= texte.length; i += 1) {
    const vide = i === texte.length || texte.charAt(i).trim() === '';
    if (!vide && debut < 0) debut = i;
    if (!vide || debut < 0) continue;
    const place = { x: (x + debut * parSigne) / vue.width, l: ((i - debut) * parSigne) / vue.width };
    mots.push({ texte: texte.slice(debut, i), sur: 1, ...place, y: y / vue.height, h: h / vue.height });
    debut = -1;
  }
  return mots;
}

async function rendre(page: PDFPageProxy) {
  const [largeur, hauteur] = [page.getViewport({ scale: 1 }).width, page.getViewport({ scale: 1 }).height];
  const vue = page.getViewport({ scale: LARGEUR_RENDUE / Math.min(largeur, hauteur) });
  const toile = createCanvas(Math.ceil(vue.width), Math.ceil(vue.height));
  if (toile.width * toile.height > IMAGE_MAX_POINTS) throw new Refus('DOCUMENT_ILLISIBLE');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types the browser's canvas; this one draws the same.
  const canvas = toile as unknown as HTMLCanvasElement;
  await page.render({ canvas, viewport: vue }).promise;
  return toile;
}
