/** Where the rule applies. */
export const JURIDICTIONS_NOTES = ['FR', 'CH', 'LU', 'AD'] as const;
export type JuridictionNote = (typeof JURIDICTIONS_NOTES)[number];

/** A belief that questions take for granted, and what is true. */
export interface IdeeRecue {
  /** As people say it, without any figure to learn from. */
  readonly dit: string;
  /** Markdown with the marks of a note: « Non : » and what is true, said to whoever holds the belief. */
  readonly correction: string;
  /** What is true, for everybody else: no « non » before it. */
  readonly regle: string;
  /** Questions of the notes that take the belief for granted, word for word. */
  readonly questions: readonly string[];
}

/** What to say first to who asks some of a note's questions, when its answer opens on something else. */
export interface PhraseDevant {
  /** Markdown with the marks of a note: one or two sentences that answer, with neither « oui » nor « non ». */
  readonly phrase: string;
  /** Questions of the note that it answers, word for word. */
  readonly questions: readonly string[];
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
 * never typed, and a year that ages neither: `{{dmtg.annees_rappel | annee}}` and `| date` are the year (of income for `ir.*`)
 * and the day from which a number holds, `{{salaires_annee.pass.precedent}}` its value in the period before, `{{fin}}` the
 * note's own `jusqu_au`. `{{annee.avis}}` and `{{annee.revenus}}` are the years that the question tells (the last ones
 * without them), `{{= annee.avis + delais.reclamation_ir | echeance}}` the last day of a year, said over when it is.
 */
export interface Note {
  /** Name of its file. */
  readonly id: string;
  readonly titre: string;
  readonly domaine: string;
  readonly juridiction: JuridictionNote;
  /** Ways to ask for it. */
  readonly questions: readonly string[];
  /** Those of its questions that the answer's first sentence answers with « oui »; the others open with the rule itself. */
  readonly oui: readonly string[];
  /** Those that it answers with « non ». */
  readonly non: readonly string[];
  /** Sentences written for some of its questions, said before the answer. */
  readonly devant: readonly PhraseDevant[];
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
  /** What is answered first: a few sentences, the first of which states the rule and never opens with « oui » or « non ». */
  readonly reponse: string;
  readonly sections: readonly SectionNote[];
}
