import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import type { ReponseAssistant } from '../types.ts';
import { direLeClient } from './pronom-du-client.ts';

describe('Le pronom du client', () => {
  it.each([
    ['Combien paierait-il s’il gagnait 60 000 € ?', 'il', 'Combien paierait moi si moi gagnait 60 000 € ?'],
    ['Et si elle gagnait 60 000 € ?', 'elle', 'Et si moi gagnait 60 000 € ?'],
    ['Combien économiserait-elle en versant 5 000 € ?', 'elle', 'Combien économiserait moi en versant 5 000 € ?'],
    ['Que gagne-t-il à verser 5 000 € ?', 'il', 'Que gagne moi à verser 5 000 € ?'],
    // No « il » is the wife.
    ['Sa femme travaille, et s’il gagnait 60 000 € ?', 'il', 'ma femme travaille, et si moi gagnait 60 000 € ?'],
    ['S’il gagnait 60 000 € et son conjoint 20 000 € ?', 'il', 'si moi gagnait 60 000 € et mon conjoint 20 000 € ?'],
    ["Qu'il gagne 60 000 €, et après ?", 'il', 'que moi gagne 60 000 €, et après ?'],
    ['Et si son salaire baisse de 5 000 € ?', 'elle', 'Et si mon salaire baisse de 5 000 € ?'],
    ['Et si sa femme et son salaire changeaient ?', 'il', 'Et si ma femme et son salaire changeaient ?'],
    ['Et si on lui augmente son salaire ?', 'elle', 'Et si on me augmente mon salaire ?'],
    ['Et si elle gagnait 60 000 € et lui 20 000 € ?', 'elle', 'Et si moi gagnait 60 000 € et lui 20 000 € ?'],
    ['Et si sa femme verse 5 000 € et lui 6 000 € ?', 'il', 'Et si ma femme verse 5 000 € et moi 6 000 € ?'],
    // Beside children, the pronoun alone is the client's.
    ['Et si elle divorce, les enfants vivant avec elle ?', 'elle', 'Et si elle divorce, les enfants vivant avec moi ?'],
  ] as const)('« %s » se dit du client', (dit, pronom, lu) => expect(direLeClient(dit, pronom)).toBe(lu));

  it.each([
    ['Et si elle gagnait 60 000 € ?', 'il'],
    ['S’il gagnait 60 000 € et elle 20 000 € ?', 'il'],
    ['Son conjoint travaille, et s’il gagnait 60 000 € ?', 'il'],
    ['La femme travaille, et s’il gagnait 60 000 € ?', 'il'],
    ['Son fils a un job, s’il gagnait 6 000 € ?', 'il'],
    ['Et si on verse 5 000 € et lui 6 000 € ?', 'il'],
    ['S’il faut déclarer 6 000 € ?', 'il'],
    ['S’il gagnait 60 000 € ?', undefined],
  ] as const)('« %s » n’est pas touché', (dit, pronom) => expect(direLeClient(dit, pronom)).toBe(dit));
});

const COUPLE = {
  'foyer.situation': 'marie',
  'foyer.declarant1.salaires': 51_400,
  'foyer.declarant2.salaires': 33_150,
};

/** The tax of the file, then the tax supposed. */
const impots = ({ calculs }: ReponseAssistant): number[] =>
  calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);

describe('Un revenu supposé d’un client marié', () => {
  it.each([
    ['Combien paierait-elle si elle gagnait 60 000 € ?', 'elle'],
    ['Combien paierait-il s’il gagnait 60 000 € ?', 'il'],
  ] as const)('« %s » : c’est le sien, l’autre garde le sien', async (question, pronom) => {
    const r = await poser(question, { concerne: 'client', pronom, profilEnregistre: COUPLE });
    expect(impots(r)).toEqual([9_036, 11_358]);
  });

  it('l’autre pronom reste celui du conjoint', async () => {
    const question = 'Combien paieraient-ils si elle gagnait 60 000 € ?';
    const r = await poser(question, { concerne: 'client', pronom: 'il', profilEnregistre: COUPLE });
    expect(impots(r)).toEqual([9_036, 16_286]);
  });
});
