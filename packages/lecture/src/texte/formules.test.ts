import { describe, expect, test } from 'vitest';
import { effacerFormules } from './formules.ts';

const restant = (q: string): string => effacerFormules(q).replaceAll(/ +/g, ' ').trim();

describe('Une formule de politesse', () => {
  test.each([
    ['Bonjour, je gagne 32 000 €.', 'je gagne 32 000 €.'],
    ['slt g 2 enfants cb d impots ?', 'g 2 enfants cb d impots ?'],
    ['Bonjour Maître, mon père est mort.', 'mon père est mort.'],
    ['Bonjour, j’espère que vous allez bien. Quel impôt ? Merci d’avance pour votre aide.', 'Quel impôt ?'],
    ['Quel impôt ? Merci beaucoup, bonne journée', 'Quel impôt ?'],
    ['Combien je paie svp merci', 'Combien je paie svp'],
    ['Petite question ce soir. Et au barème ?', 'Et au barème ?'],
    ['Quels droits ?\nEn vous remerciant par avance,\nCordialement', 'Quels droits ?'],
    ['Quels droits ?\nMerci par avance,\nÉlodie B.', 'Quels droits ?'],
    ['Quels droits ? Je vous remercie.\nC. et M.', 'Quels droits ?'],
    ['Pouvez-vous m’aider ? Je suis un peu perdue. Je paie 3 000 € ?', 'Je paie 3 000 € ?'],
    ['pour mon neveu à moi, 35 ans', 'pour mon neveu 35 ans'],
  ])('s’efface : %s', (brut, reste) => {
    expect(restant(brut)).toBe(reste);
    expect(effacerFormules(brut)).toHaveLength(brut.length);
  });

  test.each([
    'Bonjour',
    'Merci beaucoup !',
    'Merci. Et pour ma sœur ?',
    'Il a laissé ma voiture à moi.',
    'Je donne à mon fils et à moi.',
    'Et à Zurich ?\nPaul Martin',
    'Aidez-moi à calculer mes droits.',
    'Madame gagne 40 000 €, Monsieur 30 000 €.',
    'Merci de calculer mes droits.',
    'La fin de bail me coûte combien ?',
    'J’ai une question sur le PER : 3 000 € versés.',
  ])('ne cache rien : %s', (brut) => expect(effacerFormules(brut)).toBe(brut));

  test('garde la place des mots', () => {
    const brut = 'Bonjour, 32 000 € net. Merci d’avance.';
    expect(effacerFormules(brut).indexOf('32 000')).toBe(brut.indexOf('32 000'));
  });
});
