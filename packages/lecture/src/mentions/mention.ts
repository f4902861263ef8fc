import type { Devise } from '../lexique/monnaies.ts';
import type { Portee } from '../texte/edition.ts';

export type Periode = 'jour' | 'semaine' | 'mois' | 'trimestre' | 'semestre' | 'an';
export type UniteDeDuree = 'an' | 'mois' | 'semaine' | 'jour' | 'trimestre' | 'semestre';

/** What a stretch of the question says, before anybody decides what it is for. */
export type Sens =
  | {
      readonly type: 'montant';
      readonly valeur: number;
      readonly devise: Devise;
      /** Said of this very amount, or of the list that it stands in. */
      readonly periode?: Periode;
      /** « sur 13 mois », « × 12 » */
      readonly fois?: number;
      readonly taxe?: 'HT' | 'TTC';
      readonly qualite?: 'net' | 'brut' | 'net_imposable' | 'net_paye';
      /** No: a bare number that could be something else. */
      readonly certain: boolean;
    }
  /** A month or a day may be said without its year. */
  | { readonly type: 'date'; readonly annee?: number; readonly mois?: number; readonly jour?: number }
  | { readonly type: 'duree'; readonly valeur: number; readonly unite: UniteDeDuree }
  | { readonly type: 'age'; readonly valeur: number }
  /** As a fraction: 30 % is 0.3. */
  | { readonly type: 'taux'; readonly valeur: number }
  /** What is counted, as a concept of the dictionary or the noun itself; empty when nothing says it. */
  | { readonly type: 'quantite'; readonly valeur: number; readonly objet: string }
  /** A number that names: an article, a form, a box, a postcode. */
  | { readonly type: 'reference' }
  | { readonly type: 'personne'; readonly lien: string; readonly genre?: 'f' | 'm'; readonly nombre?: number }
  | { readonly type: 'lieu'; readonly lieu: string; readonly pays: string }
  | { readonly type: 'bien'; readonly bien: string }
  | { readonly type: 'negation'; readonly portee: Portee }
  /** A decisive word: TTC, usufruit, alternée, sans… */
  | { readonly type: 'mot'; readonly concept: string };

export type Mention = {
  /** m1, m2… in the order of the question. */
  readonly id: string;
  /** Where it stands in the question as it was typed, in UTF-16 units. */
  readonly span: Portee;
  /** The question's own words there. */
  readonly mots: string;
} & Sens;
