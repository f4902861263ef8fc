import { describe, expect, it } from 'vitest';
import { arrondirEuro } from './arrondi.ts';
import { euros, nombre, pourcent } from './typographie.ts';

describe('typographie', () => {
  it.each([
    [0, '0\u00A0€'],
    [1378, '1\u202F378\u00A0€'],
    [-175, '\u2212175\u00A0€'],
    [1234567.5, '1\u202F234\u202F567,50\u00A0€'],
    [-0.4, '\u22120,40\u00A0€'],
    [354.8966, '354,90\u00A0€'],
    [999.999, '1\u202F000\u00A0€'],
  ])('%d € s’écrit %s', (montant, texte) => {
    expect(euros(montant)).toBe(texte);
  });

  it('écrit taux et nombres sans zéros inutiles', () => {
    expect(pourcent(0.4525)).toBe('45,25\u00A0%');
    expect(pourcent(0.11)).toBe('11\u00A0%');
    expect(nombre(2.5)).toBe('2,5');
    expect(nombre(-0.001)).toBe('0');
  });
});

describe('arrondi à l’euro', () => {
  it.each([
    [0.5, 1],
    [0.49, 0],
    [608.5, 609],
    [0.1 * 115, 12],
    [1.005 * 100, 101],
    [-0.5, 0],
    [-1.2, -1],
  ])('%d devient %i', (montant, arrondi) => {
    expect(arrondirEuro(montant)).toBe(arrondi);
  });
});
