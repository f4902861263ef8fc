/** Words that ask, as the dictionary compares them. */
export const INTERROGATIFS: ReadonlySet<string> = new Set([
  'combien',
  'cmb',
  'quel',
  'quelle',
  'comment',
  'pourquoi',
  'quand',
  'quoi',
  'koi',
]);
