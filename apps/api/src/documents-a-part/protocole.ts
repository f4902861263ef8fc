import type { LectureDeDocument } from '@francis/documents';

/** Why a file is not read; the same words are codes of the contract. */
export type RefusDeLecture =
  | 'DOCUMENT_CHIFFRE'
  | 'DOCUMENT_AVEC_SCRIPT'
  | 'DOCUMENT_AVEC_FICHIERS'
  | 'DOCUMENT_TROP_DE_PAGES'
  | 'DOCUMENT_ILLISIBLE'
  | 'DOCUMENT_NON_RECONNU'
  | 'DOCUMENT_TROP_LONG'
  | 'DOCUMENT_TROP_LOURD_A_LIRE';

/** From the process that reads. */
export type Nouvelle =
  /** One more page was read: it is alive. */
  | { readonly genre: 'page' }
  | { readonly genre: 'lu'; readonly lecture: LectureDeDocument }
  | { readonly genre: 'refus'; readonly code: RefusDeLecture };

export interface Ordre {
  readonly octets: Uint8Array;
  readonly memoireMaxOctets: number;
}

export const PAGES_MAX = 20;
/** Of one page, recognised from a picture. */
export const PAGE_MAX_MS = 20_000;
