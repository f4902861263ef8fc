import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { estCase, type Mot } from '@francis/documents';
import { effacerLesBarres, effacerLesTraits, type Encre, encreDe, type Tache, tachesDe } from './taches.ts';

/** Reads one word made of these signs: what it says, and how surely. */
export type LireUnMot = (image: Canvas, signes: string) => Promise<{ readonly texte: string; readonly sur: number }>;

const CHIFFRES = '0123456789';
const SIGNES_D_UN_CODE = `${CHIFFRES}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

interface Cadre {
  readonly x: number;
  readonly y: number;
  readonly l: number;
  readonly h: number;
}

const ILLISIBLE = 'ses chiffres, un par case, ne se lisent pas tous';
/** A step wider than letters of one word have, in heights of digits. */
const PAS_MIN = 1.15;
const JEU = 0.16;
/** Share of ink in the frame of a digit: less is a corner of boxes. */
const PLEIN = 0.2;
/** In heights of digits: a stroke that stands higher is no digit's. */
const BARRE = 1.35;
/** Empty space that ends a number, in steps, and in heights when a digit alone shows no step. */
const APRES = 1.5;
const APRES_UN_SEUL = 3;
const MILLIERS_MAX = 1.8;
const CHIFFRES_MAX = 9;
const LISIBLE = 0.8;

const droite = ({ x, l }: Cadre): number => x + l;
const milieu = ({ x, l }: Cadre): number => x + l / 2;
const mediane = (nombres: readonly number[]): number => nombres.toSorted((a, b) => a - b)[nombres.length >> 1] ?? 0;

/** The same words, where a number written one digit a box beside the name of a box of the return is one word. */
export async function relireLesPeignes(image: Canvas, mots: readonly Mot[], lire: LireUnMot): Promise<Mot[]> {
  const cadreDe = ({ x, y, l, h }: Mot): Cadre => ({
    x: x * image.width,
    y: y * image.height,
    l: l * image.width,
    h: h * image.height,
  });
  const nommes: Mot[] = [];
  // One after the other: there is one reader.
  for (const mot of mots) nommes.push(await relireUnCode(image, { mot, cadre: cadreDe(mot) }, lire));
  let relus = nommes;
  for (const code of nommes.filter(({ texte }) => estCase(lettresDe(texte)))) {
    const bande = bandeDe(image, cadreDe(code), { mots: nommes, cadreDe });
    const trouve = bande && peigneDe(image, bande, cadreDe(code).h);
    if (!trouve) continue;
    const lu = await lireLePeigne(image, { ...trouve, sur: trouve.sur && estSerre(image, cadreDe(code)) }, lire);
    relus = relus.filter((mot) => mot === code || !dans(cadreDe(mot), bande));
    if (!lu) continue;
    const { x, y, l, h } = lu.cadre;
    const place = { x: x / image.width, y: y / image.height, l: l / image.width, h: h / image.height };
    relus.push({ texte: lu.texte, sur: lu.sur, ...(lu.doute !== undefined && { doute: lu.doute }), ...place });
  }
  return relus;
}

const estAlpha = (c: string): boolean => (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
const lettresDe = (texte: string): string => Array.from(texte.toLowerCase()).filter(estAlpha).join('');
const dans = (mot: Cadre, bande: Cadre): boolean => {
  const [x, y] = [milieu(mot), mot.y + mot.h / 2];
  return x >= bande.x && x <= droite(bande) && y >= bande.y && y <= bande.y + bande.h;
};

/** A word that a recogniser is sure of, and that no row of boxes looks like. */
const estUnVraiMot = ({ texte, sur }: Mot): boolean =>
  sur >= LISIBLE && Array.from(lettresDe(texte)).filter((c) => c >= 'a').length >= 3;

/**
 * Beside boxes, « 1BJ » is easily « 1B) »: what may be the name of one is read again, with nothing but its signs. It is believed
 * when it only ends what was read: another letter would be another box.
 */
async function relireUnCode(
  image: Canvas,
  { mot, cadre }: { readonly mot: Mot; readonly cadre: Cadre },
  lire: LireUnMot,
): Promise<Mot> {
  const lues = lettresDe(mot.texte);
  if (lues.length !== 2 || Array.from(mot.texte).length !== 3 || !estCase(`${lues}x`)) return mot;
  const { texte } = await lire(serrer(image, [cadre], RELU), SIGNES_D_UN_CODE);
  return estCase(texte.toLowerCase()) && texte.toLowerCase().startsWith(lues) ? { ...mot, texte } : mot;
}

interface Bande extends Cadre {
  /** What ends it is no digit of it. */
  readonly close: boolean;
}

/** What lies on the right of a box's name, up to the next one or to words. */
function bandeDe(
  image: Canvas,
  code: Cadre,
  { mots, cadreDe }: { readonly mots: readonly Mot[]; readonly cadreDe: (mot: Mot) => Cadre },
): Bande | undefined {
  const suivants = mots
    .filter((mot) => estUnVraiMot(mot) || estCase(lettresDe(mot.texte)))
    .map((mot) => ({ mot, ...cadreDe(mot) }))
    .filter(({ x, y, h }) => x > droite(code) && Math.abs(y + h / 2 - code.y - code.h / 2) < code.h);
  const suivant = suivants.toSorted((a, b) => a.x - b.x)[0];
  const debut = Math.ceil(droite(code) + 0.15 * code.h);
  const fin = Math.floor(Math.min(image.width, debut + 40 * code.h, suivant?.x ?? Infinity) - 0.15 * code.h);
  const haut = Math.max(0, Math.floor(code.y - 1.1 * code.h));
  const bas = Math.min(image.height, Math.ceil(code.y + 2.1 * code.h));
  if (fin - debut < code.h) return undefined;
  return { x: debut, y: haut, l: fin - debut, h: bas - haut, close: suivant === undefined || estNet(suivant.mot) };
}

/** The name of a box that no digits of a row were taken for: « 7OO » may be 700. */
const estNet = ({ texte, sur }: Mot): boolean => sur >= LISIBLE && !texte.toLowerCase().includes('o');

/** The letters of a name touch each other, or nearly: a digit of the first box was not taken with them. */
function estSerre(image: Canvas, code: Cadre): boolean {
  const [x, y] = [Math.floor(code.x), Math.floor(code.y)];
  const taches = tachesDe(encreDans(image, { x, y, l: Math.ceil(code.l), h: Math.ceil(code.h) }));
  return taches.every((t, i) => i === 0 || t.x - Math.max(...taches.slice(0, i).map(droite)) <= 0.45 * code.h);
}

interface Peigne {
  readonly chiffres: readonly Cadre[];
  readonly sur: boolean;
}

function encreDans(image: Canvas, { x, y, l, h }: Cadre): Encre {
  const { data } = image.getContext('2d').getImageData(x, y, l, h);
  return encreDe(
    Uint8Array.from({ length: l * h }, (_, i) => data[4 * i] ?? 255),
    l,
  );
}

/** Digits of one box each; undefined when what is written there is not in boxes. `sur`: nothing else that could be one of them. */
function peigneDe(image: Canvas, bande: Bande, hauteurDuCode: number): Peigne | undefined {
  const encre = encreDans(image, bande);
  const traits = effacerLesTraits(encre, 2 * hauteurDuCode);
  const larges = chiffresPossibles(reunir(tachesDe(encre)), hauteurDuCode);
  const barrees = larges.length > 0 && effacerLesBarres(encre, BARRE * mediane(larges.map((t) => t.h)));
  const taches = reunir(tachesDe(encre)).filter(({ points }) => points > 0.02 * hauteurDuCode ** 2);
  const possibles = chiffresPossibles(taches, hauteurDuCode);
  const h = mediane(possibles.map((t) => t.h));
  const [haut, bas] = [mediane(possibles.map(({ y }) => y)), mediane(possibles.map((t) => t.y + t.h))];
  const aligne = (t: Tache): boolean => Math.abs(t.y - haut) <= 0.18 * h && Math.abs(t.y + t.h - bas) <= 0.18 * h;
  const chiffres = possibles.filter((t) => aligne(t) && t.l <= 0.95 * h);
  const autres = taches.filter((t) => !chiffres.includes(t));
  // A bar goes beyond the digits, or stops before them.
  const barres = autres.filter((t) => t.l <= 0.3 * Math.max(t.h, hauteurDuCode) && !aligne(t));
  const restes = autres.filter((t) => !barres.includes(t) && !estBord(t, { haut, bas, h }));
  const enCases = traits && (barrees || barres.length >= 2);
  const pas = chiffres.slice(1).map((t, i) => milieu(t) - milieu(chiffres[i] ?? t));
  if (!enCases && (chiffres.length < 2 || Math.min(...pas) < PAS_MIN * h)) return undefined;
  const places = chiffres.map((t) => ({ x: bande.x + t.x, y: bande.y + t.y, l: t.l, h: t.h }));
  const dernier = chiffres.at(-1);
  const large = pas.length > 0 ? APRES * Math.min(...pas) : APRES_UN_SEUL * h;
  const finie = bande.close || dernier === undefined || droite(dernier) + large <= bande.l;
  return { chiffres: places, sur: restes.length === 0 && finie && estRegulier(pas) };
}

/** What is as wide, as high and as full as a digit may be. */
const chiffresPossibles = (taches: readonly Tache[], hauteurDuCode: number): Tache[] =>
  taches.filter(
    (t) => t.l > 0.25 * t.h && t.h > 0.6 * hauteurDuCode && t.h < 2 * hauteurDuCode && t.points > PLEIN * t.l * t.h,
  );

/** What is left of the boxes' own strokes, above or under the digits. */
const estBord = (t: Tache, { haut, bas, h }: { haut: number; bas: number; h: number }): boolean =>
  h > 0 && (t.y + t.h <= haut + 0.1 * h || t.y >= bas - 0.1 * h);

/** Pieces of one digit stand over each other. */
function reunir(taches: readonly Tache[]): Tache[] {
  const faites: Tache[] = [];
  for (const tache of taches) {
    const avant = faites.at(-1);
    const commun = avant ? Math.min(droite(avant), droite(tache)) - Math.max(avant.x, tache.x) : 0;
    if (!avant || commun < 0.6 * Math.min(avant.l, tache.l) || avant.l < 0.25 * avant.h) {
      faites.push(tache);
      continue;
    }
    const [x, y] = [Math.min(avant.x, tache.x), Math.min(avant.y, tache.y)];
    const [l, h] = [Math.max(droite(avant), droite(tache)) - x, Math.max(avant.y + avant.h, tache.y + tache.h) - y];
    faites[faites.length - 1] = { x, y, l, h, points: avant.points + tache.points };
  }
  return faites;
}

function estRegulier(pas: readonly number[]): boolean {
  if (pas.length === 0) return true;
  const court = Math.min(...pas);
  return pas.every((un, i) => un <= court * (1 + JEU) || ((pas.length - i) % 3 === 0 && un < court * MILLIERS_MAX));
}

const unir = (cadres: readonly Cadre[]): Cadre => {
  const [x, y] = [Math.min(...cadres.map((c) => c.x)), Math.min(...cadres.map((c) => c.y))];
  return { x, y, l: Math.max(...cadres.map(droite)) - x, h: Math.max(...cadres.map((c) => c.y + c.h)) - y };
};

interface Lu {
  readonly cadre: Cadre;
  readonly texte: string;
  readonly sur: number;
  readonly doute?: string;
}

/** Undefined when every box is empty. */
async function lireLePeigne(image: Canvas, { chiffres, sur }: Peigne, lire: LireUnMot): Promise<Lu | undefined> {
  if (chiffres.length === 0) return undefined;
  const cadre = unir(chiffres);
  const inconnu = '0'.repeat(Math.min(chiffres.length, CHIFFRES_MAX));
  if (!sur) return { cadre, texte: inconnu, sur: 0, doute: ILLISIBLE };
  // A digit alone is no line: it is read beside itself.
  const [seul, ...autres] = chiffres;
  const places = seul && autres.length === 0 ? [seul, seul] : chiffres;
  const lu = await lire(serrer(image, places, RELU), CHIFFRES);
  // Drawn otherwise, a digit that was taken for another seldom is again.
  const encore = await lire(serrer(image, places, RELU_AUTREMENT), CHIFFRES);
  const texte = places === chiffres ? lu.texte : lu.texte.slice(1);
  const meme = lu.texte === encore.texte && lu.texte.length === places.length;
  const tous = meme && (places === chiffres || lu.texte === texte.repeat(2));
  const surs = Math.min(lu.sur, encore.sur);
  return tous ? { cadre, texte, sur: surs } : { cadre, texte: inconnu, sur: 0, doute: ILLISIBLE };
}

/** Heights of the digits that are read again, and the space between them. */
const RELU = 40;
const RELU_AUTREMENT = 29;
const MARGE = 30;

/** The digits side by side, as a number is printed. */
function serrer(image: Canvas, chiffres: readonly Cadre[], hauteur: number): Canvas {
  const haut = unir(chiffres);
  const echelle = hauteur / haut.h;
  const largeurs = chiffres.map(({ l }) => (l + 2) * echelle);
  const toile = createCanvas(
    Math.ceil(largeurs.reduce((s, l) => s + l + 0.12 * hauteur, 2 * MARGE)),
    Math.ceil(hauteur + 2 * MARGE),
  );
  const contexte = toile.getContext('2d');
  contexte.fillStyle = '#ffffff';
  contexte.fillRect(0, 0, toile.width, toile.height);
  let x = MARGE;
  chiffres.forEach((c, i) => {
    const l = largeurs[i] ?? 0;
    const [y, h] = [MARGE + (c.y - haut.y - 1) * echelle, (c.h + 2) * echelle];
    contexte.drawImage(image, c.x - 1, c.y - 1, c.l + 2, c.h + 2, x, y, l, h);
    x += l + 0.12 * hauteur;
  });
  return toile;
}
