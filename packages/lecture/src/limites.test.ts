import { describe, expect, it } from 'vitest';
import { horsDuBareme, horsDuSeuil } from './bareme.ts';
import { estUneBorne } from './limites.ts';
import { normaliserTexte } from './texte/normaliser.ts';

/** Whether the amount written `montant` in the plain text of the question bounds something. */
function borne(question: string, montant: string): boolean {
  const texte = normaliserTexte(question);
  const debut = texte.indexOf(montant);
  expect(debut).toBeGreaterThanOrEqual(0);
  return estUneBorne(texte, debut, debut + montant.length);
}

const reste = (texte: string): string => texte.replaceAll(/[^a-z]+/g, ' ').trim();

describe('Une borne n’est le montant de personne', () => {
  it.each([
    ['Décote IFI entre 1,3 et 1,4 million : calcul ?', '1400000'],
    ['Retraite entre 20 000 et 25 000 €', '20000'],
    ['Retraite entre 20 000 € et 25 000 €', '25000'],
    ['Pourquoi l’IFI commence à 800 000 € ?', '800000'],
    ['alors que le seuil est de 1,3 million', '1300000'],
    ['Ma plus-value dépasse cinquante mille euros', '50000'],
    ['Une donation au-delà de 100 000 €', '100000'],
    ['Parts vendues moins de 15 000 €', '15000'],
    ['compte-t-il dans les dix mille euros ?', '10000'],
    ['jusqu’à 30 000 € au plus', '30000'],
    ['un loyer de 9 000 € maximum', '9000'],
  ])('%s', (question, montant) => expect(borne(question, montant)).toBe(true));

  it.each([
    ['Je partage 200 000 € entre mes deux enfants', '200000'],
    ['Entre mon mari et moi, 60 000 € de salaires', '60000'],
    ['Le seuil me concerne-t-il ? J’ai 1,6 million d’immobilier', '1600000'],
    ['Mon bien est passé de 200 000 à 300 000 €', '300000'],
    ['Salaire de 40 000 € et 5 000 € de dividendes', '5000'],
  ])('mais %s', (question, montant) => expect(borne(question, montant)).toBe(false));
});

describe('Le barème de l’impôt sur le revenu se reconnaît à ce que la question ne dit rien d’autre', () => {
  it('ses mots ne laissent rien', () => {
    expect(reste(horsDuBareme('tranches bareme impot 2026'))).toBe('');
    expect(reste(horsDuSeuil('salaire imposable celibataire'))).toBe('');
  });

  it('un autre sujet reste', () => {
    expect(reste(horsDuBareme('integration fiscale seuil 95 %'))).toBe('integration');
    expect(reste(horsDuBareme('bareme scooter'))).toBe('scooter');
  });
});
