import { ApiError } from '../errors.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::\d{2})?)$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

export const isIdentifier = (text: string): boolean => UUID.test(text);

/** An instant that a database reads too: the year 0 and the 30th of February are only JavaScript's. */
export function isInstant(text: string): boolean {
  const [, day] = INSTANT.exec(text) ?? [];
  if (day === undefined || day < '0001' || Number.isNaN(Date.parse(text))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** A number that a database reads too: neither « 0b1 », nor one too large to be one. */
export const isNumber = (text: string): boolean => NUMBER.test(text) && Number.isFinite(Number(text));

/** What a page never gave. */
export const noSuchPage = (field: string): ApiError =>
  new ApiError('VALIDATION', { champs: [{ chemin: field, message: 'Cette suite de liste n’existe pas.' }] });

export interface DateCursor {
  readonly le: Date;
  readonly id: string;
}

/** Where the next page of a list in the order of dates begins. */
export const writeDateCursor = ({ le, id }: DateCursor): string => `${le.toISOString()}_${id}`;

/** @throws ApiError VALIDATION when it is not what a page gave. */
export function readDateCursor(cursor: string, field = 'apres'): DateCursor {
  const [instant = '', id = '', ...more] = cursor.split('_');
  if (!isInstant(instant) || !isIdentifier(id) || more.length > 0) throw noSuchPage(field);
  return { le: new Date(instant), id };
}
