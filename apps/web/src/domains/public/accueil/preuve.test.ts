import { expect, test } from 'vitest';
import { calculerPreuve, dernierBareme } from './preuve.ts';

test('the question of the home page gives the figure of the official simulator', () => {
  expect(calculerPreuve()).toMatchObject({ restitution: 175, droits: 1_065, decote: 896, resteApresDecote: 169 });
});

test('the staircase has the five steps of the law', () => {
  const bareme = dernierBareme();
  expect(bareme?.marches.map((m) => m.taux)).toEqual([0, 0.11, 0.3, 0.41, 0.45]);
  expect(bareme?.marches.at(-1)?.jusqua).toBeNull();
});
