import { lireMontant } from '../../design-system/index.ts';

type Noter = (phrase: string) => void;

/** Reads one amount, with its sign; an unreadable one is an error of its field, never a silent nothing. */
export function lireNombre(texte: string, noter: Noter): number | null {
  const nu = texte.trim().replace('−', '-');
  const lu = lireMontant(nu.startsWith('-') ? nu.slice(1) : nu, 2);
  if (lu.etat === 'refuse') noter(lu.phrase);
  return lu.etat === 'lu' ? (nu.startsWith('-') ? -lu.valeur : lu.valeur) : null;
}

export const lireSimple = (texte: string, noter: Noter): number | null => {
  const nu = texte.trim().replace(',', '.');
  if (nu === '') return null;
  const nombre = Number(nu);
  if (Number.isFinite(nombre) && nombre >= 0) return nombre;
  noter('Écrivez un nombre.');
  return null;
};

/** A fact as its field holds it, by its unit; null when nothing can be read. */
export function lireFait(unite: string | undefined, texte: string, noter: Noter): number | boolean | string | null {
  if (unite === 'oui_non') return texte === 'oui';
  if (unite === 'EUR') return lireNombre(texte, noter);
  return unite === 'choix' || unite === 'date' ? texte : lireSimple(texte, noter);
}
