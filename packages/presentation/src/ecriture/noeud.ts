import type { UniteAffichee } from './nombres.ts';

/** Shape of a calculation tree, as the engine and the API give it. */
export interface NoeudAffiche {
  readonly regle: string;
  readonly libelle: string;
  readonly valeur: number | boolean;
  readonly unite: UniteAffichee;
  /** The value as it must be read, when the writing of its unit is not the one of the screen. */
  readonly texte?: string;
  readonly formule: string;
  readonly article: string;
  readonly entrees: readonly {
    readonly libelle: string;
    readonly valeur: number | boolean;
    readonly unite: UniteAffichee;
    readonly texte?: string;
  }[];
  readonly parametres: readonly {
    readonly nom: string;
    readonly libelle: string;
    readonly valeur: number;
    readonly unite: UniteAffichee;
    readonly texte?: string;
    readonly annee: number;
    readonly article: string;
    readonly source: string;
  }[];
  readonly arrondi?: string | undefined;
  readonly enfants: readonly NoeudAffiche[];
}
