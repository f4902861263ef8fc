import { expect, test } from 'vitest';
import { clientDontOnParle } from './client-dont-on-parle.ts';

test.each([
  ['Mon client, célibataire, 50 000 € de salaire, quel est son impôt ?', 'il'],
  ['J’ai un client pacsé, 60 000 € et 20 000 €, quel impôt ?', 'il'],
  ['Quelle économie pour ma cliente, veuve, avec 5 000 € sur un PER ?', 'elle'],
])('« %s » parle d’un client', (question, pronom) => {
  expect(clientDontOnParle(question)).toBe(pronom);
});

test.each([
  'Mon client m’a payé 50 000 €, je suis célibataire, quel impôt ?',
  'Facture de 2 000 € HT à mon client belge, quelle TVA ?',
  'Je gagne 40 000 €, un client me doit 3 000 €.',
  'Célibataire, 50 000 € de salaire, quel impôt ?',
])('« %s » parle de qui demande', (question) => {
  expect(clientDontOnParle(question)).toBeUndefined();
});
