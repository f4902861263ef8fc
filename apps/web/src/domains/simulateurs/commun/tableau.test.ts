import { expect, test } from 'vitest';
import { enHtml, enTsv, pourTableur } from './tableau.ts';

test('un montant collé dans un tableur y est un nombre, un texte reste un texte', () => {
  expect(pourTableur('1\u202f564\u00a0€')).toBe('1564');
  expect(pourTableur('\u22121\u202f564,20\u00a0€')).toBe('-1564,20');
  expect(pourTableur('11,4\u00a0%')).toBe('11,4%');
  expect(pourTableur('2,5 parts')).toBe('2,5 parts');
  expect(pourTableur('—')).toBe('—');
});

test('les deux formes disent les mêmes lignes, et rien n’y devient du balisage', () => {
  const rangs = [
    ['Impôt', '1\u202f564\u00a0€'],
    ['<b>\tParts', '1'],
  ];
  expect(enTsv(rangs)).toBe('Impôt\t1564\n<b>\tParts\t1'.replace('<b>\t', '<b> '));
  expect(enHtml(rangs)).toBe(
    '<table><tr><td>Impôt</td><td>1\u202f564\u00a0€</td></tr><tr><td>&lt;b&gt;\tParts</td><td>1</td></tr></table>',
  );
});
