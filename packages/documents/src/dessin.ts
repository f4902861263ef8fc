import type { Releve } from './releve.ts';
import { formaterNombre } from './formater.ts';
import type { DessinDePage, FaitLu, Zone } from './types.ts';

const dedans = (a: Zone, b: Zone): boolean => {
  const [x, y] = [a.x + a.l / 2, a.y + a.h / 2];
  return x >= b.x && x <= b.x + b.l && y >= b.y && y <= b.y + b.h;
};

/**
 * What of each page may be kept: our own wordings and the figures of proposed facts, at their place; every other word is a
 * stroke. A name, an address or a number of the person is never in it, whatever the page holds.
 */
export function dessiner(releve: Releve<string>, faits: readonly FaitLu[]): DessinDePage[] {
  return releve.pages.map(({ largeur, hauteur }, i) => {
    const siens = faits.filter(({ page }) => page === i + 1);
    const elements = releve.lignes.flat().filter(({ page }) => page === i + 1);
    const textes = elements.flatMap((element) => {
      const { x, y, l, h } = element.zone;
      if (element.genre === 'libelle') return [{ texte: element.texte, x, y, l, h }];
      if (element.genre === 'chiffre' && siens.some(({ zone }) => dedans(element.zone, zone)))
        return [{ texte: formaterNombre(element.valeur, element.ecrit), x, y, l, h }];
      return [];
    });
    const traits = releve.mots.filter((mot) => mot.page === i + 1 && !textes.some((texte) => dedans(mot, texte)));
    return { largeur, hauteur, textes, traits: traits.map(({ x, y, l, h }) => ({ x, y, l, h })) };
  });
}
