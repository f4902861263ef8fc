import type { Mention } from './mentions/mention.ts';

/** An amount in the money of the one it stands for. */
export const ecrireLeMontant = (valeur: number, ancien: Mention): string =>
  `${valeur.toLocaleString('fr-FR').replaceAll('\u202f', ' ')} ${ancien.type === 'montant' && ancien.devise !== 'EUR' ? 'CHF' : '€'}`;
