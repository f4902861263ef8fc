import type { FoyerDecrit } from '../../outils/schemas.ts';

/** The path of an amount in a household: that of one person, or of both. */
export type Champ =
  | { readonly de: 'declarant'; readonly nom: keyof NonNullable<FoyerDecrit['declarant1']> }
  | { readonly de: 'foyer'; readonly nom: keyof FoyerDecrit };

export type Qui = 1 | 2;
export type Garde = 'moi' | 'autre' | 'alternee';

/** One thing that a follow-up changes in a household. */
export type Edition =
  /** `revenu`: undefined when nobody told it. */
  | {
      readonly genre: 'union';
      readonly statut: 'marie' | 'pacse';
      readonly revenu?: number | 'aucun' | 'pareil';
    }
  | { readonly genre: 'separation'; readonly garde?: Garde; readonly seul: boolean }
  | { readonly genre: 'concubinage'; readonly revenu?: number }
  | {
      readonly genre: 'naissances';
      readonly nombre: number;
      readonly nes: readonly number[];
      readonly alternee: boolean;
    }
  | { readonly genre: 'a_naitre' }
  | { readonly genre: 'nombre_enfants'; readonly nombre: number }
  | { readonly genre: 'alternee' }
  | {
      readonly genre: 'montant';
      readonly champ: Champ;
      readonly qui: Qui;
      readonly valeur: number;
      /** Added to what there was, instead of taking its place. */
      readonly ajoute: boolean;
    }
  | { readonly genre: 'garde'; readonly valeur: number; readonly chacun: boolean; readonly nes: readonly number[] }
  | { readonly genre: 'detache'; readonly pension: number }
  | { readonly genre: 'reel'; readonly charges: number }
  | { readonly genre: 'carte'; readonly de: Qui | 'enfant' | 'cadet' }
  | { readonly genre: 'scolarite'; readonly niveaux: NonNullable<FoyerDecrit['scolarite']> }
  /** `qui`: of one of two people alone. */
  | { readonly genre: 'retrait'; readonly quoi: string; readonly qui?: Qui }
  | { readonly genre: 'retrait_union' }
  /** Each one on their own return, which only the year of the union allows. */
  | { readonly genre: 'separement' }
  | { readonly genre: 'bareme' }
  /** Asked again of the same facts. */
  | { readonly genre: 'demande'; readonly demandes: readonly string[] }
  | { readonly genre: 'depart' };

/** A follow-up read whole: what it changes, and what the answer has to say or to ask of it. */
export interface Lue {
  readonly editions: readonly Edition[];
  /** Weighed, and not told as it is. */
  readonly essai: boolean;
  /** Who speaks lives alone with the children. */
  readonly seul: boolean;
  /** What nobody said, and may change the figure. */
  readonly aPreciser: readonly string[];
  /** Words that nobody knows, beside a change of who files with whom. */
  readonly inconnus: readonly string[];
  /** Amounts that may be of a month or of a year. */
  readonly periodeIncertaine: readonly string[];
}
