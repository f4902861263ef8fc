import { motsDits } from '@francis/lecture';
import { compterEnfants } from './enfants-comptes.ts';

/** Children counted apart: those who live here all the time, and those who come every other week. */
export interface GardesMelees {
  readonly exclusives: number;
  readonly alternees: number;
}

const SEPARATEUR = /[.;]| ?\+ ?|,? \b(?:et|plus|ainsi que)\b |, /;
const TOUT_LE_TEMPS = motsDits(
  'exclusive|a ma charge|a notre charge|a la charge|a charge|a nous|ensemble|en commun|a temps plein|chez moi|chez nous|avec moi|avec nous|je vis seule avec|je vis seul avec',
);
const DES_AUTRES = /\b(?:les|ses|mes) (\d)\b/;
const DE_PLUS = /^(?:j'ai |on a |il y a )?(?:aussi )?(?:(\d|une?)|ma|mon|sa|son)\b/;
const SUJET = /^(?:l'une?|une?|\d) (?:est|sont|des|d'entre)\b/;

/**
 * « 1 enfant à charge exclusive et 1 en résidence alternée » are two children; « 3 enfants dont un en garde alternée »
 * are three. Undefined unless both kinds are counted apart.
 */
export function lireGardesMelees(texte: string, estAlternee: (clause: string) => boolean): GardesMelees | undefined {
  if (motsDits('dont').test(texte) || !estAlternee(texte)) return undefined;
  let [exclusives, alternees] = [0, 0];
  for (const brute of texte.split(SEPARATEUR)) {
    const clause = brute.trim();
    if (SUJET.test(clause)) return undefined;
    if (estAlternee(clause)) alternees += compter(clause);
    else if (TOUT_LE_TEMPS.test(clause)) exclusives += compterEnfants(clause).nombre ?? 0;
  }
  return exclusives > 0 && alternees > 0 ? { exclusives, alternees } : undefined;
}

function compter(clause: string): number {
  const dits = compterEnfants(clause).nombre;
  if (dits !== undefined) return dits;
  const autres = DES_AUTRES.exec(clause)?.[1];
  if (autres !== undefined) return Number(autres);
  const [seul, nombre] = DE_PLUS.exec(clause) ?? [];
  if (seul === undefined) return 0;
  return nombre === undefined || nombre.startsWith('un') ? 1 : Number(nombre);
}
