import { plier } from '@francis/lecture';

/** Kinds of identity that do not leave for a hosted model; the kind is what the placeholder says. */
export const GENRES = [
  'PERSONNE',
  'ADRESSE',
  'EMAIL',
  'TELEPHONE',
  'IBAN',
  'NIR',
  'NUMERO_FISCAL',
  'SIREN',
  'CARTE',
  'IDENTIFIANT',
] as const;
export type Genre = (typeof GENRES)[number];

/** Something known about the people of the conversation: only used to find it, never sent. */
export interface IdentiteConnue {
  readonly genre: Genre;
  readonly valeur: string;
}

/** Gives the placeholder of an identity found in a text. */
export type Nommer = (genre: Genre, valeur: string) => string;

export const MARQUE = new RegExp(`\\[(${GENRES.join('|')})_(\\d{1,4})\\]`, 'g');

/** Without accent, case or typographic variants, length kept for the letters of French. */
export const aplatir = (texte: string): string => plier(texte.replace(/[’ʼ‘]/g, "'").replace(/[‐‑–]/g, '-'));
