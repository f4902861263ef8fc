import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

describe('Les heures supplémentaires n’entrent au foyer que pour ce qui dépasse leur exonération', () => {
  it.each([
    ['Célibataire, 31 000 € net imposable, plus 2 600 € d’heures supplémentaires. Mon impôt ?', 31_000, 'exact'],
    ['Mes heures sup m’ont rapporté 1 900 €, j’ai 33 000 € de salaire, célibataire. Quel impôt ?', 33_000, 'exact'],
    ['Célibataire, 9 500 € d’heures supp en plus de 30 000 € de salaire : quel impôt ?', 32_000, 'partiel'],
    ['Célibataire, 36 000 € dont 3 000 € d’heures sup, quel impôt ?', 33_000, 'partiel'],
    ['Célibataire, 36 000 €, je fais souvent des heures supplémentaires, quel impôt ?', 36_000, 'partiel'],
  ])('%s', async (question, salaires, statut) => {
    const r = await poser(question);
    expect(r.lecture.faits.find((f) => f.chemin === 'foyer.declarant1.salaires')?.valeur).toBe(salaires);
    expect(r.statut).toBe(statut);
  });
});
