import { describe, expect, test } from 'vitest';
import { contientMotPourMot } from './citation.ts';

const SOURCE =
  'L’impôt dû, soit 1 000,50\u202f€, est payé le 15\u00a0mai ;\nla majoration s’applique au-delà de 21\u202f000 euros.';

describe('Une citation est dans sa source', () => {
  test.each([
    "L'impôt dû, soit 1 000,50 €",
    'est payé le 15 mai',
    'payé le 15\nmai ; la majoration s’applique',
    'au-delà de 21 000 euros.',
  ])('mot pour mot, aux espaces et aux apostrophes près : « %s »', (citation) =>
    expect(contientMotPourMot(SOURCE, citation)).toBe(true),
  );

  test.each([
    ['une autre casse', 'l’impôt dû'],
    ['un accent perdu', 'L’impot dû'],
    ['une ponctuation changée', 'L’impôt dû soit'],
    ['un mot sauté', 'est payé 15 mai'],
    ['un mot coupé', 'impôt dû, soit 1 000,50 €, est pay'],
    ['un nombre coupé à sa virgule', 'soit 1 000'],
    ['un nombre coupé à son millier', '000 euros'],
    ['un nombre coupé avant ses milliers', 'au-delà de 21'],
    ['un autre nombre', 'au-delà de 22 000 euros'],
    ['rien', ' \n'],
  ])('et pas avec %s', (_, citation) => expect(contientMotPourMot(SOURCE, citation)).toBe(false));
});
