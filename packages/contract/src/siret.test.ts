import { expect, test } from 'vitest';
import { Siret } from './cabinet.ts';
import { siretValide } from './siret.ts';

test.each([
  ['73282932000074', true],
  ['732 829 320 00074', true],
  ['35600000000048', true],
  // An establishment of La Poste, which the key of everybody else refuses.
  ['35600000049837', true],
  ['73282932000075', false],
  ['00000000000000', false],
  ['7328293200007', false],
  ['7328293200007a', false],
  ['٧٣٢٨٢٩٣٢٠٠٠٠٧٤', false],
])('le SIRET %s est accepté : %s', (siret, accepte) => {
  expect(Siret.safeParse(siret).success).toBe(accepte);
});

test('un chiffre changé ou deux voisins intervertis se voient', () => {
  const juste = '73282932000074';
  for (let i = 0; i < juste.length; i += 1) {
    for (let autre = 0; autre < 10; autre += 1) {
      if (String(autre) === juste[i]) continue;
      expect(siretValide(juste.slice(0, i) + autre + juste.slice(i + 1))).toBe(false);
    }
  }
  expect(siretValide('37282932000074')).toBe(false);
});
