import type { Profil } from '@francis/contract';
import type { RechercheCorpus } from '@francis/knowledge';
import type { z } from 'zod';
import type { Portee } from './portees.ts';

/** Whom the server answers, and what that person's session may read. Nothing of it comes from the arguments of a call. */
export interface Contexte {
  readonly portees: ReadonlySet<Portee>;
  /** AAAA-MM-JJ, in Paris. */
  readonly aujourdhui: () => string;
  /** Official texts, when the instance has some. */
  readonly corpus?: RechercheCorpus;
  /** Profile of the person of the token; absent when nobody is known (stdio). */
  readonly lireProfil?: () => Promise<Profil | undefined>;
}

/** What a call gives: data for a program, and the same in French for a reader. */
export interface Resultat {
  readonly structure: Readonly<Record<string, unknown>>;
  readonly texte: string;
}

/** One tool. Its name, title, description and schemas are constants: their hash is committed. */
export interface OutilMcp {
  readonly nom: string;
  readonly titre: string;
  readonly description: string;
  readonly portee: Portee;
  readonly entree: z.ZodType;
  readonly sortie: z.ZodType;
  /** Whether this context has what the tool reads. */
  readonly disponible?: (contexte: Contexte) => boolean;
  /** @param entree what `entree` parsed. */
  readonly executer: (entree: unknown, contexte: Contexte) => Promise<Resultat>;
}

/** Keeps each tool typed by its own input, and lets them stand in one list. */
export function definirOutil<E extends z.ZodType>(
  outil: Omit<OutilMcp, 'entree' | 'executer'> & {
    readonly entree: E;
    readonly executer: (entree: z.output<E>, contexte: Contexte) => Promise<Resultat>;
  },
): OutilMcp {
  return { ...outil, executer: async (brute, contexte) => outil.executer(outil.entree.parse(brute), contexte) };
}
