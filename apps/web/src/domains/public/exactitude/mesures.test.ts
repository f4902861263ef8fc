import { expect, test } from 'vitest';
import lecture from '../../../../../../docs/mesures/lecture.md?raw';
import officiel from '../../../../../../docs/mesures/officiel.md?raw';
import versions from '../../../../../../docs/mesures/versions.json';
import { lireEcarts, lireMesures } from './mesures.ts';

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

test('chaque déclaration que le moteur manque est montrée avec sa raison, ni plus ni moins', () => {
  const { officiel: programme } = lireMesures(lecture, officiel);
  const ecarts = lireEcarts(officiel);
  expect(ecarts).toHaveLength(programme.tenues - programme.aLEuro);
  for (const { cas, article, pourquoi } of ecarts) {
    expect(cas).toMatch(/^O22-/);
    expect(article).toContain('CGI');
    expect(pourquoi.length).toBeGreaterThan(40);
  }
});

test('la dernière version montrée est celle du rapport de lecture', () => {
  const m = lireMesures(lecture, officiel);
  const derniere = versions.at(-1);
  expect(derniere?.date).toBe(m.date);
  expect(derniere?.banc).toEqual({
    questions: m.banc.questions,
    justes: m.banc.justes,
    faussesExactes: m.banc.faussesExactes,
  });
  expect(derniere?.corpus).toEqual(m.corpus);
});
