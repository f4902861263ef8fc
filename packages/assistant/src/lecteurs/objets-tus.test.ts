import { expect, test } from 'vitest';
import { objetsTus } from './objets-tus.ts';

const SUCCESSION = ['calculer_succession'];
test.each([
  [
    'l’autre, une amie, 20 000 : droits chacun ?',
    'Les droits de succession sont de 11 043,60 €.',
    SUCCESSION,
    ['chacun'],
  ],
  ['2 neveux, 20 000 : droits chacun ?', 'Chaque héritier doit 1 000 €, soit 2 000 € en tout.', SUCCESSION, []],
  [
    'IS et bénéfice après IS ?',
    'L’impôt est de 6 000 € ; le reste est au taux normal.',
    ['calculer_impot_societes'],
    ['bénéfice après impôt'],
  ],
  ['Quel abattement ?', 'Votre impôt est de 1 986 €.', ['calculer_impot'], ['abattement']],
  ['Quel abattement ?', 'L’abattement retenu est de 100 000 €.', ['calculer_donation'], []],
  // A rule is judged by its own words.
  ['Quel abattement ?', 'Le régime s’applique.', [], []],
])('%s', (question, reponse, outils, tus) => {
  expect(objetsTus(question, reponse, outils)).toEqual(tus);
});
