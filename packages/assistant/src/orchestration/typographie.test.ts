import { listerParametresLegaux } from '@francis/fiscal/catalogue';
import { describe, expect, it } from 'vitest';
import { lireNombres } from '../verification/nombres-lus.ts';
import { formater } from './typographie.ts';

describe('L’écriture d’un chiffre', () => {
  it.each([
    [0.529, 'EUR', '0,529 €'],
    [0.34, 'EUR', '0,34 €'],
    [0.5, 'EUR', '0,50 €'],
    [-0.357, 'EUR', '−0,357 €'],
    [0.125_4, 'EUR', '0,13 €'],
    [12.345, 'EUR', '12,35 €'],
    [1514, 'EUR', '1 514 €'],
    [0.007_15, 'taux', '0,715 %'],
    [0.072_971_4, 'taux', '7,3 %'],
    [0.452_5, 'taux', '45,25 %'],
  ] as const)('%d %s', (valeur, unite, ecrit) => expect(formater(valeur, unite).replace(/\s/g, ' ')).toBe(ecrit));

  it('ne change aucun chiffre de la loi', () => {
    const alteres = listerParametresLegaux('2026-11-20').filter(({ valeur, unite }) => {
      if (unite === 'parts' || unite === 'oui-non') return false;
      const [lu] = lireNombres(formater(valeur, unite));
      const attendu = Math.abs(unite === 'taux' ? valeur * 100 : valeur);
      return lu === undefined || Math.abs(lu.valeur - attendu) > 1e-9;
    });
    expect(alteres.map((p) => `${p.nom} ${p.valeur}`)).toEqual([]);
  });
});
