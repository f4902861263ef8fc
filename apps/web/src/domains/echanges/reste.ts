import { formaterNombre } from '../../design-system/index.ts';

/** What is left to write, once the end is near; at the end, that what was pasted beyond is not there. */
export function direLeReste(max: number, ecrits: number): string {
  const reste = max - ecrits;
  const tous = `${formaterNombre(max)}\u00a0caractères`;
  if (reste <= 0)
    return `${tous}\u202f: la limite est atteinte, rien ne s’écrit au-delà. Relisez la fin de votre texte.`;
  if (reste > max / 10) return `${tous} au plus.`;
  return reste === 1 ? 'Encore 1\u00a0caractère.' : `Encore ${reste}\u00a0caractères.`;
}
