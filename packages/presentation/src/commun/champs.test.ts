import { describe, expect, test } from 'vitest';
import { CHAMPS } from '../impot/situation.ts';
import {
  aCompleter,
  calculable,
  decrireEcart,
  ecrireSituation,
  lireSituation,
  NON_LU,
  situationParDefaut,
} from './champs.ts';
import { formaterFrancs } from './francs.ts';

describe('amounts', () => {
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

  test.each(['revenus=1e6', 'revenus=-5000', 'revenus=123456789012', 'revenus=32k', 'revenus=0x10'])(
    '%s ne devient pas un autre montant',
    (lien) => {
      expect(lireSituation(CHAMPS, new URLSearchParams(lien), defaut)).toEqual(defaut);
    },
  );

  test('un champ laissé vide le reste dans le lien', () => {
    const params = new URLSearchParams();
    ecrireSituation(CHAMPS, params, { ...defaut, revenus: NON_LU }, defaut);
    expect(params.toString()).toBe('revenus=');
    expect(lireSituation(CHAMPS, params, defaut).revenus).toBeNaN();
  });

  test('a what-if says what it changes', () => {
    expect(decrireEcart(CHAMPS, situation, { ...situation, per: 5_000 })).toBe(
      'Versement PER\u202f: 5\u202f000\u00a0€',
    );
  });
});

describe('rien ne se calcule sur une saisie vide ou illisible', () => {
  const defaut = situationParDefaut(CHAMPS);

  test('la situation n’est pas calculable, et dit quel champ compléter', () => {
    const vide = { ...defaut, revenus: NON_LU };
    expect(calculable(CHAMPS, vide)).toBeNull();
    expect(aCompleter(CHAMPS, vide)).toEqual(['Revenus annuels du foyer']);
  });

  test('un champ que le formulaire ne montre plus ne bloque pas, et ne compte pas', () => {
    const cache = { ...defaut, montantFraisReels: NON_LU };
    expect(calculable(CHAMPS, cache)).toEqual(defaut);
    expect(calculable(CHAMPS, { ...cache, fraisProfessionnels: 'reel' as const })).toBeNull();
  });
});
