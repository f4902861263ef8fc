import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const lire = async (question: string) => {
  const { answer, statut, doutes } = await poser(question);
  const codes = (doutes ?? []).map((d) => d.code);
  return { statut, codes, parts: answer.split('Nombre de parts (CGI art. 194) | ')[1]?.split(' |')[0] };
};

describe('Les parts que l’on dit', () => {
  it.each([
    ['Mariés, deux enfants mineurs, 3 parts, salaires 42 000 et 31 000 € net imposable : quel impôt ?', '3'],
    ['Célibataire, 1 part, 34 000 € net imposable, combien d’impôt ?', '1'],
    ['Pacsés, 3 enfants, 4 parts, 50 000 et 38 000 net imposable, impôt ?', '4'],
    ['Célibataire, un enfant, 2 parts, 40 000 € net imposable, impôt ?', '2'],
    ['Divorcée avec une fille à charge, 1,5 part, 40 000 € net imposable, impôt ?', '1,5'],
  ])('%s', async (question, parts) => expect(await lire(question)).toEqual({ statut: 'exact', codes: [], parts }));

  it('contredites par le foyer, elles sont à vérifier', async () => {
    const { statut, codes } = await lire('Marié, 2 enfants, 2,5 parts, 50 000 et 20 000 € net imposable, quel impôt ?');
    expect(statut).toBe('partiel');
    expect(codes).toContain('FAIT_A_PRECISER');
  });

  it('ne choisissent rien quand aucune des deux réponses ne les donne', async () =>
    expect((await lire('Célibataire 1 enfant, 3 parts, 30 000 net imposable, impôt ?')).statut).toBe('partiel'));
});
