import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

/** Amounts of the rows of a table that come before the taxable income, and that income. */
function jusquAuRevenu(reponse: string): { readonly somme: number; readonly revenu: number } {
  const lignes = reponse.split('\n').flatMap((l) => {
    const [, libelle = '', montant = ''] = l.split('|').map((c) => c.trim());
    const chiffres = montant
      .split('')
      .filter((c) => '0123456789'.includes(c))
      .join('');
    return chiffres === '' ? [] : [{ libelle, valeur: Number(chiffres) * (montant.startsWith('−') ? -1 : 1) }];
  });
  const rang = lignes.findIndex((l) => l.libelle === 'Revenu net imposable');
  return {
    somme: lignes.slice(0, rang).reduce((s, l) => s + l.valeur, 0),
    revenu: lignes[rang]?.valeur ?? Number.NaN,
  };
}

describe('Les étapes d’un impôt font son revenu imposable', () => {
  it.each([
    'Célibataire, 40 000 € de salaire net imposable, et 10 000 € de recettes de location meublée au micro. Quel impôt ?',
    'Célibataire, 40 000 € de salaire net imposable, et un bénéfice BNC de 12 000 € au réel. Quel impôt ?',
    'Célibataire, 40 000 € de salaire net imposable, 20 000 € de recettes BNC en micro. Quel impôt ?',
    'Célibataire, 40 000 € de salaire net imposable, 10 000 € de loyers nus. Quel impôt ?',
    'Retraité célibataire, 30 000 € de pension de retraite, et je verse 3 000 € sur un PER. Quel impôt ?',
  ])('« %s »', async (question) => {
    const { somme, revenu } = jusquAuRevenu((await poser(question)).answer);
    expect(revenu).toBeGreaterThan(0);
    expect(somme).toBe(revenu);
  });
});
