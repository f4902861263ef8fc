import { aplatir } from '@francis/faits';

/** Every number that a profile or a client file holds. */
export const nombresDuProfil = (profil: unknown): number[] =>
  aplatir(profil).flatMap(({ valeur }) => (typeof valeur === 'number' ? [valeur] : []));

/** Amounts that a profile or a client file proves by itself: as written, in half between two people, or two together. */
export function montantsDuProfil(profil: unknown): number[] {
  const nombres = nombresDuProfil(profil);
  return nombres.flatMap((a) => [a, a / 2, ...nombres.map((b) => a + b)]);
}
