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
  | 'benefice'
  | 'assurance_vie'
  | 'syndicat'
  | 'per_plafond'
  | 'prive'
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
