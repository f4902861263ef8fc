/** Lower case without accents, for what is compared and never shown. */
export const plier = (texte: string): string => texte.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
