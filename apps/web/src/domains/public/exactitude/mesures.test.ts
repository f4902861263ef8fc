import { expect, test } from 'vitest';
import lecture from '../../../../../../docs/mesures/lecture.md?raw';
import officiel from '../../../../../../docs/mesures/officiel.md?raw';
import { lireMesures } from './mesures.ts';

test('la page d’exactitude lit les rapports tels qu’ils sont enregistrés, échecs compris', () => {
  const m = lireMesures(lecture, officiel);
  expect(m.banc.questions).toBe(770);
  expect(m.banc.justes).toBeGreaterThan(m.banc.exactes);
  expect(m.corpus.notees).toBe(856);
  expect(m.corpus.justes + m.corpus.faussesExactes).toBeLessThan(m.corpus.notees);
  expect(m.officiel.aLEuro).toBeLessThanOrEqual(m.officiel.tenues);
  expect(m.officiel.toutes).toBe(2_183);
});

test('un rapport qui a changé de phrases ne donne aucun chiffre', () => {
  expect(() => lireMesures(lecture.replace('justes dont', 'bonnes dont'), officiel)).toThrow(/no longer/);
});
