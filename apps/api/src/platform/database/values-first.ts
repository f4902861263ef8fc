import { and, type SQL, sql } from 'drizzle-orm';

interface Page {
  /** The indexed expression of the order. */
  readonly key: SQL;
  readonly sign: SQL;
  /** What the expression is where there is no value, when that would come first; else undefined. */
  readonly absent: SQL | undefined;
  /** What comes after the page before. */
  readonly after: SQL | undefined;
  /** The page before already ended on a row without value. */
  readonly amongAbsent: boolean;
  readonly count: number;
}

/**
 * Rows in an order, those without a value last whichever way it goes. The index holds them at one end: from that end it
 * is read in two parts, rather than sorted again.
 */
export async function readValuesFirst<Row>(
  read: (bounds: SQL | undefined, count: number) => PromiseLike<Row[]>,
  { key, sign, absent, after, amongAbsent, count }: Page,
): Promise<Row[]> {
  if (absent === undefined) return read(after, count);
  const rows = amongAbsent ? [] : await read(and(after, sql`${key} ${sign} ${absent}`), count);
  if (rows.length === count) return rows;
  const none = sql`${key} = ${absent}`;
  return [...rows, ...(await read(amongAbsent ? and(after, none) : none, count - rows.length))];
}
