import { describe, expect, test } from 'vitest';
import { ditCeQuiEstNie, estSeule } from './regle-seule.ts';

const surete = (pertinence: number, suivante: number) => ({ pertinence, suivante, directe: 0.3, sujets: [] });

describe('estSeule', () => {
  test.each([
    [surete(40, 20), true],
    [surete(60, 34), true],
    // A neighbour comes near.
    [surete(60, 40), false],
    // Far ahead, of rules that hardly match.
    [surete(24, 3), false],
    [undefined, false],
  ])('%j : %s', (lue, attendu) => {
    expect(estSeule(lue)).toBe(attendu);
  });
});

describe('ditCeQuiEstNie', () => {
  const tete = 'Le taux est de 25 %. Les petites sociétés paient 15 % sur les premiers 42 500 €.';
  test.each([
    ['pourquoi 15 et pas 25 ?', true],
    ['Pourquoi 15 plutôt que 25', true],
    ['pourquoi 15 et pas 33 ?', false],
    ['15 et pas 25 ?', false],
    ['pourquoi pas ?', false],
    ['pourquoi le fisc a retenu 15 et pas 25 pour mon frère alors que nous avons la même société que lui', false],
  ])('%s', (question, attendu) => {
    expect(ditCeQuiEstNie(question, tete)).toBe(attendu);
  });
});
