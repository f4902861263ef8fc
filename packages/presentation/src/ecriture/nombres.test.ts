import { describe, expect, test } from 'vitest';
import { formaterEuros, formaterSolde, formaterTaux, formaterTauxMoyen, formaterValeur } from './nombres.ts';
import { couperAuTitre, dateDite, deNom, typographier } from './typographie.ts';

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

  test('a rate of the law keeps its decimals, a computed one has two at most, an average has two', () => {
    expect(formaterTaux(0.0580665)).toBe('5,80665\u00a0%');
    expect(formaterTaux(0.00715)).toBe('0,715\u00a0%');
    expect(formaterTaux(0.052_312_345)).toBe('5,23\u00a0%');
    expect(formaterTaux(-0.125)).toBe('\u221212,5\u00a0%');
    expect(formaterTauxMoyen(0.070_13)).toBe('7,01\u00a0%');
    expect(formaterTauxMoyen(0.314)).toBe('31,40\u00a0%');
    expect(formaterTauxMoyen(-0.05)).toBe('\u22125,00\u00a0%');
    expect(formaterTauxMoyen(0)).toBe('0\u00a0%');
  });

  test('francs are written as in Switzerland, wherever they are shown', () => {
    expect(formaterValeur(11_174.9, 'CHF')).toBe('CHF\u00a011’174.90');
    expect(formaterValeur(-80_000, 'CHF')).toBe('\u2212CHF\u00a080’000');
  });

  test('each unit has its own writing', () => {
    expect(formaterValeur(2.5, 'parts')).toBe('2,5\u00a0parts');
    expect(formaterValeur(1.5, 'parts')).toBe('1,5\u00a0part');
    expect(formaterValeur(true, 'oui-non')).toBe('oui');
    expect(formaterValeur(0, 'oui-non')).toBe('non');
  });
});

describe('une note dont le texte commence par son titre ne le dit qu’une fois', () => {
  test.each([
    ['À relire', 'À relire : loyers (9 600 €).', { titre: 'À relire :', suite: 'loyers (9 600 €).' }],
    [
      'Aucune donation depuis quinze ans',
      'Aucune donation depuis quinze ans.',
      { titre: 'Aucune donation depuis quinze ans.', suite: '' },
    ],
    ['Un titre trop…', 'Un titre trop long.', { titre: 'Un titre trop', suite: 'long.' }],
    ['CGI art. 197', 'Le barème progressif.', undefined],
    ['Part', 'Partage égal.', undefined],
  ])('%s | %s', (titre, texte, attendu) => expect(couperAuTitre(titre, texte)).toEqual(attendu));
});

describe('typography of received texts', () => {
  test.each([
    ['Combien ?', 'Combien\u202f?'],
    ["l'impôt « net » : 1 514 €", 'l’impôt «\u202fnet\u202f»\u202f: 1\u202f514\u00a0€'],
    ['https://www.legifrance.gouv.fr', 'https://www.legifrance.gouv.fr'],
    ['en 2022 300 personnes', 'en 2022 300 personnes'],
    ['AC 880 CHF + LPP 2\u202f677,50 CHF', 'AC CHF\u00a0880 + LPP CHF\u00a02’677.50'],
    ['1 234 567 CHF', 'CHF\u00a01’234’567'],
    ['en 2026 500 CHF', 'en 2026 CHF\u00a0500'],
    ['soit -900 €, ou (-5 %)', 'soit \u2212900\u00a0€, ou (\u22125\u00a0%)'],
    ['Abattement : − 900 €', 'Abattement\u202f: \u2212900\u00a0€'],
    ['Abattement : − ', 'Abattement\u202f: \u2212'],
    ['1 378 − 45,25 % × 1 065', '1\u202f378 − 45,25\u00a0% × 1\u202f065'],
    ['art. 197-0 A, du 3-5-2026', 'art. 197-0 A, du 3-5-2026'],
    ['le 14 octobre 2025, le 1er mai', 'le 14\u00a0octobre 2025, le 1er\u00a0mai'],
    ['3 maisons, 2025 octobre', '3 maisons, 2025 octobre'],
    ['lu dans «\u202fdivorcé\u202f»', 'lu dans «\u202fdivorcé\u202f»'],
  ])('%s', (brut, attendu) => {
    expect(typographier(brut)).toBe(attendu);
  });
});

test.each([
  ['Inès Rey', 'd’Inès Rey'],
  ['Œdipe', 'd’Œdipe'],
  ['Yvette Dor', 'd’Yvette Dor'],
  ['Yasmine Dor', 'de Yasmine Dor'],
  ['Hugo Rey', 'de Hugo Rey'],
  ['marc', 'de marc'],
  ['', 'de '],
])('le dossier « %s » se dit %s', (nom, dit) => {
  expect(deNom(nom)).toBe(dit);
});

test.each([
  ['1 mars 2027', '1er mars 2027'],
  ['21 mars 2027', '21 mars 2027'],
  ['11 mai 2027 à 09:05', '11 mai 2027 à 9\u00a0h\u00a005'],
  ['1 mai 2027 à 18:30', '1er mai 2027 à 18\u00a0h\u00a030'],
])('la date « %s » se dit %s', (date, dite) => {
  expect(dateDite(date)).toBe(dite);
});

test.each([
  [4_200, undefined, '4\u202f200,00\u00a0€'],
  [-12.5, undefined, '\u221212,50\u00a0€'],
  [1_654.42, 'CHF', '1\u202f654,42\u00a0CHF'],
])('un solde dit ses centimes : %d', (valeur, devise, attendu) => expect(formaterSolde(valeur, devise)).toBe(attendu));
