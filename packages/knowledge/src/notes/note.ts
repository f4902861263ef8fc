/** Where the rule applies. */
export const JURIDICTIONS_NOTES = ['FR', 'CH', 'LU', 'AD'] as const;
export type JuridictionNote = (typeof JURIDICTIONS_NOTES)[number];

/** A belief that questions take for granted, and what is true. */
export interface IdeeRecue {
  /** As people say it, without any figure to learn from. */
  readonly dit: string;
  /** Markdown with the marks of a note. */
  readonly correction: string;
}

/** A part of a note under a second-level heading. */
export interface SectionNote {
  readonly titre: string;
  /** Markdown with the marks of a note. */
  readonly texte: string;
}

/**
 * What is known of one question of law, in our own words.
 *
 * Marks of its Markdown: `{{dmtg.annees_rappel}}` a legal number by name; `{{= 30000 * ir.salaires.taux_abattement}}` a
 * computation of an example; `{{~ 30 000 €}}` an invented figure of the example; `[^cgi-170]` a reference. A legal number is
 * never typed.
 */
export interface Note {
  /** Name of its file. */
  readonly id: string;
  readonly titre: string;
  readonly domaine: string;
  readonly juridiction: JuridictionNote;
  /** Ways to ask for it. */
  readonly questions: readonly string[];
  /** Other words of the trade and of the street for its subject. */
  readonly mots: readonly string[];
  /** Identifiers of the catalogue of references. */
  readonly references: readonly string[];
  /** Why it has fewer than three. */
  readonly peuDeReferences?: string;
  /** First day on which the rule as written is in force, AAAA-MM-JJ. */
  readonly depuis: string;
  /** Last day, when the rule has an end. */
  readonly jusquAu?: string;
  /** Day when somebody last read it against the law. */
  readonly revision: string;
  readonly ideesRecues: readonly IdeeRecue[];
  /** What is answered first: a few sentences. */
  readonly reponse: string;
  readonly sections: readonly SectionNote[];
}
