const BYTE_ORDER_MARK = '\u{feff}';
const SEPARATOR = ';';
const END_OF_LINE = '\r\n';
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** A spreadsheet computes such a cell, some after having trimmed it; the full-width signs are read as the plain ones. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A table as French spreadsheets open it: semicolons, decimal comma, every column that one of the rows has. A text is
 * always quoted, and opens on an apostrophe when a spreadsheet would take it for a formula; a number stays a number.
 */
export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(quoted), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATOR) + END_OF_LINE).join('');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number' || typeof value === 'bigint') return decimal(String(value));
  if (value instanceof Date) return quoted(value.toISOString());
  if (typeof value !== 'string') return quoted(JSON.stringify(value));
  return quoted(value);
}

/** An exponent has no comma to write: it stays a text that the spreadsheet reads. */
const decimal = (written: string): string => (PLAIN_NUMBER.test(written) ? written.replace('.', ',') : quoted(written));

function quoted(value: string): string {
  const safe = FORMULA.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
