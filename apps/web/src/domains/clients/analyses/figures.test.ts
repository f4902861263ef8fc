import type { AnalyseIrpp } from '@francis/contract';
import { expect, test } from 'vitest';
import { lignesIrpp } from './figures.ts';

const IRPP = {
  reductions_credits_impot: { 'Crédits d’impôt': 1_600, 'Réductions d’impôt': 165 },
  nombre_parts: 3,
  chiffres: { prelevements_sociaux: 0 },
};

test('une analyse rouverte dit les réductions avant les crédits, comme l’impôt se calcule', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other figures are not looked at.
  const noms = lignesIrpp(IRPP as unknown as AnalyseIrpp).map(([nom]) => nom);
  expect(noms.indexOf('Réductions d’impôt')).toBe(noms.indexOf('Crédits d’impôt') - 1);
});
