import { expect, test } from 'vitest';
import { lireQuestionDuDossier } from './question-du-dossier.ts';

test.each([
  ['combien d’enfants a-t-il ?', ['enfants']],
  ['Quel est son régime matrimonial ?', ['regime']],
  ['quels sont ses revenus ?', ['revenus']],
  ['Quand est-il né ?', ['naissance']],
  ['où habite-t-elle ?', ['residence']],
  ['Rappelle-moi sa profession', ['profession']],
  ['Est-elle mariée ?', ['etat_civil']],
  ['Quel est son âge et son adresse ?', ['age', 'residence']],
])('« %s » ne demande que le dossier', (question, champs) => {
  expect(lireQuestionDuDossier(question)).toEqual({ champs, duConjoint: false });
});

test('ce qui est demandé du conjoint est du conjoint', () => {
  expect(lireQuestionDuDossier('Quel est le salaire de sa femme ?')).toEqual({ champs: ['revenus'], duConjoint: true });
});

test.each([
  'Quel est son impôt ?',
  'Quels sont ses revenus imposables ?',
  'Combien d’enfants faut-il pour ne pas payer d’impôt ?',
  'Et si ses revenus baissaient de 10 000 € ?',
  'Quel régime matrimonial choisir ?',
  'Il est marié.',
  'Combien gagne-t-il à verser 5 000 € sur un PER ?',
  'Où est-il né ?',
])('« %s » est une question comme une autre', (question) => {
  expect(lireQuestionDuDossier(question)).toBeUndefined();
});
