import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Mot, Page } from '@francis/documents';
import { createWorker, OEM, PSM, type Page as PageReconnue, type Worker } from 'tesseract.js';
import { type LireUnMot, relireLesPeignes } from './peignes.ts';

/** What a recogniser reads best: letters of an A4 page about thirty dots high. */
const LARGEUR = 2000;
/** Below this, the page is taken for one that lies on its side or upside down. */
const CONFIANCE_MIN = 60;
const MOTS_MIN = 12;
type Tour = 90 | 270 | 180;
/** Enough to see which way the letters stand. */
const LARGEUR_D_ESSAI = 1000;

const require = createRequire(import.meta.url);

const charger = (): Promise<Worker> => {
  const donnees = require.resolve('@tesseract.js-data/fra');
  return createWorker('fra', OEM.LSTM_ONLY, {
    langPath: join(dirname(donnees), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
};

/** Reads pictures of pages; nothing is loaded before the first one, nothing comes from the network. */
export class Reconnaisseur {
  #ouvrier: Promise<Worker> | undefined;

  async lire(image: Canvas): Promise<Page> {
    // A page is higher than wide: one that is not lies on its side, and only a look says on which.
    const debout = image.width > image.height ? await this.#redresser(image) : image;
    const lue = await this.#essayer(mettreALEchelle(debout));
    if (estLisible(lue)) return this.#relire(lue);
    const retournee = await this.#essayer(mettreALEchelle(tourner(debout, 180)));
    return this.#relire(retournee.page.confidence > lue.page.confidence ? retournee : lue);
  }

  /** Digits of one box each are no word for a recogniser: they are brought together, and read again. */
  async #relire(essai: Essai): Promise<Page> {
    const page = enPage(essai);
    return { ...page, mots: await relireLesPeignes(redresse(essai), page.mots, this.#lireUnMot) };
  }

  readonly #lireUnMot: LireUnMot = async (image, signes) => {
    const ouvrier = await (this.#ouvrier ??= charger());
    // For this call alone: the next page is read as the first one.
    const options = {
      rotateAuto: false,
      tessedit_pageseg_mode: PSM.SINGLE_LINE,
      tessedit_char_whitelist: signes,
    };
    const { data } = await ouvrier.recognize(image.toBuffer('image/png'), options, { blocks: true, text: false });
    const mots = motsDe({ page: data });
    return { texte: mots.map(({ text }) => text).join(''), sur: Math.min(1, ...mots.map((m) => m.confidence / 100)) };
  };

  async #redresser(image: Canvas): Promise<Canvas> {
    const essais: { tour: Tour; confiance: number }[] = [];
    for (const tour of [90, 270] as const) {
      const essai = await this.#essayer(tourner(mettreALEchelle(image, LARGEUR_D_ESSAI), tour));
      essais.push({ tour, confiance: estLisible(essai) ? essai.page.confidence : 0 });
    }
    const [meilleur] = essais.sort((a, b) => b.confiance - a.confiance);
    return meilleur && meilleur.confiance > 0 ? tourner(image, meilleur.tour) : image;
  }

  async fermer(): Promise<void> {
    await (await this.#ouvrier)?.terminate();
  }

  async #essayer(image: Canvas): Promise<Essai> {
    this.#ouvrier ??= charger();
    const ouvrier = await this.#ouvrier;
    const { data } = await ouvrier.recognize(
      image.toBuffer('image/png'),
      { rotateAuto: true },
      { blocks: true, text: false },
    );
    return { page: data, image };
  }
}

interface Essai {
  readonly page: PageReconnue;
  readonly image: Canvas;
}

const motsDe = ({ page }: Pick<Essai, 'page'>) =>
  (page.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );

const estLisible = (essai: Essai): boolean =>
  essai.page.confidence >= CONFIANCE_MIN && motsDe(essai).length >= MOTS_MIN;

function enPage(essai: Essai): Page {
  const { width: largeur, height: hauteur } = essai.image;
  const mots = motsDe(essai).map(
    ({ text, confidence, bbox }): Mot => ({
      texte: text,
      sur: confidence / 100,
      x: bbox.x0 / largeur,
      y: bbox.y0 / hauteur,
      l: (bbox.x1 - bbox.x0) / largeur,
      h: (bbox.y1 - bbox.y0) / hauteur,
    }),
  );
  return { largeur, hauteur, origine: 'image', mots };
}

/** Enlarged or reduced, and grey: colours carry nothing here. */
function mettreALEchelle(image: Canvas, largeur = LARGEUR): Canvas {
  const echelle = largeur / Math.min(image.width, image.height);
  const grise = createCanvas(Math.round(image.width * echelle), Math.round(image.height * echelle));
  const contexte = grise.getContext('2d');
  contexte.filter = 'grayscale(1)';
  contexte.drawImage(image, 0, 0, grise.width, grise.height);
  return grise;
}

function tourner(image: Canvas, degres: Tour): Canvas {
  const couche = degres === 180;
  const tournee = createCanvas(couche ? image.width : image.height, couche ? image.height : image.width);
  const contexte = tournee.getContext('2d');
  contexte.translate(tournee.width / 2, tournee.height / 2);
  contexte.rotate((degres * Math.PI) / 180);
  contexte.drawImage(image, -image.width / 2, -image.height / 2);
  return tournee;
}

/** The picture as the recogniser turned it, to which its places refer. */
function redresse({ page: { rotateRadians }, image }: Essai): Canvas {
  if (rotateRadians === null || rotateRadians === 0) return image;
  const droite = createCanvas(image.width, image.height);
  const contexte = droite.getContext('2d');
  contexte.fillStyle = '#ffffff';
  contexte.fillRect(0, 0, droite.width, droite.height);
  contexte.translate(droite.width / 2, droite.height / 2);
  contexte.rotate(rotateRadians);
  contexte.drawImage(image, -image.width / 2, -image.height / 2);
  return droite;
}
