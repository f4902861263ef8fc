import type { Sens } from './mention.ts';

/** What was read from the tokens [de, a[. */
export interface Lu {
  readonly sens: Sens;
  readonly de: number;
  readonly a: number;
}
