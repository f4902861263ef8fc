import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

const sansEspaces = (texte: string): string => texte.replaceAll(/\s/g, '');

describe('le handicap de qui reçoit (CGI art. 779 II)', () => {
  it.each([
    [
      'Tétraplégique et hors d’état de travailler, je suis enfant unique et mon père me laisse 280 000 €, droits ?',
      '2329,35€',
    ],
    ['Ma mère me laisse 280 000 €, je suis sa fille unique, handicapée, combien de droits ?', '2329,35€'],
  ])('%s', async (question, droits) => {
    const { answer, statut } = await poser(question);
    expect(sansEspaces(answer)).toContain(`**${droits}**`);
    expect(statut).toBe('exact');
  });

  it.each([
    ['Paraplégique, je reçois 250 000 € de mon père, quels droits de donation ?'],
    ['Mon père est décédé et me laisse 280 000 €, enfant unique, je perçois l’AAH, droits ?'],
    ['Mon père, invalide, est mort : j’hérite de 280 000 €, fils unique, combien de droits ?'],
  ])('n’est pas sûr : %s', async (question) => {
    const { statut } = await poser(question);
    expect(statut).not.toBe('exact');
  });
});
