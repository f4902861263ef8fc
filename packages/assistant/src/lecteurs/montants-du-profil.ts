import { aplatir } from '@francis/faits';

/** Amounts that a profile or a client file proves by itself: as written, in half between two people, or two together. */
export function montantsDuProfil(profil: unknown): number[] {
  const nombres = aplatir(profil).flatMap(({ valeur }) => (typeof valeur === 'number' ? [valeur] : []));
  return nombres.flatMap((a) => [a, a / 2, ...nombres.map((b) => a + b)]);
}
