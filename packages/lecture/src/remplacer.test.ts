import { describe, expect, test } from 'vitest';
import { remplacerDansLesTours } from './remplacer.ts';

const dire = (tours: readonly string[], suite: string, foyer = false): string | undefined => {
  const r = remplacerDansLesTours(tours, suite, { foyer });
  return r?.tours[r.rang];
};

describe('Une suite d’une seule valeur prend la place de celle d’avant', () => {
  test.each([
    ['Cédé 410 000 €, détenu 14 ans', 'disons 16 ans', 'Cédé 410 000 €, détenu 16 ans'],
    ['Facture de 640 € HT à 10 %', 'et à 20 % ?', 'Facture de 640 € HT à 20 %'],
    ['Facture de 640 € HT au taux normal', 'et à 10 % ?', 'Facture de 640 € HT 10 %'],
    ['Facture de 640 € HT à 10 %', 'je voulais dire TTC', 'Facture de 640 € TTC à 10 %'],
    ['Je donne 90 000 € à ma sœur', 'et la moitié ?', 'Je donne 45 000 € à ma sœur'],
    ['Je donne 90 000 € à ma sœur', 'pareil pour un cousin', 'Je donne 90 000 € à un cousin'],
    ['IFI sur 1 700 000 €', 'et 300 000 € de moins ?', 'IFI sur 1 400 000 €'],
    ['Studio loué 7 800 € par an', 'plutôt 620 par mois', 'Studio loué 620 € par mois'],
    ['Je touche 2 350 € par mois', 'en brut', 'Je touche 2 350 € brut par mois'],
    ['Achat en 2009', 'non, 2011 pas 2009', 'Achat en 2011'],
    ['Vendu 300 000 €, acheté 190 000 €', 'et si je vends 330 000 ?', 'Vendu 330 000 €, acheté 190 000 €'],
  ])('« %s », « %s »', (tour, suite, attendu) => expect(dire([tour], suite)).toBe(attendu));

  test('elle se dit du dernier tour qui en tient une', () =>
    expect(dire(['Célibataire, 42 000 € imposables', 'et si je verse 2 500 sur un PER ?'], 'et 4 000 ?')).toBe(
      'et si je verse 4 000 € sur un PER ?',
    ));
});

describe('Ce qui peut se dire de plusieurs choses ne remplace rien', () => {
  test.each([
    ['deux montants', 'Vendu 300 000 €, acheté 190 000 €', 'et pour 330 000 ?', false],
    ['celui qui donne pour celui qui reçoit', 'Je donne 90 000 € à mon fils', 'et si c’était mon oncle ?', false],
    ['qui donne aussi', 'Je donne 90 000 € à mon fils', 'et avec mon frère ?', false],
    ['ce qui est dit de la même personne', 'Je donne 9 000 €, elle a reçu 4 000 €, à ma fille', 'et un neveu ?', false],
    ['un mot inconnu', 'Je donne 90 000 € à mon fils', 'et 70 000 en zorglubs ?', false],
    ['une autre union du foyer', 'Marié, 50 000 € imposables', 'et célibataire ?', true],
    ['une personne du foyer', 'Mon fils a 4 ans, 50 000 € imposables', 'et ma fille ?', true],
    ['un montant de l’ordre d’un autre', 'Salaire 42 000 €', 'et 3 ?', true],
  ])('%s', (_cas, tour, suite, foyer) => expect(dire([tour], suite, foyer)).toBeUndefined());

  test('un montant plus proche d’un autre que du dernier dit', () =>
    expect(
      dire(['Célibataire, 42 000 € imposables', 'et si je verse 2 500 sur un PER ?'], 'et 48 000 ?', true),
    ).toBeUndefined());
});
