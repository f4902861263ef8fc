import { describe, expect, test } from 'vitest';
import { CHAMPS } from '../impot/situation.ts';
import { decrireEcart, ecrireSituation, grouper, lireMontant, lireSituation, situationParDefaut } from './champs.ts';
import { enFrancs, formaterFrancs, francsDansLeTexte } from './francs.ts';

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

describe('Swiss francs received in the French way', () => {
  test.each([
    ['AC 880 CHF + LPP 2\u202f677,50 CHF', 'AC CHF\u00a0880 + LPP CHF\u00a02’677.50'],
    ['1 234 567 CHF', 'CHF\u00a01’234’567'],
    ['en 2026 500 CHF', 'en 2026 CHF\u00a0500'],
    ['2,97 % de 300 €', '2,97 % de 300 €'],
  ])('%s', (brut, attendu) => {
    expect(francsDansLeTexte(brut)).toBe(attendu);
  });

  test('down the whole calculation, and only for amounts', () => {
    const noeud = { regle: 'x', libelle: 'X', formule: '', article: '', entrees: [], parametres: [], enfants: [] };
    const trace = {
      ...noeud,
      valeur: 11_174.9,
      unite: 'CHF' as const,
      entrees: [{ libelle: 'Salaire', valeur: 80_000, unite: 'CHF' as const }],
      enfants: [{ ...noeud, valeur: 0.053, unite: 'taux' as const }],
    };
    expect(enFrancs(trace)).toMatchObject({
      texte: 'CHF\u00a011’174.90',
      entrees: [{ texte: 'CHF\u00a080’000' }],
      enfants: [{ valeur: 0.053 }],
    });
    expect(enFrancs(trace).enfants[0]).not.toHaveProperty('texte');
  });
});
