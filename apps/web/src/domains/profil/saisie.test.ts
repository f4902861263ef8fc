import { expect, test } from 'vitest';
import { ecrireEntier, lireEntier, refusDe, versProfil, versSaisie } from './saisie.ts';

test.each([
  ['58 000', 58_000],
  ['58\u202f000\u00a0€', 58_000],
  // Like the simulators: to the nearest euro, and the law counts half an euro as one.
  ['58000,75', 58_001],
  ['58k', 58_000],
  ['1,4M', 1_400_000],
  ['', null],
  ['douze', null],
  ['-5', null],
  ['1e6', null],
])('« %s » is read as %s', (texte, valeur) => {
  expect(lireEntier(texte)).toBe(valeur);
});

test('what is written is read back', () => {
  expect(ecrireEntier(1_250_000)).toBe('1\u202f250\u202f000');
  expect(lireEntier(ecrireEntier(1_250_000))).toBe(1_250_000);
  expect(ecrireEntier(0)).toBe('0');
});

test('only an amount or nothing is accepted', () => {
  expect(['', '58 000', '12,50', '58k'].map(refusDe)).toEqual([undefined, undefined, undefined, undefined]);
  for (const texte of ['abc', '-3', '1e6', '12345678901']) expect(refusDe(texte)).toMatch(/\.$/);
});

test('fields that the form does not show are kept, emptied ones become null', () => {
  const avant = { profession: 'Architecte', prenom: 'Claire', nombre_enfants: 2, has_completed_onboarding: true };
  expect(versProfil({ ...versSaisie(avant), prenom: ' ' }, avant)).toMatchObject({
    profession: 'Architecte',
    prenom: null,
    nombre_enfants: 2,
    has_completed_onboarding: true,
  });
});
