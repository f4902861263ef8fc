import type { NatureRevenu } from './faits.ts';

/** What an amount is, in the trade's terms. */
export type Role =
  | NatureRevenu
  | 'micro'
  | 'augmentation'
  | 'rni'
  | 'rfr'
  | 'impot_brut'
  | 'impot_paye'
  | 'loyers'
  | 'charges_foncieres'
  | 'deficit_foncier'
  | 'dividendes'
  | 'interets'
  | 'plus_values'
  | 'per'
  | 'pension_alimentaire'
  | 'frais_reels'
  | 'don'
  | 'emploi_domicile'
  | 'garde'
  | 'seuil_bareme'
  | 'non_imposable'
  | 'hors_champ';

export interface EntreeLexique {
  readonly role: Role;
  readonly motif: RegExp;
  /** Added to the distance: 0 for a word that can mean nothing else, more for a vague one. */
  readonly flou: number;
}

export const mot = (role: Role, flou: number, ...formes: string[]): EntreeLexique => ({
  role,
  flou,
  // Longest forms first: « loyers encaissés » must not stop at « loyers ».
  motif: new RegExp(`\\b(?:${[...formes].sort((a, b) => b.length - a.length).join('|')})(?![a-z])`, 'g'),
});

/** Words that turn a role into another one when they stand beside it: « mon loyer », « son loyer » are not rents received. */
export const FAUX_LOYER = /\b(?:mon|son|leur|notre) loyer\b|\bloyer (?:que je|que nous|a payer)\b/;
