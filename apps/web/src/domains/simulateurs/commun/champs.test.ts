import { describe, expect, test } from 'vitest';
import { CHAMPS } from '../impot/situation.ts';
import { decrireEcart, ecrireSituation, grouper, lireMontant, lireSituation, situationParDefaut } from './champs.ts';
import { formaterFrancs } from './francs.ts';

describe('amounts being typed', () => {
  test.each([
    ['58\u202f000', 0, 58_000],
    ['58 000 €', 0, 58_000],
    ['1234,56', 2, 1_234.56],
    ["1'234.50", 2, 1_234.5],
    ['1.234.567', 0, 1_234_567],
    ['abc', 0, 0],
    ['', 0, 0],
    ['45\u202f000,50', 0, 45_001],
    ['99999999999', 0, 999_999_999],
  ] as const)('%s → %d', (brut, decimales, attendu) => {
    expect(lireMontant(brut, decimales)).toBe(attendu);
  });

  test.each([
    ['1234567', '1\u202f234\u202f567'],
    ['007', '7'],
    ['1234,5', '1\u202f234,5'],
    ['12.', '12,'],
    ['45 000,50 €', '45\u202f000,50'],
    ['45.000,5', '45\u202f000,5'],
    ['45.000', '45\u202f000'],
  ] as const)('%s is shown %s', (brut, attendu) => {
    expect(grouper(brut)).toBe(attendu);
  });

  test('francs are written as in Switzerland', () => {
    expect(formaterFrancs(7_056)).toBe('CHF\u00a07’056');
    expect(formaterFrancs(2_702.5, 2)).toBe('CHF\u00a02’702.50');
    expect(formaterFrancs(-0.2)).toBe('CHF\u00a00');
  });
});

describe('links', () => {
  const defaut = situationParDefaut(CHAMPS);
  const situation = { ...defaut, revenus: 104_000, situationFamiliale: 'marie' as const, enfants: 2 };

  test('a link gives the situation back, and holds only what differs', () => {
    const params = new URLSearchParams();
    ecrireSituation(CHAMPS, params, situation, defaut);
    expect(params.toString()).toBe('revenus=104000&situationFamiliale=marie&enfants=2');
    expect(lireSituation(CHAMPS, params, defaut)).toEqual(situation);
  });

  test('what cannot be read keeps its default', () => {
    const params = new URLSearchParams('revenus=beaucoup&enfants=6&situationFamiliale=veuf&dons=-3&per=1e99');
    expect(lireSituation(CHAMPS, params, defaut)).toEqual(defaut);
  });

  test('a what-if says what it changes', () => {
    expect(decrireEcart(CHAMPS, situation, { ...situation, per: 5_000 })).toBe(
      'Versement PER\u202f: 5\u202f000\u00a0€',
    );
  });
});
