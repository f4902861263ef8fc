import { expect, test } from 'vitest';
import { marquerManque, resteAEcrire } from './modeles.ts';

test('une lettre dit ce qu’elle attend : chaque passage sous son titre, chaque fait une fois', () => {
  const lettre = `# Rémunération\n\nÀ préciser par le cabinet.\n\n# Objet\n\n${marquerManque('SIRET')} et ${marquerManque('SIRET')}\n- à rédiger`;
  expect(resteAEcrire(lettre)).toEqual(['Rémunération (à préciser par le cabinet)', 'Objet (à rédiger)', 'SIRET']);
  expect(resteAEcrire('Honoraires : 350 €')).toEqual([]);
  // Cut by hand in the middle of a mark: what is left of it is still to write.
  expect(resteAEcrire('[à compléter\u202f: Ville')).toEqual(['Ville']);
});
