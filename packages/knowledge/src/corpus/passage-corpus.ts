/** The only origins that may be quoted as law: what the importer read from an official open-data form. */
export const SOURCES_CORPUS = ['bofip', 'legi', 'service-public'] as const;
export type SourceCorpus = (typeof SOURCES_CORPUS)[number];

/** A piece of an official text, in the version in force at the date asked about. */
export interface PassageCorpus {
  /** `identifiant#ordre`, as `lire` takes it. */
  readonly id: string;
  readonly source: SourceCorpus;
  /** The text whatever its version: `BOI-IR-LIQ-20-10`, `LEGITEXT000006069577/197`, `F358`. */
  readonly identifiant: string;
  /** Identifier that the publisher gives to this version. */
  readonly version: string;
  readonly titre: string;
  readonly texte: string;
  readonly url: string;
  /** First day in force, ISO. */
  readonly debut: string;
  /** First day no longer in force. */
  readonly fin?: string;
}

export interface PassageTrouve extends PassageCorpus {
  /** BM25F, without unit: only compares the results of one question. */
  readonly score: number;
  /** Share, 0 to 1, of the question's informative words that the passage covers. */
  readonly couverture: number;
}

export interface OptionsCorpus {
  /** Day, ISO, at which the law is asked. */
  readonly date: string;
  /** FR, CH, LU or AD. The corpus is French: another jurisdiction finds nothing. */
  readonly juridiction?: string;
  readonly sources?: readonly SourceCorpus[];
  /** Most results returned, 5 without it. */
  readonly limite?: number;
  readonly signal?: AbortSignal;
}

/** Port: official texts, searched and read at a date. Never returns a text of another origin than `SOURCES_CORPUS`. */
export interface RechercheCorpus {
  chercher(question: string, options: OptionsCorpus): Promise<readonly PassageTrouve[]>;
  /**
   * @param identifiant of a piece (`BOI-IR-LIQ-20-10#3`), of a whole text, whose pieces are then joined, or the
   * publisher's identifier of a version, which must be in force at that date as well.
   */
  lire(identifiant: string, date: string): Promise<PassageCorpus | undefined>;
}
