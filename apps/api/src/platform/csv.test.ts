import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cellule = (valeur: unknown): string =>
  toCsv([{ c: valeur }])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test.each([
  ['=1+1', `"'=1+1"`],
  ['+33612345678', `"'+33612345678"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\rtexte', `"'\rtexte"`],
  ['\ntexte', `"'\ntexte"`],
  ['  =HYPERLINK("http://exemple.test")', `"'  =HYPERLINK(""http://exemple.test"")"`],
  ['\u{a0}=1', `"'\u{a0}=1"`],
  ['\u{200b}=1', `"'\u{200b}=1"`],
  ['\u{0}=1', `"'\u{0}=1"`],
  ['＝1', `"'＝1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠A1', `"'＠A1"`],
])('un texte qu’un tableur prendrait pour une formule reste un texte : %j', (valeur, attendu) => {
  expect(cellule(valeur)).toBe(attendu);
});

test.each([
  [0, '0'],
  [-12, '-12'],
  [1234.56, '1234,56'],
  [-0.5, '-0,5'],
  [9_007_199_254_740_993n, '9007199254740993'],
])('un nombre reste un nombre : %s', (valeur, attendu) => {
  expect(cellule(valeur)).toBe(attendu);
});

test('un nombre écrit en texte n’est pas changé, et garde ses zéros', () => {
  expect([cellule('-12'), cellule('007')]).toEqual(['"-12"', '"007"']);
});

test('séparateurs, guillemets et retours à la ligne reviennent tels quels', () => {
  expect(cellule('a;b "c"\r\nd')).toBe('"a;b ""c""\r\nd"');
});

test('une structure est écrite en JSON, une absence reste vide, une date est en UTC', () => {
  expect(cellule({ a: [1, 'é'] })).toBe('"{""a"":[1,""é""]}"');
  expect([cellule(null), cellule(undefined), cellule(''), cellule(true)]).toEqual(['', '', '""', 'oui']);
  expect(cellule(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"');
});

test('les colonnes de toutes les lignes sont là, et un titre ne calcule rien non plus', () => {
  expect(toCsv([{ a: 1 }, { b: 'x', '=c': null }])).toBe(`\u{feff}"a";"b";"'=c"\r\n1;;\r\n;"x";\r\n`);
});

/** Least processor time of a few readings, in milliseconds. */
function cout(texte: string): number {
  const mesures = Array.from({ length: 5 }, () => {
    const depart = process.cpuUsage();
    cellule(texte);
    return process.cpuUsage(depart).user / 1000;
  });
  return Math.min(...mesures);
}

test('cent mille espaces ne ralentissent pas la lecture : quatre fois plus n’en coûtent pas seize', () => {
  expect(cout(' '.repeat(100_000))).toBeLessThan(8 * Math.max(cout(' '.repeat(25_000)), 1));
});
