import { describe, expect, test } from 'vitest';
import { formaterEuros, formaterTaux, formaterValeur } from './nombres.ts';
import { typographier } from './typographie.ts';

describe('figures are written in French', () => {
  test.each([
    [1514, '1\u202f514\u00a0€'],
    [-175, '\u2212175\u00a0€'],
    [181_917, '181\u202f917\u00a0€'],
    [1_000_000, '1\u202f000\u202f000\u00a0€'],
    [14_003.333, '14\u202f003,33\u00a0€'],
    [0.529, '0,529\u00a0€'],
    [0.34, '0,34\u00a0€'],
    [-0, '0\u00a0€'],
    [-0.001, '0\u00a0€'],
  ])('%d euros', (valeur, attendu) => {
    expect(formaterEuros(valeur)).toBe(attendu);
  });

  test('a rate is a fraction shown per cent, without float noise', () => {
    expect(formaterTaux(0.4525)).toBe('45,25\u00a0%');
    expect(formaterTaux(0.07)).toBe('7\u00a0%');
  });

  test('each unit has its own writing', () => {
    expect(formaterValeur(2.5, 'parts')).toBe('2,5\u00a0parts');
    expect(formaterValeur(1.5, 'parts')).toBe('1,5\u00a0part');
    expect(formaterValeur(true, 'oui-non')).toBe('oui');
    expect(formaterValeur(0, 'oui-non')).toBe('non');
  });
});

describe('typography of received texts', () => {
  test.each([
    ['Combien ?', 'Combien\u202f?'],
    ["l'impôt « net » : 1 514 €", 'l’impôt «\u202fnet\u202f»\u202f: 1\u202f514\u00a0€'],
    ['https://www.legifrance.gouv.fr', 'https://www.legifrance.gouv.fr'],
    ['en 2022 300 personnes', 'en 2022 300 personnes'],
  ])('%s', (brut, attendu) => {
    expect(typographier(brut)).toBe(attendu);
  });
});
