/** Dark spots of a picture: what a digit, a bar or a speck is before anybody reads it. */
export interface Tache {
  readonly x: number;
  readonly y: number;
  readonly l: number;
  readonly h: number;
  readonly points: number;
}

/** A picture in two colours, row by row. */
export interface Encre {
  readonly largeur: number;
  readonly hauteur: number;
  readonly noirs: Uint8Array;
  /** What is darker than paper: a thin stroke is grey in a scan. */
  readonly gris: Uint8Array;
}

/** Ink is darker than this share of the paper. */
const SOMBRE = 0.68;
const GRIS = 0.88;
/** Strokes that a scan breaks are one. */
const RUPTURE = 3;

/** @param clartes lightness of each point */
export function encreDe(clartes: Uint8Array, largeur: number): Encre {
  const triees = Uint8Array.from(clartes).sort();
  const papier = triees[Math.floor(triees.length * 0.8)] ?? 255;
  const sous = (part: number): Uint8Array => clartes.map((clarte) => (clarte < papier * part ? 1 : 0));
  return { largeur, hauteur: clartes.length / largeur, noirs: sous(SOMBRE), gris: sous(GRIS) };
}

/** Takes away the strokes that run along a row for that long. @returns whether there was one */
export function effacerLesTraits(encre: Encre, long: number): boolean {
  const { largeur, hauteur } = encre;
  return Array.from({ length: hauteur }, (_, y) =>
    effacerSur(encre, { debut: y * largeur, pas: 1, combien: largeur }, long),
  ).includes(true);
}

/** Takes away the strokes that stand that high. @returns whether there were two */
export function effacerLesBarres(encre: Encre, haut: number): boolean {
  const { largeur, hauteur } = encre;
  const colonnes = Array.from({ length: largeur }, (_, x) =>
    effacerSur(encre, { debut: x, pas: largeur, combien: hauteur }, haut),
  );
  return colonnes.indexOf(true) !== colonnes.lastIndexOf(true);
}

interface File {
  readonly debut: number;
  readonly pas: number;
  readonly combien: number;
}

function effacerSur({ noirs, gris }: Encre, { debut, pas, combien }: File, long: number): boolean {
  let efface = false;
  let premier = -1;
  let dernier = -1;
  for (let i = 0; i <= combien; i += 1) {
    const trace = i < combien && gris[debut + i * pas] === 1;
    if (trace && premier < 0) premier = i;
    if (trace) dernier = i;
    if (trace || premier < 0 || (i < combien && i - dernier <= RUPTURE)) continue;
    if (dernier - premier >= long) {
      for (let k = premier; k <= dernier; k += 1) noirs[debut + k * pas] = 0;
      efface = true;
    }
    premier = -1;
  }
  return efface;
}

/** Points that touch each other, from left to right. */
export function tachesDe({ largeur, hauteur, noirs }: Encre): Tache[] {
  const vus = new Uint8Array(noirs.length);
  const taches: Tache[] = [];
  for (let depart = 0; depart < noirs.length; depart += 1) {
    if (noirs[depart] !== 1 || vus[depart] === 1) continue;
    const pile = [depart];
    vus[depart] = 1;
    let [x0, y0, x1, y1, points] = [largeur, hauteur, 0, 0, 0];
    for (let p = pile.pop(); p !== undefined; p = pile.pop()) {
      const [x, y] = [p % largeur, Math.floor(p / largeur)];
      points += 1;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
      for (let v = Math.max(0, y - 1); v <= Math.min(hauteur - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(largeur - 1, x + 1); u += 1) {
          const voisin = v * largeur + u;
          if (noirs[voisin] !== 1 || vus[voisin] === 1) continue;
          vus[voisin] = 1;
          pile.push(voisin);
        }
    }
    taches.push({ x: x0, y: y0, l: x1 - x0 + 1, h: y1 - y0 + 1, points });
  }
  return taches.sort((a, b) => a.x - b.x);
}
