import { TexteSuivi, canoniserNombres, chiffrerNombresEnLettres, plier, pourLesDerniers } from '@francis/lecture';

/** A number of a text with what follows it. */
export interface NombreLu {
  readonly valeur: number;
  readonly unite: '€' | '%' | 'parts' | '';
}

/** Every number of a French text, in digits or in words, whatever its writing. */
export const lireNombres = pourLesDerniers((texte): readonly NombreLu[] => {
  const plat = plier(texte.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[−–—]/g, '-'))
    .replace(/\beuros?\b/g, '€')
    .replace(/\bpour cent\b/g, '%');
  const canon = canoniserNombres(chiffrerNombresEnLettres(TexteSuivi.de(plat))).texte;
  return [...canon.matchAll(/(?<![\w.])(\d+(?:\.\d+)?)( ?€| ?%| ?parts?\b)?/g)].map((m) => ({
    valeur: Number(m[1]),
    unite: m[2] === undefined ? '' : m[2].includes('€') ? '€' : m[2].includes('%') ? '%' : 'parts',
  }));
});
