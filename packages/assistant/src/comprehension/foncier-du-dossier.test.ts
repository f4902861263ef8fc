import { expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const DOSSIER = {
  'foyer.situation': 'marie',
  'foyer.declarant1.salaires': 58_000,
  'foyer.declarant2.salaires': 41_000,
  'foyer.revenus_fonciers_reel_net': 5_400,
  foncier: { recettes: 9_600, charges: 4_200 },
};

const impots = async (question: string): Promise<number[]> => {
  const { calculs } = await poser(question, { concerne: 'client', profilEnregistre: DOSSIER });
  return calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);
};

it.each([
  ['Quel est son impôt ?', [14_558]],
  // 70 % of the rents, 6 720 €: never of their net.
  ['Quel est son impôt au micro-foncier ?', [14_954]],
  ['Vaut-il mieux le micro-foncier ou le réel ?', [14_954, 14_558]],
] as const)('les loyers d’un dossier au réel restent avant charges : « %s »', async (question, attendus) => {
  expect(await impots(question)).toEqual(attendus);
});
