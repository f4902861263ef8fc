import { type Canvas, createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';

/** A4 in points. */
export const LARGEUR = 595;
export const HAUTEUR = 842;

export interface Ecriture {
  readonly droite?: boolean;
  readonly gras?: boolean;
  readonly corps?: number;
}

/** What a layout draws on, the same for a file with text and for a picture. */
export interface Feuille {
  texte(x: number, y: number, texte: string, ecriture?: Ecriture): void;
  trait(x: number, y: number, l: number): void;
  barre(x: number, y: number, h: number): void;
}

export type Dessin = (feuille: Feuille) => void;

function feuilleDe(
  contexte: Pick<SKRSContext2D, 'font' | 'fillStyle' | 'fillText' | 'measureText' | 'fillRect'>,
): Feuille {
  return {
    texte(x, y, texte, { droite = false, gras = false, corps = 10 } = {}) {
      contexte.font = `${gras ? 'bold ' : ''}${corps}px "DejaVu Sans"`;
      contexte.fillStyle = '#101010';
      contexte.fillText(texte, droite ? x - contexte.measureText(texte).width : x, y);
    },
    trait(x, y, l) {
      contexte.fillStyle = '#808080';
      contexte.fillRect(x, y, l, 0.5);
    },
    barre(x, y, h) {
      contexte.fillStyle = '#808080';
      contexte.fillRect(x, y, 0.5, h);
    },
  };
}

/** A PDF whose letters are said. */
export function enPdf(dessins: readonly Dessin[]): Buffer {
  const document = new PDFDocument({ title: 'Essai' });
  for (const dessin of dessins) {
    dessin(feuilleDe(document.beginPage(LARGEUR, HAUTEUR)));
    document.endPage();
  }
  return document.close();
}

export interface Numerisation {
  /** Degrees: a sheet laid askew, or on its side. */
  readonly angle: number;
  readonly graine: number;
}

const DPI = 150;
const POINTS = 72;
const PAPIER = 236;
const GRAIN = 26;

/** A reproducible draw between 0 and 1. */
export function tirage(graine: number): () => number {
  let etat = graine >>> 0;
  return () => {
    etat = (Math.imul(etat ^ (etat >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return etat / 2 ** 32;
  };
}

/** The same sheet through a scanner: grey paper, 150 dots an inch, noise, askew. */
export function numeriser(dessin: Dessin, { angle, graine }: Numerisation): Canvas {
  const echelle = DPI / POINTS;
  const [l, h] = [Math.round(LARGEUR * echelle), Math.round(HAUTEUR * echelle)];
  const couche = Math.abs(angle) > 45;
  const toile = createCanvas(couche ? h : l, couche ? l : h);
  const contexte = toile.getContext('2d');
  contexte.fillStyle = `rgb(${PAPIER},${PAPIER},${PAPIER})`;
  contexte.fillRect(0, 0, toile.width, toile.height);
  contexte.save();
  contexte.translate(toile.width / 2, toile.height / 2);
  contexte.rotate((angle * Math.PI) / 180);
  contexte.translate(-l / 2, -h / 2);
  contexte.scale(echelle, echelle);
  dessin(feuilleDe(contexte));
  contexte.restore();
  const image = contexte.getImageData(0, 0, toile.width, toile.height);
  const hasard = tirage(graine);
  for (let i = 0; i < image.data.length; i += 4) {
    const gris = Math.max(0, Math.min(255, (image.data[i] ?? 0) + (hasard() - 0.5) * GRAIN));
    image.data[i] = gris;
    image.data[i + 1] = gris;
    image.data[i + 2] = gris;
  }
  contexte.putImageData(image, 0, 0);
  return toile;
}

/** A scan as people send it: a picture alone on the page of a PDF. */
export function enPdfNumerise(dessin: Dessin, numerisation: Numerisation): Buffer {
  const image = numeriser(dessin, numerisation);
  const document = new PDFDocument({ title: 'Numérisation' });
  const [l, h] = image.width > image.height ? [HAUTEUR, LARGEUR] : [LARGEUR, HAUTEUR];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library gives it the browser's type, and it draws its own canvases.
  const page = document.beginPage(l, h) as unknown as SKRSContext2D;
  page.drawImage(image, 0, 0, l, h);
  document.endPage();
  return document.close();
}
