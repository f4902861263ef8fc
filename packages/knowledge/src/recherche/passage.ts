/** A text that a question can find. The weights of its parts are those of `index-passages.ts`. */
export interface Passage {
  readonly id: string;
  readonly titre: string;
  readonly texte: string;
  /** Whole questions that this passage answers. */
  readonly formes?: readonly string[];
  /** Words of the reader for what this passage says. */
  readonly mots?: readonly string[];
  readonly juridiction: 'FR' | 'CH' | 'LU' | 'AD';
}

export interface ResultatRecherche {
  readonly id: string;
  /** BM25F, without unit: only compares the results of one question. */
  readonly score: number;
  /** Share, 0 to 1, of the question's informative words that the passage covers. */
  readonly couverture: number;
  /** 0 to 1: how much the question resembles a whole question form of the passage, or its title. */
  readonly ressemblance: number;
  /** 0 to 1: the largest share of one of its question forms that the question says. */
  readonly contenance: number;
}

export interface OptionsRecherche {
  /** FR, CH, LU or AD; every jurisdiction without it. */
  readonly juridiction?: string;
  /** Most results returned, 10 without it. */
  readonly limite?: number;
}

export interface IndexPassages {
  /** Best first; empty when no informative word of the question is known. */
  chercher(question: string, options?: OptionsRecherche): readonly ResultatRecherche[];
}
