import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

const sansEspaces = (texte: string): string => texte.replaceAll(/\s/g, '');

describe('qui donne et qui reçoit', () => {
  it.each([
    // Whose daughter she is makes no tie, and closes the exemption of CGI art. 790 G.
    [
      'Tonton Guy (71 ans, il a un fils) m’offre 42 000 € par virement, je suis sa nièce, combien de droits ?',
      '18718,15€',
    ],
    ['La sœur de mon père me donne 42 000 €, quels droits ?', '18718,15€'],
    ['Un ami de ma mère me donne 10 000 €, quels droits de donation ?', '6000€'],
    // Each of them gives the amount.
    ['Mes deux parents, 58 et 59 ans, me donnent chacun 200 000 € par virement, quels droits ?', '23642,70€'],
    ['Mes trois tantes me donnent chacune 20 000 €, quels droits ?', '19854,45€'],
    ['Mes parents (58 et 59 ans) donnent 264 000 € à ma sœur, quels droits ?', '9188,70€'],
    // One of the two gives, and the other does not.
    ['Mon mari donne 40 000 € à son neveu, quels droits ?', '17618,15€'],
    ['Je donne 40 000 € à ma nièce à moi, mon mari ne la connaît pas. Quels droits ?', '17618,15€'],
    // Given before, recalled.
    ['Papi m’a donné 25 000 en 2022, aujourd’hui 60 000, combien de droits ?', '8821,35€'],
  ])('%s', async (question, droits) => {
    const { answer, statut } = await poser(question);
    expect(sansEspaces(answer)).toContain(`**${droits}**`);
    expect(statut).toBe('exact');
  });

  it.each([
    ['Mon oncle me donne 30 000 €, je suis son fils, quels droits ?'],
    ['Le cousin de ma mère me donne 30 000 €, quels droits ?'],
    ['Papa et tata me donnent chacun 30 000 €, quels droits ?'],
  ])('demande : %s', async (question) => {
    const { statut } = await poser(question);
    expect(statut).toBe('clarification');
  });
});
