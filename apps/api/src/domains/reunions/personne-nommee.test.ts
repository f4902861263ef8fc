import { expect, test } from 'vitest';
import { enLignes } from './note.ts';
import { personnesNommees } from './personne-nommee.ts';

test.each([
  ['Vu ce matin Paul Castaing, 44 ans, menuisier.', 'Paul', 'Castaing', true],
  ['Reçu madame Inès Ben Salah, 51 ans.', 'Inès', 'Ben Salah', true],
  ['Reçu M. Jean-Noël Roux, 70 ans.', 'Jean-Noël', 'Roux', true],
  ['Échange avec Anne de La Ferrière, 39 ans.', 'Anne', 'de La Ferrière', true],
  ['Suite du passage de Rémi Aubin, 63 ans.', 'Rémi', 'Aubin', true],
  ['Passage de Rémi Aubin, 63 ans.', 'Rémi', 'Aubin', false],
  ['Maud Pichon, 28 ans, vient seule.', 'Maud', 'Pichon', false],
])('« %s » nomme %s %s', (phrase, prenom, nom, sans) => {
  const [lue, autre] = personnesNommees(phrase);
  expect([lue?.prenom.texte, lue?.nom.texte, lue?.doute === null]).toEqual([prenom, nom, sans]);
  expect([phrase.slice(lue?.prenom.debut, lue?.prenom.fin), phrase.slice(lue?.nom.debut, lue?.nom.fin)]).toEqual([
    prenom,
    nom,
  ]);
  expect(autre).toBeUndefined();
});

test.each([
  'Maud, 28 ans, vient seule.',
  'Leur fils Théo Pichon, 12 ans.',
  'Il a cotisé, 28 ans durant.',
  'Paul Castaing a 44 ans.',
  'Prêt sur 20 ans, Paul Castaing.',
])('« %s » ne nomme aucun client', (phrase) => {
  expect(personnesNommees(phrase)).toEqual([]);
});

test('une note se lit phrase par phrase, et un titre n’en finit aucune', () => {
  expect(enLignes('Vu M. Roux hier. Marié, deux enfants ! Revenu ? 3,5 parts.').map(({ texte }) => texte)).toEqual([
    'Vu M. Roux hier.',
    'Marié, deux enfants !',
    'Revenu ?',
    '3,5 parts.',
  ]);
});
