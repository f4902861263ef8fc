import { Worker } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { lireDocument, type Page } from '@francis/documents';
import { Reconnaisseur } from './documents-a-part/image.ts';
import { lirePdf, Refus } from './documents-a-part/pdf.ts';
import type { Nouvelle, Ordre } from './documents-a-part/protocole.ts';
import { estPdf } from './documents-a-part/signature.ts';

// A process of its own: what a file does to the memory or the time of the reader, it does to nobody else.
const dire = (nouvelle: Nouvelle): void => void process.send?.(nouvelle);
const IMAGE_MAX_POINTS = 40_000_000;

/** Watches from another thread: the one that decodes a bomb answers nothing while it swells. */
const surveiller = (max: number): void => {
  const programme = `setInterval(() => { if (process.memoryUsage.rss() > ${max}) process.kill(process.pid, 'SIGKILL'); }, 50)`;
  new Worker(programme, { eval: true, execArgv: [] }).unref();
};

async function lireImage(octets: Uint8Array, reconnaisseur: Reconnaisseur): Promise<Page[]> {
  const image = await loadImage(octets).catch((cause: unknown) => {
    throw new Refus('DOCUMENT_ILLISIBLE', { cause });
  });
  if (image.width * image.height > IMAGE_MAX_POINTS) throw new Refus('DOCUMENT_ILLISIBLE');
  const toile = createCanvas(image.width, image.height);
  toile.getContext('2d').drawImage(image, 0, 0);
  return [await reconnaisseur.lire(toile)];
}

const pageLue = (): void => dire({ genre: 'page' });

async function lire({ octets, memoireMaxOctets }: Ordre): Promise<Nouvelle> {
  surveiller(memoireMaxOctets);
  const reconnaisseur = new Reconnaisseur();
  try {
    const pages = estPdf(octets)
      ? await lirePdf(octets, reconnaisseur, pageLue)
      : await lireImage(octets, reconnaisseur);
    const lecture = lireDocument(pages);
    return lecture ? { genre: 'lu', lecture } : { genre: 'refus', code: 'DOCUMENT_NON_RECONNU' };
  } catch (erreur) {
    return { genre: 'refus', code: erreur instanceof Refus ? erreur.code : 'DOCUMENT_ILLISIBLE' };
  }
}

process.once('message', (ordre: Ordre) => {
  void lire(ordre).then((nouvelle) => process.send?.(nouvelle, () => process.exit(0)));
});
