import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

describe('Ce que la loi laisse hors du calcul ne retire pas « exact »', () => {
  test.each([
    ['Célibataire, 38 000 € net imposable, propriétaire d’une maison estimée à 310 000 €. Mon impôt ?', 'exact'],
    ['Célibataire, 38 000 € net imposable, livret A de 19 000 €. Mon impôt ?', 'exact'],
    [
      'Moto non comprise, voiture de 6 CV achetée 9 800 €, 7 200 km professionnels : quel barème kilométrique ?',
      'exact',
    ],
    ['SARL, bénéfice 2025 de 61 000 €, CA 700 000 €, 11 salariés, capital détenu par des particuliers. IS ?', 'exact'],
    ['Loyers nus 2025 : 12 x 540 €, micro-foncier. Prélèvements sociaux seuls ?', 'exact'],
    [
      'Deux filles de 19 et 22 ans, étudiantes, chacune fait sa déclaration. On leur verse 300 € par mois à chacune, toute l’année. Mariés, 35 000 € + 26 000 € nets imposables. Notre impôt ?',
      'exact',
    ],
    ['Impôt d’un couple : MARIE SANS ENFANT, 31 000 ET 26 000 NET IMPOSABLE', 'exact'],
    ['Mariés quatre enfants mineurs : combien de parts ?', 'exact'],
  ])('%s', async (question, statut) => {
    const r = await poser(question);
    expect([r.statut, r.doutes]).toEqual([statut, []]);
  });
});

describe('Ce qui pourrait être un revenu ou une vente reste dit', () => {
  test.each([
    'Célibataire, 38 000 € net imposable, maison estimée 310 000 € que je loue. Mon impôt ?',
    'Célibataire, 38 000 € net imposable, je vends une maison estimée 310 000 €. Mon impôt ?',
    'IFI 2026 : appartements 1 500 000 €, assurance-vie en unités de compte immobilières de 200 000 €. Combien ?',
    'Célibataire, 38 000 € net imposable, maison estimée 310 000 € héritée de mon père. Mon impôt et les droits ?',
  ])('%s', async (question) => {
    expect((await poser(question)).statut).not.toBe('exact');
  });
});
