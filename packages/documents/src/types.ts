import type { ValeurFait } from '@francis/faits';

/** A rectangle of a page, in fractions of its width and height from the top left corner. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly l: number;
  readonly h: number;
}

/** One word where it stands. `sur` is how certain its letters are: 1 when the file says them. */
export interface Mot extends Zone {
  readonly texte: string;
  readonly sur: number;
  /** Why the number that it holds is not to be believed. */
  readonly doute?: string;
}

export interface Page {
  readonly largeur: number;
  readonly hauteur: number;
  /** `image`: recognised from a picture, digits may be wrong. */
  readonly origine: 'texte' | 'image';
  readonly mots: readonly Mot[];
}

export const TYPES_DE_DOCUMENT = ['avis', 'bulletin', 'declaration'] as const;
export type TypeDeDocument = (typeof TYPES_DE_DOCUMENT)[number];

/** A fact that the document says, and where. */
export interface FaitLu {
  readonly chemin: string;
  readonly valeur: ValeurFait;
  /** From 1. */
  readonly page: number;
  readonly zone: Zone;
  /** `sur`: said by the letters of the file, or held by a sum; otherwise to be looked at. */
  readonly etat: 'sur' | 'a_verifier';
  /** The sum that holds it, or why it is to be looked at. */
  readonly controle?: string;
}

/** What was found and is not proposed, and why. */
export interface Ecarte {
  readonly chemin: string;
  readonly raison: string;
  readonly page?: number;
  readonly zone?: Zone;
}

/** What of a page may be shown again: words of our own table and the figures that are facts; the rest is a stroke. */
export interface DessinDePage {
  readonly largeur: number;
  readonly hauteur: number;
  readonly textes: readonly (Zone & { readonly texte: string })[];
  readonly traits: readonly Zone[];
}

export interface LectureDeDocument {
  readonly type: TypeDeDocument;
  /** Year of the incomes. */
  readonly annee?: number;
  readonly faits: readonly FaitLu[];
  readonly ecartes: readonly Ecarte[];
  readonly pages: readonly DessinDePage[];
}
