import { expect, test } from 'vitest';
import { cheminInterne } from './chemin-interne.ts';

test.each([
  ['/account?onglet=facturation', '/account?onglet=facturation'],
  ['/profil#haut', '/profil#haut'],
  [null, '/account'],
  ['//ailleurs.test', '/account'],
  ['/\\ailleurs.test', '/account'],
  ['/\t/ailleurs.test', '/account'],
  ['/.//ailleurs.test', '/account'],
  ['https://ailleurs.test/account', '/account'],
  ['javascript:alert(1)', '/account'],
])('« %s » mène à %s', (texte, chemin) => {
  expect(cheminInterne(texte, '/account')).toBe(chemin);
});
