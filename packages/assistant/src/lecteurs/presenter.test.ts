import { expect, test } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { presenterLecture } from './presenter.ts';

test('ce qu’une question en retour redit n’est pas montré comme écarté', async () => {
  const r = await poser(
    'Nous sommes mariés, je gagne 3 200 € net par mois et ma femme 25 200 € net imposable, 500 € aux Restos du cœur. Mon voisin paie 900 €. Quel est notre impôt ?',
  );
  const { faits, ecartees } = presenterLecture(r, []);
  expect(r.statut).toBe('clarification');
  expect(r.answer).toMatch(/25\s200/);
  expect(faits).toEqual([]);
  expect(ecartees.map((e) => e.mots)).not.toContain('25 200 €');
});
