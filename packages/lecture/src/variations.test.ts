import { describe, expect, it } from 'vitest';
import { trouverMentions } from './mentions/trouver.ts';
import { lireVariation } from './variations.ts';

const lire = (question: string) =>
  trouverMentions(question)
    .filter((m) => m.type === 'montant')
    .map((m) => lireVariation(question, m));

describe('Un montant qui fait varier ce qui était là', () => {
  it.each([
    ['Et si on leur augmente les dividendes de 20 000 € ?', ['plus']],
    ['Et si Madame est augmentée de 10 000 € ?', ['plus']],
    ['Et si son salaire baisse de 10 000 € ?', ['moins']],
    ['Et si je gagnais 5 000 € de moins ?', ['moins']],
    ['Et si elle gagnait 200 € par mois en plus ?', ['ajout']],
    ['Et si on augmente les dividendes à 20 000 € ?', ['vers']],
    ['Et si mon salaire augmente de 30 000 € à 40 000 € ?', ['inconnue', 'vers']],
    ['Et s’il passait à 75 000 € de recettes ?', ['vers']],
    ['Et si les loyers montent de 1 000 € ?', ['plus']],
    ['Et s’il touche 10 000 € de dividendes en plus ?', ['ajout']],
    ['Et avec 2 000 € de dons, de moins en moins ?', [undefined]],
    ['Et son épouse à 40 000 € en plus ?', ['vers']],
    ['Et si en plus mon salaire passe à 42 000 € ?', ['vers']],
    ['L’impôt est de 2 300 €, c’est combien en plus ?', [undefined]],
    ['Et s’il perd 5 000 € par an ?', ['moins']],
    ['Mon salaire a augmenté, je gagne 40 000 €', [undefined]],
    ['J’ai fait 3 000 € de plus-value', [undefined]],
    ['10 000 € de gain et 4 000 € de moins-values', [undefined, undefined]],
    ['Et si je verse 3 000 € sur un PER, mon impôt baisse de combien ?', [undefined]],
  ])('« %s »', (question, sens) => expect(lire(question)).toEqual(sens));
});
