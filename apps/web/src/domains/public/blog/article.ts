import { typographier } from '@francis/presentation';

/** A computation laid out: each line is a step, the last one its result. Its figures come from `chiffres.ts`. */
export interface Tableau {
  readonly legende: string;
  /** The first names the steps. */
  readonly colonnes: readonly string[];
  readonly lignes: readonly (readonly string[])[];
  /** Lines stand beside one another: none is the result of the others. */
  readonly sansTotal?: boolean;
}

/** A paragraph, a heading, a list or a computation, in the order of reading. */
export type Bloc =
  | string
  | { readonly titre: string }
  | { readonly liste: readonly string[] }
  | { readonly tableau: Tableau };

export interface Question {
  readonly question: string;
  readonly reponse: string;
}

export interface Article {
  /** Last part of its address. */
  readonly id: string;
  readonly titre: string;
  readonly extrait: string;
  /** AAAA-MM-JJ. */
  readonly date: string;
  /** Last time its rules and its figures were read again, AAAA-MM-JJ. */
  readonly relu: string;
  readonly auteur: string;
  readonly etiquettes: readonly string[];
  /** From 0 to 1; above 0.9 it is shown as popular. */
  readonly priorite: number;
  readonly motsCles: readonly string[];
  readonly corps: readonly Bloc[];
  readonly faq: readonly Question[];
  /** Where to go on: addresses of ours. */
  readonly ressources: readonly { readonly chemin: string; readonly libelle: string }[];
  /** Provisions that it rests on, as they are cited everywhere. */
  readonly textes: readonly string[];
  readonly simulateur: { readonly chemin: string; readonly libelle: string };
}

const composerBloc = (bloc: Bloc): Bloc => {
  if (typeof bloc === 'string') return typographier(bloc);
  if ('titre' in bloc) return { titre: typographier(bloc.titre) };
  if ('liste' in bloc) return { liste: bloc.liste.map(typographier) };
  const { legende, colonnes, lignes } = bloc.tableau;
  return {
    tableau: {
      ...bloc.tableau,
      legende: typographier(legende),
      colonnes: colonnes.map(typographier),
      lignes: lignes.map((ligne) => ligne.map(typographier)),
    },
  };
};

/** The article as it is read: its spaces and its signs are those of French typography, wherever it is shown. */
export const composer = (article: Article): Article => ({
  ...article,
  titre: typographier(article.titre),
  extrait: typographier(article.extrait),
  motsCles: article.motsCles.map(typographier),
  corps: article.corps.map(composerBloc),
  faq: article.faq.map(({ question, reponse }) => ({
    question: typographier(question),
    reponse: typographier(reponse),
  })),
  ressources: article.ressources.map(({ chemin, libelle }) => ({ chemin, libelle: typographier(libelle) })),
});

const texteDe = (bloc: Bloc): string => {
  if (typeof bloc === 'string') return bloc;
  if ('titre' in bloc) return bloc.titre;
  if ('liste' in bloc) return bloc.liste.join(' ');
  return [bloc.tableau.legende, ...bloc.tableau.colonnes, ...bloc.tableau.lignes.flat()].join(' ');
};

/** Everything that is read of it, its questions included. */
export const lectureDe = ({ corps, faq }: Article): string =>
  [...corps.map(texteDe), ...faq.flatMap(({ question, reponse }) => [question, reponse])].join(' ');

/** A figure with its spaces is one word, and a sign belongs to the word before it: only ordinary spaces part them. */
export const motsDe = (texte: string): number => texte.split(' ').filter((mot) => mot !== '').length;

const MOTS_PAR_MINUTE = 200;

/** Minutes of reading, counted on the words. */
export const minutesDe = (article: Article): number =>
  Math.max(1, Math.round(motsDe(lectureDe(article)) / MOTS_PAR_MINUTE));

const POPULAIRE = 0.9;
export const estPopulaire = ({ priorite }: Article): boolean => priorite > POPULAIRE;
