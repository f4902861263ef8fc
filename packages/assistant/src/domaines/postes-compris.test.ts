import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');

describe('Une dépense prise seule', () => {
  it.each([
    ['Mon fils de 4 ans va à la crèche, on a payé 2 800 en 2025 net d’aides, quel crédit ?', '1 400 €'],
    ['Dons 2025 : 5 000 € dont 1 000 € aux Restos du Cœur. Réduction d’IR ?', '3 390 €'],
    ['Emploi à domicile 8 000 € en 2025 dont 2 000 € de CESU préfinancé : crédit d’impôt ?', '3 000 €'],
    ['Emploi à domicile 9 000 € dont 6 000 € de jardinage : crédit d’impôt ?', '4 000 €'],
    ['ménage 3 000 € et jardinage 7 000 € en 2025, crédit d’impôt ?', '4 000 €'],
    ['je suis à 30% et je veux mettre 5 000 sur un PER avant fin décembre, j’économise combien', '1 500 €'],
    ['ma fille est née en octobre 2018, garderie 2025 : 1 400. quel crédit d’impôt ?', '0 €'],
    [
      'J’ai pas déclaré mes revenus cette année, je vais le faire maintenant sans avoir reçu de lettre. impôt dû 3 200. combien de majoration ?',
      '320 €',
    ],
    ['jardinier en cesu 6 200 € en 2025. crédit d’impôt combien', '2 500 €'],
    ['bricolage à domicile cesu 1 300 en 2025, crédit d’impôt ?', '250 €'],
    ['dépannage informatique à domicile 3 600 euros en 2025, crédit d’impôt combien', '1 500 €'],
    [
      'Divorcé sans enfant, net imposable 2025 70 000 €, prestation compensatoire de 100 000 € versée en capital en une fois : réduction d’impôt ?',
      '7 625 €',
    ],
    [
      'Mon revenu imposable est de 9 000 €. En mars 2025 j’ai donné 600 € à la Croix-Rouge et 3 000 € à une fondation d’utilité publique : quelle réduction ?',
      '1 638 €',
    ],
    ['Frais de scolarité : deux enfants au collège en garde alternée, quelle réduction d’impôt en 2025 ?', '61 €'],
    ['emploi à domicile 20 000 € en 2025, un enfant à charge en garde alternée : crédit d’impôt ?', '6 375 €'],
    ['180 euros de cotisation syndicale en 2025, salaire 26 000, on me rend combien', '118,80 €'],
  ])('ne compte ni deux fois ce qui est compris, ni au-delà de sa limite : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`),
  );

  it.each([
    'femme de ménage 5 000 en 2025, avance immédiate déjà prise sur 3 000. reste combien de crédit d’impôt à recevoir',
    'nounou à domicile 9 000 en 2025, j’ai déjà déduit 2 400 de CMG dans ce montant, 1 enfant. crédit ?',
    'Dons 2025 : 2 000 € à une fondation dont 500 € versés en 2024 : réduction 2025 ?',
  ])('n’est pas exacte quand une somme déjà prise ou d’une autre année s’y mêle : %s', async (question) =>
    expect((await poser(question)).statut).not.toBe('exact'),
  );
});

describe('L’année d’une question', () => {
  it('n’est pas le montant d’une prime', async () =>
    expect((await poser('Prime de 2 000 en 2025, boîte de 30 salariés : impôt dessus ?')).answer).not.toContain(
      'revenus 2000',
    ));
});
