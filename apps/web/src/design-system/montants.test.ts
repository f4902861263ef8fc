import { MONTANT_MAX } from '@francis/presentation';
import { expect, test } from 'vitest';
import { ecrireMontant, grouper, lireMontant, PHRASES_MONTANT } from './montants.ts';

test.each([
  ['58\u202f000', 0, 58_000],
  ['58 000 €', 0, 58_000],
  ['1234,56', 2, 1_234.56],
  ["1'234.50", 2, 1_234.5],
  ['1’234.50 CHF', 2, 1_234.5],
  ['CHF\u00a07’056', 0, 7_056],
  ['1.234.567', 0, 1_234_567],
  ['45.000', 0, 45_000],
  ['1,234.50', 2, 1_234.5],
  ['1,234,567', 0, 1_234_567],
  ['45\u202f000,50', 0, 45_001],
  ['12,', 2, 12],
  ['007', 0, 7],
  ['0', 0, 0],
  ['999999999', 0, MONTANT_MAX],
  ['32k', 0, 32_000],
  ['32 K€', 0, 32_000],
  ['32,5 k', 0, 32_500],
  ['1,4M', 0, 1_400_000],
  ['1.4m', 0, 1_400_000],
  ['1.250M', 0, 1_250_000],
  ['2 M€', 0, 2_000_000],
  ['30 000 euros', 0, 30_000],
] as const)('« %s » se lit (%d décimales) %d', (brut, decimales, valeur) => {
  expect(lireMontant(brut, decimales)).toMatchObject({ etat: 'lu', valeur });
});

test.each([
  ['1e6', 'forme'],
  ['1E6', 'forme'],
  ['abc', 'forme'],
  ['12 mille', 'forme'],
  ['32kk', 'forme'],
  ['k', 'forme'],
  ['0x10', 'forme'],
  ['30-40', 'forme'],
  ['3 + 4', 'forme'],
  ['-5000', 'negatif'],
  ['−5 000', 'negatif'],
  ['- 3k', 'negatif'],
  ['123456789012', 'plafond'],
  ['1000M', 'plafond'],
  ['1000000000', 'plafond'],
  // Twelve and a third, or twelve thousand: the third decimal never multiplies what is typed by a thousand.
  ['12,345', 'decimales'],
  ['1.2.3', 'decimales'],
  ['1,2,3k', 'decimales'],
] as const)('« %s » est refusé avec une phrase', (brut, motif) => {
  expect(lireMontant(brut)).toEqual({ etat: 'refuse', phrase: PHRASES_MONTANT[motif] });
});

test.each(['', '  ', '\u202f', '€'])('« %s » est vide : ni un montant, ni une faute', (brut) => {
  expect(lireMontant(brut)).toEqual({ etat: 'vide' });
});

test('les phrases de refus ont leurs accents et leurs espaces insécables', () => {
  expect(PHRASES_MONTANT.forme).toContain('32\u202f000');
  expect(PHRASES_MONTANT.plafond).toBe('Le montant dépasse 999\u202f999\u202f999\u202f: vérifiez la saisie.');
});

test.each([
  ['1234567', '1\u202f234\u202f567'],
  ['007', '7'],
  ['1234,5', '1\u202f234,5'],
  ['12.', '12,'],
  ['45 000,50 €', '45\u202f000,50'],
  ['45.000,5', '45\u202f000,5'],
  ['45.000', '45\u202f000'],
] as const)('« %s » se montre « %s » pendant la frappe', (brut, attendu) => {
  expect(grouper(brut)).toBe(attendu);
});

test('ce qui est écrit se relit, et rien n’écrit rien', () => {
  for (const valeur of [0, 7, 32_000, 1_400_000.5, MONTANT_MAX]) {
    expect(lireMontant(ecrireMontant(valeur), 2)).toMatchObject({ valeur });
  }
  expect(ecrireMontant(Number.NaN)).toBe('');
});
