import { expect, test } from 'vitest';
import { decrire } from './textes.ts';

test('la liste dit interrompue une réunion que l’on n’entend plus, et non en cours', () => {
  const vue = { duration: null, participants: [] };
  expect(decrire({ ...vue, status: 'interrupted' })).toBe('Interrompue');
  expect(decrire({ ...vue, status: 'in_progress' })).toBe('En cours');
});
