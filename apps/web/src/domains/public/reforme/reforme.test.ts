import { expect, test } from 'vitest';
import { ecrireEtude, etudier, FOYER, foyerDit, lireEtude, REGLABLES, reglages } from './reforme.ts';

test('chaque nombre qui se règle a son article et sa valeur votée', () => {
  expect(reglages().map(({ nom }) => nom)).toEqual([...REGLABLES]);
  expect(reglages().filter(({ article, vote }) => article === '' || vote <= 0)).toEqual([]);
});

test('sans réforme, rien ne change pour personne', () => {
  const etude = etudier({ reforme: {}, foyer: FOYER });
  if (typeof etude === 'string') throw new Error(etude);
  for (const { avant, apres } of [etude.mien, ...etude.autres]) expect(apres).toBe(avant);
});

test('une première tranche à 14 % coûte à qui la remplit : la différence est celle de la tranche', () => {
  const etude = etudier({ reforme: { 'bareme.taux_1': 0.14 }, foyer: FOYER });
  if (typeof etude === 'string') throw new Error(etude);
  // 11 600 to 29 579 €: 17 979 € taxed three points more.
  expect(etude.mien.apres - etude.mien.avant).toBe(Math.round(17_979 * 0.03));
  expect(etude.autres.every(({ avant, apres }) => apres >= avant)).toBe(true);
});

test('un barème qui ne monte pas est refusé en une phrase', () => {
  expect(etudier({ reforme: { 'bareme.seuil_2': 5_000 }, foyer: FOYER })).toEqual(expect.any(String));
});

test('un lien redonne la même étude ; ce qu’il a d’illisible reste à la loi', () => {
  const etude = { reforme: { 'bareme.taux_1': 0.14 }, foyer: foyerDit(30_000, true, 2) };
  expect(lireEtude(`#${ecrireEtude(etude)}`)).toEqual(etude);
  expect(lireEtude('#bareme.taux_1=2&bareme.taux_2=abc&inconnu=3&enfants=99&salaires=')).toEqual({
    reforme: {},
    foyer: FOYER,
  });
});

test('chaque foyer de la page est lu en entier : salaires, pensions et parts comptent', () => {
  const etude = etudier({ reforme: {}, foyer: FOYER });
  if (typeof etude === 'string') throw new Error(etude);
  expect(etude.autres.map(({ avant }) => avant > 0)).toEqual([false, true, true, true, true, true, true, true]);
});
