import { expect, test } from 'vitest';
import { isInstant, isNumber, readDateCursor, writeDateCursor } from './cursor.ts';

const ID = '0b8f3c1e-5a1d-4c55-9d7c-0a3f9a1b2c3d';

test('une suite de liste se relit telle qu’elle a été donnée', () => {
  const suite = { le: new Date('2026-11-26T19:00:00.123Z'), id: ID };
  expect(readDateCursor(writeDateCursor(suite))).toEqual(suite);
});

test.each([
  '0000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '+275760-09-12T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-01-01T25:00:00.000Z',
  'infinity',
  '%00',
  '',
])('une date que la base ne lit pas n’est la suite d’aucune liste : %s', (instant) => {
  expect(isInstant(instant)).toBe(false);
  expect(() => readDateCursor(`${instant}_${ID}`)).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
});

test('une date de la base et un nombre de la base se lisent', () => {
  expect(isInstant('2026-11-26 19:00:00.123456+00')).toBe(true);
  expect(['-1', '45000.5', '1e+21', '0b1', '0x10', '1e400', 'NaN', ' 1', ''].map(isNumber)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
