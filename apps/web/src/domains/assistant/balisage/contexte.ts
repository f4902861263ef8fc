import type { Calcul, Note as NoteMarge } from '@francis/contract';
import { createContext, use } from 'react';

export interface Lecture {
  prefixe: string;
  /** Of the answer in its conversation, from 1. */
  reponse: number;
  calculs: ReadonlyMap<string, Calcul>;
  notes: ReadonlyMap<string, NoteMarge>;
  /** Key of the open calculation: block and figure. */
  ouvert: string | undefined;
  basculer: (cle: string, bouton?: HTMLButtonElement) => void;
  /** Key of the open article: block and provision. */
  loi: string | undefined;
  basculerLoi: (cle: string, bouton?: HTMLButtonElement) => void;
  /** Year of the income that the answer is about. */
  revenus: number | undefined;
  /** Blocks whose notes are all shown, on a phone. */
  deplies: ReadonlySet<string>;
  deplier: (rang: string) => void;
}

export const ContexteLecture = createContext<Lecture | undefined>(undefined);
/** Place of the block in its answer. */
export const ContexteRang = createContext('0');

export function useLecture(): Lecture {
  const lecture = use(ContexteLecture);
  if (!lecture) throw new Error('Balisage hors de son contexte.');
  return lecture;
}

export const idLoi = (prefixe: string, cle: string): string => `${prefixe}-loi-${cle.replace(/[^\w-]+/g, '-')}`;
export const idTrace = (prefixe: string, cle: string): string => `${prefixe}-calcul-${cle.replace(':', '-')}`;
