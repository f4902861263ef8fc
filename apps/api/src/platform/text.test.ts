import { array, assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { characterStart, cutText } from './text.ts';

const LETTRES = array(constantFrom('a', 'é', '😀')).map((lettres) => lettres.join(''));

test('un texte coupé n’est jamais coupé au milieu d’un caractère', () => {
  expect(cutText('a😀b', 2)).toBe('a');
  expect(cutText('a😀b', 3)).toBe('a😀');
  expect(cutText('a', 5)).toBe('a');
  assert(
    property(LETTRES, nat(20), nat(20), (texte, de, a) => {
      const coupe = texte.slice(characterStart(texte, de), characterStart(texte, a));
      expect(/\p{Surrogate}/u.test(coupe)).toBe(false);
      expect(cutText(texte, a).length).toBeGreaterThanOrEqual(Math.min(a, texte.length) - 1);
    }),
  );
});
