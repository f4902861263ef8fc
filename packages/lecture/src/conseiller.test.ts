import { expect, test } from 'vitest';
import { direAuConseiller } from './conseiller.ts';

test.each([
  [
    'Ce versement sur le PER réduit votre impôt de 575 €.',
    'Pour votre client, ce versement sur le PER réduit son impôt de 575 €.',
  ],
  ['Votre impôt est de 3 103 €.', 'Pour votre client, son impôt est de 3 103 €.'],
  ['L’abattement de 10 % est déduit.', 'Pour votre client, l’abattement de 10 % est déduit.'],
  ['Plusieurs taux sont possibles.', 'Pour votre client, plusieurs taux sont possibles.'],
  ['Aucune réduction ne s’applique.', 'Pour votre client, aucune réduction ne s’applique.'],
])('« %s » se dit au conseiller dans une phrase qui continue', (dit, attendu) => {
  expect(direAuConseiller(dit)).toBe(attendu);
});

test.each(['IFI : 0 €.', 'PER : 3 600 € déduits.', 'Lyon n’y change rien.'])(
  '« %s » garde la majuscule d’un nom',
  (dit) => {
    expect(direAuConseiller(dit)).toBe(`Pour votre client, ${dit}`);
  },
);

test('une phrase qui nomme déjà le client n’est pas annoncée deux fois', () => {
  expect(direAuConseiller('Vous devez 200 €.')).toBe('Votre client doit 200 €.');
  expect(direAuConseiller('Pour 2025, le barème est le suivant.')).toBe('Pour 2025, le barème est le suivant.');
  expect(direAuConseiller('Sans cet essai, votre situation de départ.')).toBe(
    'Sans cet essai, sa situation de départ.',
  );
});

test('une cliente est dite au féminin, et elle seule', () => {
  const texte = 'Vous devez 200 €. Vivez-vous seul avec vos enfants ? Votre impôt en dépend.';
  expect(direAuConseiller(texte, 'elle')).toBe(
    'Votre cliente doit 200 €. Votre cliente vit-elle seule avec ses enfants ? Son impôt en dépend.',
  );
  expect(direAuConseiller(texte, 'il')).toBe(direAuConseiller(texte));
});
