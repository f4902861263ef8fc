import type { Calcul, Juridiction, Note, StatutReponse, Tour } from '@francis/contract';

/** One question, with everything the answer may lean on. All of it is data, none of it is an instruction. */
export interface DemandeAssistant {
  readonly question: string;
  /** Earlier turns, oldest first. */
  readonly historique: readonly Tour[];
  readonly juridiction: Juridiction;
  /** Sent with the question; prevails over the stored profile, yields to the question's words. */
  readonly profilContexte?: Readonly<Record<string, unknown>>;
  readonly profilEnregistre?: Readonly<Record<string, unknown>>;
  /** The day of the question, ISO date: the assistant has no clock. */
  readonly aujourdhui: string;
}

export interface ReponseAssistant {
  /** Final Markdown, every figure in digits, without handles. */
  readonly answer: string;
  /** The same Markdown with handles: `[175 €](#calcul-c1)` and `[1](#note-n1)`. */
  readonly balisage: string;
  readonly sources: readonly string[];
  readonly statut: StatutReponse;
  readonly calculs: readonly Calcul[];
  readonly notes: readonly Note[];
  readonly suites: readonly string[];
  /** Name of the model that answered. */
  readonly modele: string;
}

export type EvenementAssistant =
  | { readonly type: 'etape'; readonly libelle: string }
  | { readonly type: 'texte'; readonly delta: string }
  | { readonly type: 'reponse'; readonly reponse: ReponseAssistant };

export interface Assistant {
  /** Streams the answer; the last event is `reponse`. Throws `AbortError` when cancelled. */
  repondre(demande: DemandeAssistant, options?: { readonly signal?: AbortSignal }): AsyncIterable<EvenementAssistant>;
}
