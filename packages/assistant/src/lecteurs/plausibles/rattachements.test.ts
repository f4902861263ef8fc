import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

describe('Un enfant de plus de 21 ans n’est compté que s’il est rattaché', () => {
  it.each([
    ['Mariés, 52 000 € et 31 000 € net imposable, une fille de 24 ans. Notre impôt ?', true],
    ['Mariés, 52 000 € et 31 000 € net imposable, une fille de 24 ans étudiante. Notre impôt ?', false],
    ['Mariés, 52 000 € et 31 000 € net imposable, une fille de 20 ans. Notre impôt ?', false],
  ])('%s', async (question, demande) => {
    const r = await poser(question);
    expect(r.doutes.some((d) => d.mots?.includes('rattachement de l’enfant majeur'))).toBe(demande);
    expect(r.answer.includes('il n’est pas rattaché')).toBe(demande);
  });
});
