import { expect, test } from 'vitest';
import { enTexte } from './texte.ts';

test('la réponse annoncée est du texte, sans marque de Markdown', () => {
  expect(
    enTexte(
      'Votre impôt est de **1 585 €** (revenus 2025).\n\n| Étape | Montant |\n| --- | ---: |\n| Salaires déclarés | 60 000 € |\n| **Impôt à payer** | **1 585 €** |\n\nLa décote est *déjà* déduite.[^cgi-197]',
    ),
  ).toBe(
    'Votre impôt est de 1 585 € (revenus 2025).\nÉtape\u202f: Montant.\nSalaires déclarés\u202f: 60 000 €.\nImpôt à payer\u202f: 1 585 €.\nLa décote est déjà déduite.',
  );
});

test.each([
  ['## Titre\n\n- un\n- deux\n1. trois', 'Titre\nun\ndeux\ntrois'],
  [
    'Voyez [le BOFiP](https://bofip.impots.gouv.fr/x) et [175 €](#calcul-c1) [1](#note-n1).',
    'Voyez le BOFiP et 175 € .',
  ],
  ['> cité, `code`', 'cité, code'],
  // Signs that are no marks stay.
  ['3 * 4 = 12, case 2_OP, − 900 €, 10 - 2', '3 * 4 = 12, case 2_OP, − 900 €, 10 - 2'],
])('%j', (markdown, texte) => {
  expect(enTexte(markdown)).toBe(texte);
});
