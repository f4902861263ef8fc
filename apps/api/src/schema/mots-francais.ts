import { type SQL, sql } from 'drizzle-orm';

/** Letters with their accent, and without, one for one. */
const ACCENTS = ['àâäáãåçéèêëîïíìôöóòõùûüúÿñ', 'aaaaaaceeeeiiiiooooouuuuyn'] as const;

/**
 * The words of a column: folded, then stemmed in French. Written the same by the index and by the search that leans on
 * it: another wording would read every row. Both databases have it without any extension.
 */
export const motsDe = (colonne: string): SQL =>
  sql.raw(
    `to_tsvector('french', translate(replace(lower("${colonne}"), 'œ', 'oe'), '${ACCENTS[0]}', '${ACCENTS[1]}'))`,
  );
