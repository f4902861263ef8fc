import type { ChiffresMontres } from '../commun/chiffres.ts';
import type { GroupeCascade, MarcheRemplie, NoeudAffiche } from '../ecriture/index.ts';

export interface ColonneDeFeuille {
  readonly titre: string;
  /** Share of the width. */
  readonly part: number;
  /** Figures stand on the right. */
  readonly droite?: boolean;
}

export interface LigneDeFeuille {
  readonly cellules: readonly string[];
  readonly total?: boolean;
}

export interface BarreDeFeuille {
  readonly libelle: string;
  readonly valeur: number;
  readonly texte: string;
  readonly accent?: boolean;
}

/** What stands under the figures, in the order of the screen. */
export type BlocDeFeuille = { readonly titre: string; readonly repere?: string | undefined } & (
  | { readonly genre: 'barres'; readonly barres: readonly BarreDeFeuille[] }
  | { readonly genre: 'cascade'; readonly groupes: readonly GroupeCascade[] }
  | {
      readonly genre: 'tableau';
      readonly colonnes: readonly ColonneDeFeuille[];
      readonly lignes: readonly LigneDeFeuille[];
    }
  | { readonly genre: 'phrases'; readonly phrases: readonly string[] }
  | {
      readonly genre: 'calcul';
      readonly trace: NoeudAffiche;
      readonly tranches?: { readonly marches: readonly MarcheRemplie[]; readonly parts: number } | undefined;
      readonly total?: { readonly libelle: string; readonly valeur: string };
      /** Levels of steps that are written; all of them when absent. */
      readonly profondeur?: number;
    }
);

/** A result on paper: the same inputs, figures and sentences as the screen, without anything to press. */
export interface Feuille {
  readonly titre: string;
  readonly bareme: string;
  readonly difference?: string | undefined;
  /** « B » when several situations are compared and the second is shown. */
  readonly situation: string;
  readonly saisies: readonly { readonly libelle: string; readonly valeur: string }[];
  readonly chiffres: ChiffresMontres;
  readonly blocs: readonly BlocDeFeuille[];
  readonly reserve: string;
}
