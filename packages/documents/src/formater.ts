import type { Ecrit } from './nombres.ts';

/** A figure as it was written, from what was read of it. */
export function formaterNombre(valeur: number, { decimales, unite }: Ecrit): string {
  const chiffres = Math.abs(valeur).toLocaleString('fr-FR', {
    minimumFractionDigits: decimales?.length ?? 0,
    maximumFractionDigits: decimales?.length ?? 0,
  });
  return `${valeur < 0 ? '−\u00A0' : ''}${chiffres}${unite === undefined ? '' : `\u00A0${unite}`}`;
}
