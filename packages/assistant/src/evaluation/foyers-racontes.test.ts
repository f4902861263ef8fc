import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const plat = (texte: string): string => texte.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

/** Each class in other words than those that showed it. */
describe('Un foyer raconté se lit entier', () => {
  test.each([
    // The children live with the other parent.
    [
      'Divorcé, je vis seul, 39 000 imposable en 2025. Mes deux filles (9 et 12) vivent chez leur mère, je leur verse 250 € par enfant et par mois. Mon impôt ?',
      '1 899 €',
    ],
    [
      'Séparé depuis 2022, notre fils de 7 ans vit avec elle. J’ai 33 000 € net imposable, je vis seul. Mon impôt ?',
      '2 014 €',
    ],
    // The other parent pays.
    [
      'Je vis seule avec ma fille de 5 ans tout le temps, son père verse 200 € par mois. 26 000 € net imposable. Combien d’impôt ?',
      '0 €',
    ],
    // One child raised alone, in the past.
    [
      'J’ai 58 ans, célibataire, je vis seul. J’ai élevé ma fille tout seul jusqu’à sa majorité, elle a 30 ans. 28 500 € net imposable. Mon impôt avec la demi-part ?',
      '422 €',
    ],
    [
      'J’ai élevé mes deux fils seule pendant 12 ans, ils ont 25 et 28 ans et travaillent. Je vis seule, 54 ans, 35 000 imposable. Mon impôt ?',
      '1 356 €',
    ],
    // A pay that holds a bonus.
    ['Mariés en 2019, 2 enfants. Moi 36 000 imposable, elle 20 000 dont 3 000 de prime. Impôt ?', '1 009 €'],
    // A pension that holds another.
    ['Veuve, 70 ans, je perçois 26 000 € de pension de retraite dont 8 000 de réversion. Mon impôt ?', '763 €'],
    // Each year has its own income.
    [
      'En 2024 j’ai gagné 41 000 € et en 2025 28 000 € de salaire imposable. Célibataire sans enfant. Combien d’impôt sur 2025 ?',
      '1 276 €',
    ],
    // Months, then the months that are left.
    [
      'De janvier à avril 2025 j’ai touché 2 400 € imposable par mois, puis 1 300 € de chômage imposable par mois. Célibataire. Mon impôt ?',
      '126 €',
    ],
    // Said of the rents.
    [
      'Célibataire, 45 000 imposable, je loue un T2 vide 600 € par mois, micro-foncier. Mon impôt sur le revenu ?',
      '6 766 €',
    ],
    // Exempt hours, then the spouse.
    [
      'Mariés sans enfant. Je gagne 31 000 imposable + 1 900 € d’heures sup exonérées, mon mari 27 000. Notre impôt ?',
      '3 150 €',
    ],
    // « moi » after an amount is nobody’s month.
    ['Mariés, 41 000 imposables moi, ma femme 23 000, sans enfant. Impôt ?', '3 784 €'],
    // The year of the union.
    ['On s’est pacsés le 12 avril 2025. Moi 30 000 imposable, lui 42 000. On paie combien d’impôt ?', '5 648 €'],
  ])('%s', async (question, impot) => {
    const r = await poser(question);
    expect([r.doutes, plat(r.answer).split('\n')[0]]).toEqual([[], expect.stringContaining(impot)]);
  });
});

describe('Une dépense dite en suite reste une dépense', () => {
  test('une dame pour le ménage n’est pas un salaire', async () => {
    const premier =
      'Mariés, mon mari 77 ans touche 21 600 de retraite et moi 73 ans 14 400 de retraite. Combien d’impôt pour 2025 ?';
    const un = await poser(premier);
    const r = await poser('on a pris une dame pour le ménage, 180 euros par mois, toute l’année', {
      historique: [
        { role: 'user', content: premier },
        { role: 'assistant', content: un.answer },
      ],
    });
    expect(plat(r.answer)).toContain('1 080 €');
  });

  test('le prix d’une maison de retraite n’est pas une pension', async () => {
    const r = await poser(
      'Célibataire, 80 ans, 21 000 € de retraite. Maison de retraite : 9 600 € par an d’hébergement. Mon impôt ?',
    );
    expect(r.lecture.faits.filter((f) => f.valeur === 9600)).toEqual([]);
  });

  test('le CMG se retire de ce que la nounou a coûté', async () => {
    const r = await poser(
      'Mariés, un bébé né en 2024, 30 000 et 28 000 € net imposable. Nounou 5 400 € payés en 2025, 2 400 € de CMG reçus. Notre impôt ?',
    );
    expect(r.lecture.faits.find((f) => f.chemin.startsWith('foyer.garde_enfants'))?.valeur).toBe(3000);
  });
});
