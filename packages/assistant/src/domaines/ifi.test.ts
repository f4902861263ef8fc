import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');

describe('L’abattement de la résidence principale', () => {
  it.each([
    ['Maison 900 000 € (résidence principale), appartement 700 000 €, IFI ?', '1 835 €'],
    ['Maison 1 100 000 € (résidence principale), appart 1 010 000 €. IFI ?', '5 860 €'],
  ])('porte sur le bien qu’il nomme, avant ou après son prix : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(attendu),
  );
});
