import { expect, test } from 'vitest';
import { direLeReste } from './reste.ts';

test('un texte collé trop long est dit coupé, et non « Encore 0 caractères »', () => {
  expect(direLeReste(500, 500)).toMatch(/limite est atteinte/);
  expect(direLeReste(500, 499)).toBe('Encore 1\u00a0caractère.');
  expect(direLeReste(500, 470)).toBe('Encore 30\u00a0caractères.');
  expect(direLeReste(500, 0)).toBe('500\u00a0caractères au plus.');
});
