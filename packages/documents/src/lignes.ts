import type { Mot, Page, Zone } from './types.ts';

/** A word with its measures in heights of its own letters, so that a page has no unit. */
export interface MotPlace extends Mot {
  readonly page: number;
}

export type Ligne = readonly MotPlace[];

const droite = (z: Zone): number => z.x + z.l;
const milieu = (z: Zone): number => z.y + z.h / 2;

/** Words of a page as lines, from top to bottom, each from left to right. */
export function lignesDe(page: Page, numero: number): Ligne[] {
  const lignes: { mots: MotPlace[]; milieu: number; h: number }[] = [];
  for (const mot of [...page.mots].sort((a, b) => milieu(a) - milieu(b))) {
    const place = { ...mot, page: numero };
    const sienne = lignes.findLast(
      (ligne) => Math.abs(ligne.milieu - milieu(mot)) < 0.5 * Math.min(ligne.h, mot.h) + 0.1 * ligne.h,
    );
    if (!sienne) {
      lignes.push({ mots: [place], milieu: milieu(mot), h: mot.h });
      continue;
    }
    const n = sienne.mots.length;
    sienne.milieu = (sienne.milieu * n + milieu(mot)) / (n + 1);
    sienne.h = (sienne.h * n + mot.h) / (n + 1);
    sienne.mots.push(place);
  }
  return lignes.sort((a, b) => a.milieu - b.milieu).map(({ mots }) => mots.sort((a, b) => a.x - b.x));
}

/** Space between two neighbours, in heights of letters. */
export const ecartEntre = (page: Page, gauche: Zone, suivant: Zone): number =>
  ((suivant.x - droite(gauche)) * page.largeur) / (Math.max(gauche.h, suivant.h) * page.hauteur);

export const unir = (zones: readonly Zone[]): Zone => {
  const x = Math.min(...zones.map((z) => z.x));
  const y = Math.min(...zones.map((z) => z.y));
  return { x, y, l: Math.max(...zones.map(droite)) - x, h: Math.max(...zones.map((z) => z.y + z.h)) - y };
};
