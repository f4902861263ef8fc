import type { SourceCorpus } from '../passage-corpus.ts';
import type { Piece } from './pieces.ts';

/** One version of an official text, as its publisher's file gives it. */
export interface TexteOfficiel {
  readonly source: SourceCorpus;
  readonly identifiant: string;
  readonly version: string;
  readonly titre: string;
  readonly url: string;
  /** ISO day. */
  readonly debut: string;
  /** First day no longer in force, when the publisher says it. */
  readonly fin?: string;
  readonly pieces: readonly Piece[];
}

/** A version that never was in force: what was imported of it goes. */
export interface VersionRetiree {
  readonly source: SourceCorpus;
  readonly version: string;
  readonly retiree: true;
}

/** undefined: the file is of the right form but is not a text (a table of contents, a plan, an attachment). */
export type Lecture = TexteOfficiel | VersionRetiree | undefined;

const JOUR = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** @returns the day if the text is one that exists. */
export function lireJour(texte: string): string | undefined {
  if (!JOUR.test(texte)) return undefined;
  const instant = new Date(`${texte}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(texte) ? texte : undefined;
}
