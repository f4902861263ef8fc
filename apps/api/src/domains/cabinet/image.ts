import { ApiError } from '../../platform/errors.ts';

/** Points of a side: a small file may unfold into a picture that fills the memory. */
const COTE_MAX = 4_000;
/** The most that a page or a document shows of it. */
const LARGEUR = 600;
const HAUTEUR = 240;

/**
 * The picture drawn again as a PNG: neither what hides beside it (places, programs, other files) nor a format of today's
 * faults is kept.
 * @throws ApiError LOGO_ILLISIBLE.
 */
export async function redessiner(octets: Buffer): Promise<Buffer> {
  const taille = dimensionsPng(octets) ?? dimensionsJpeg(octets);
  if (!taille || taille.largeur < 1 || taille.hauteur < 1 || Math.max(taille.largeur, taille.hauteur) > COTE_MAX) {
    throw new ApiError('LOGO_ILLISIBLE');
  }
  // Thirty megabytes, loaded with the first logo.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(octets).catch(() => {
    throw new ApiError('LOGO_ILLISIBLE');
  });
  const echelle = Math.min(1, LARGEUR / image.width, HAUTEUR / image.height);
  const [largeur, hauteur] = [image.width, image.height].map((cote) => Math.max(1, Math.round(cote * echelle)));
  const toile = createCanvas(largeur ?? 1, hauteur ?? 1);
  toile.getContext('2d').drawImage(image, 0, 0, toile.width, toile.height);
  return toile.toBuffer('image/png');
}

interface Taille {
  readonly largeur: number;
  readonly hauteur: number;
}

const SIGNATURE_PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The first block of a PNG holds its size. */
const FIN_IHDR = 24;

function dimensionsPng(octets: Buffer): Taille | undefined {
  if (octets.length < FIN_IHDR || SIGNATURE_PNG.some((octet, rang) => octets[rang] !== octet)) return undefined;
  return { largeur: octets.readUInt32BE(16), hauteur: octets.readUInt32BE(20) };
}

/** Blocks that begin a picture: baseline, progressive and their kin, but not tables (C4), extensions (C8), coding (CC). */
const debuteUneImage = (marque: number): boolean =>
  marque >= 0xc0 && marque <= 0xcf && marque !== 0xc4 && marque !== 0xc8 && marque !== 0xcc;

function dimensionsJpeg(octets: Buffer): Taille | undefined {
  if (octets[0] !== 0xff || octets[1] !== 0xd8) return undefined;
  let place = 2;
  while (place + 9 < octets.length) {
    if (octets[place] !== 0xff) return undefined;
    const marque = octets[place + 1] ?? 0;
    if (debuteUneImage(marque)) {
      return { hauteur: octets.readUInt16BE(place + 5), largeur: octets.readUInt16BE(place + 7) };
    }
    // A byte of filling is alone; every other block says its length.
    place += marque === 0xff ? 1 : 2 + octets.readUInt16BE(place + 2);
  }
  return undefined;
}
