import { chiffrerNombresEnLettres } from '../comprehension/nombres-lettres.ts';
import { canoniserNombres } from '../comprehension/nombres.ts';

/** A number of a text with what follows it. */
export interface NombreLu {
  readonly valeur: number;
  readonly unite: '€' | '%' | 'parts' | '';
}

/** Every number of a French text, in digits or in words, whatever its writing. */
export function lireNombres(texte: string): NombreLu[] {
  const plat = texte
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[−–—]/g, '-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\beuros?\b/g, '€')
    .replace(/\bpour cent\b/g, '%');
  const canon = canoniserNombres(chiffrerNombresEnLettres(plat));
  return [...canon.matchAll(/(?<![\w.])(\d+(?:\.\d+)?)( ?€| ?%| ?parts?\b)?/g)].map((m) => ({
    valeur: Number(m[1]),
    unite: m[2] === undefined ? '' : m[2].includes('€') ? '€' : m[2].includes('%') ? '%' : 'parts',
  }));
}
