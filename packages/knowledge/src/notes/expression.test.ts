import { describe, expect, it } from 'vitest';
import { calculerExpression } from './expression.ts';

const lire = (nom: string): number => {
  if (nom === 'ir.salaires.taux_abattement') return 0.1;
  throw new Error(nom);
};

describe('L’arithmétique des exemples', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 / 4 - 1', 1.5],
    ['-2 + 5', 3],
    ['min(4, 2, 3) + max(1, 5)', 7],
    ['arrondi(10.6)', 11],
    ['30000 * (1 - ir.salaires.taux_abattement)', 27_000],
  ])('%s', (texte, attendu) => expect(calculerExpression(texte, lire).valeur).toBeCloseTo(attendu, 9));

  it('dit quels paramètres et quels nombres elle lit', () =>
    expect(calculerExpression('30000 * ir.salaires.taux_abattement', lire)).toMatchObject({
      parametres: ['ir.salaires.taux_abattement'],
      nombres: [30_000],
    }));

  it.each(['', '1 +', '(1', '1 2', 'process.exit()', '1 ; 2', 'inconnu.x', '`x`', 'min 3'])('refuse « %s »', (texte) =>
    expect(() => calculerExpression(texte, lire)).toThrow(/«|inconnu|exit/),
  );
});
