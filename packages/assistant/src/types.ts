import type { Feuille } from '@francis/faits';
import type { Doute } from './certitude.ts';
import type { Dossier } from './dossier/dossier.ts';
import type { Pronom } from './comprehension/pronom-du-client.ts';
import type { LectureProuvee } from './lecteurs/lire-reponse.ts';
import type { Consommation } from './modeles-heberges/consommation.ts';
import type { Versions } from './prompts/versions.ts';
import type { IdentiteConnue } from './pseudonymes/genres.ts';
import type { GenreDeSuite, Precedent } from './suites/suivre.ts';
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
  /** Who the people are, as far as it is known: found in the texts and hidden from a hosted model, never sent. */
  readonly identites?: readonly IdentiteConnue[];
  /** Facts that the person corrected, once the question was read. */
  readonly corrections?: readonly Correction[];
  /** What the last answer of the conversation was computed from, when it is kept. */
  readonly precedent?: Precedent;
  /** Set when the question was read as an edit of the last computation. */
  readonly suite?: GenreDeSuite;
  /** What whoever asks already doubts of, whatever is read. */
  readonly reserves?: readonly Doute[];
  /** Whose tax it is, when it is not that of who asks: an adviser asks about a client. */
  readonly concerne?: 'client';
  /** How the client is spoken of, when their file says it. */
  readonly pronom?: Pronom;
  /** The client's file, as far as a question may name it or ask it: it never leaves for a hosted model. */
  readonly dossier?: Dossier;
  /** The day of the question, ISO date: the assistant has no clock. */
  readonly aujourdhui: string;
}

/** A fact as the person corrected it, and the words of the question that had been read for it. */
export interface Correction extends Feuille {
  readonly preuves: readonly { readonly debut: number; readonly fin: number }[];
  /** Kept from a try: it holds for the household even where a question says nothing of it. */
  readonly tenue?: boolean;
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
  /** Instructions and tools with which it was written. */
  readonly versions: Versions;
  /** What was read of the question, proved by its words. */
  readonly lecture: LectureProuvee;
  /** Why the answer is not exact; empty when it is, or when it has no figure to give. */
  readonly doutes: readonly Doute[];
  /** Set when the answer is about a rule: what an official text could be looked up for. */
  readonly droit?: QuestionDeDroit;
  /** Set when a hosted model was asked: what it took, and why its text is not the answer when it is not. */
  readonly hebergement?: Hebergement;
}

/** A question about French law, and the day whose law it asks. */
export interface QuestionDeDroit {
  readonly question: string;
  /** AAAA-MM-JJ. */
  readonly jour: string;
}

export interface Hebergement {
  /** The hosted model, by its configured name. */
  readonly modele: string;
  readonly consommation: Consommation;
  /** Code of the failure, or of what the check found; absent when its text was kept. */
  readonly ecart?: string;
}

/** What the check of one answer found, beside the answer. */
export interface Bilan {
  /** Sentences left out: a figure or a citation without origin. */
  readonly retires: number;
  /** Amounts given to a tool that the person never gave. */
  readonly inexpliques: number;
  /** Tool calls that the tools refused: unknown, or badly filled. */
  readonly appelsInvalides: number;
  /** Tool calls made, in order, as they were filled. */
  readonly appels: readonly AppelOutil[];
}

/** One call of a tool: its name and what it was given. */
export interface AppelOutil {
  readonly outil: string;
  readonly entree: unknown;
}

export type EvenementAssistant =
  | { readonly type: 'etape'; readonly libelle: string }
  | { readonly type: 'texte'; readonly delta: string }
  /** What was streamed so far is not the answer: another model starts it again. */
  | { readonly type: 'reprise'; readonly libelle: string }
  | { readonly type: 'reponse'; readonly reponse: ReponseAssistant; readonly bilan?: Bilan };

export interface Assistant {
  /** Streams the answer; the last event is `reponse`. Throws `AbortError` when cancelled. */
  repondre(demande: DemandeAssistant, options?: OptionsReponse): AsyncIterable<EvenementAssistant>;
}

export interface OptionsReponse {
  /** Whose question it is, as an opaque key: what is read for one account is counted together. */
  readonly compte?: string;
  readonly signal?: AbortSignal;
  /** Why no hosted model may be asked this time, for the reader; absent, it may. */
  readonly sansHeberge?: string;
  /** Told what a hosted model took, even when the answer is cut or fails. */
  readonly surConsommation?: (consommation: Consommation) => void;
}
