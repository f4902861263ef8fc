/** A paragraph, a heading or a list, in the order of reading. */
export type Bloc = string | { readonly titre: string } | { readonly liste: readonly string[] };

export interface Article {
  /** Last part of its address. */
  readonly id: string;
  readonly titre: string;
  readonly extrait: string;
  /** AAAA-MM-JJ. */
  readonly date: string;
  readonly auteur: string;
  readonly etiquettes: readonly string[];
  /** From 0 to 1; above 0.9 it is shown as popular. */
  readonly priorite: number;
  readonly motsCles: readonly string[];
  readonly corps: readonly Bloc[];
  /** Provisions that it rests on, as they are cited everywhere. */
  readonly textes: readonly string[];
  readonly simulateur: { readonly chemin: string; readonly libelle: string };
}

const MOTS_PAR_MINUTE = 200;
const motsDe = (bloc: Bloc): number =>
  (typeof bloc === 'string' ? bloc : 'titre' in bloc ? bloc.titre : bloc.liste.join(' ')).split(/\s+/).length;

/** Minutes of reading, counted on the words. */
export const minutesDe = ({ corps }: Article): number =>
  Math.max(1, Math.round(corps.reduce((total, bloc) => total + motsDe(bloc), 0) / MOTS_PAR_MINUTE));

const POPULAIRE = 0.9;
export const estPopulaire = ({ priorite }: Article): boolean => priorite > POPULAIRE;
