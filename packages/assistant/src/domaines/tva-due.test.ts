import { expect, test } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['Mes ventes du mois font 4 000 € HT, mes achats 1 500 € HT : quelle TVA à payer ?', 'payer est de 500 €'],
  ['J’ai encaissé 6 000 € TTC et dépensé 1 500 € HT, ma TVA ?', 'payer est de 700 €'],
  [
    'Ce trimestre j’ai 12 000 HT de ventes et 3 600 € TTC de dépenses, combien de TVA à reverser ?',
    'payer est de 1 800 €',
  ],
  ['Ventes 4 000 HT, achats 6 000 HT : TVA du mois ?', 'crédit de TVA de 400 €'],
])('la TVA d’une période est celle des ventes, moins celle des achats : %s', async (question, attendu) => {
  const reponse = await poser(question);
  expect(lisse(reponse.answer).replaceAll('*', '')).toContain(attendu);
  expect(reponse.statut).toBe('exact');
});

test.each([
  // Neither with nor without its tax.
  'Mes ventes font 4 000 € et mes achats 1 500 € : quelle TVA à payer ?',
  // Purchases at another rate.
  'Ventes 4 000 € HT à 20 %, achats 1 000 € HT à 5,5 % : TVA à payer ?',
])('ce qui ne se dit pas n’est jamais exact : %s', async (question) => {
  expect((await poser(question)).statut).not.toBe('exact');
});
