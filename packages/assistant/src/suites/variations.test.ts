import { describe, expect, it } from 'vitest';
import { enchainer, poser } from '../evaluation/poser.ts';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';

/** The tax before and after a try, in euros. */
const impots = ({ calculs }: ReponseAssistant): number[] =>
  calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);

const dire = (moi: number, elle: number, dividendes: number): string =>
  `Marié, je gagne ${moi} € par an, ma femme ${elle} € par an, dividendes ${dividendes} €. Quel est notre impôt ?`;
const BASE = dire(62_000, 24_300, 24_000);

/** What moves, and the household that it makes. */
const VARIATIONS: readonly (readonly [suite: string, entiere: string])[] = [
  ['Et si mon salaire baisse de 10 000 € ?', dire(52_000, 24_300, 24_000)],
  ['Et si mon salaire augmentait de 200 € par mois ?', dire(64_400, 24_300, 24_000)],
  ['Et si ma femme était augmentée de 6 000 € ?', dire(62_000, 30_300, 24_000)],
  ['Et si ma femme gagnait 5 000 € de moins ?', dire(62_000, 19_300, 24_000)],
  ['Et si on augmente les dividendes de 20 000 € ?', dire(62_000, 24_300, 44_000)],
  ['Et si on augmente les dividendes à 30 000 € ?', dire(62_000, 24_300, 30_000)],
  ['Et si on baisse les dividendes à 10 000 € ?', dire(62_000, 24_300, 10_000)],
];

describe('Ce dont un montant varie n’est pas ce montant', () => {
  it.each(VARIATIONS)('« %s »', async (suite, entiere) => {
    const [suivie, seule] = [await enchainer(BASE, suite), await poser(entiere)];
    expect(impots(suivie).at(-1)).toBe(impots(seule).at(-1));
    expect(suivie.statut).toBe('exact');
  });

  it.each([
    ['Et si mon salaire augmentait de 10 % ?', dire(68_200, 24_300, 24_000)],
    ['Et si ma femme gagnait 20 % de moins ?', dire(62_000, 19_440, 24_000)],
    ['Et si les dividendes doublaient ?', dire(62_000, 24_300, 48_000)],
    ['Et si mon salaire baisse de moitié ?', dire(31_000, 24_300, 24_000)],
  ])('d’une part : « %s »', async (suite, entiere) => {
    const [suivie, seule] = [await enchainer(BASE, suite), await poser(entiere)];
    expect(impots(suivie).at(-1)).toBe(impots(seule).at(-1));
    expect(suivie.statut).toBe('exact');
  });

  it.each([
    // What the State moves is nobody’s pay, and no one may have raised everything.
    'Et si les impôts augmentent de 3 000 € ?',
    'Et si les impôts augmentent de 10 % ?',
    'Et si mon impôt double ?',
    'Et si tout augmente de 5 % ?',
    // A month or a year; more than there is; nothing to move.
    'Et si mon salaire baisse de 300 € ?',
    'Et si mon salaire baisse de 90 000 € ?',
    'Et si mes intérêts augmentent de 2 000 € ?',
    'Et si ma pension alimentaire augmente de 2 000 € ?',
  ])('« %s » n’est pas exact', async (suite) => {
    expect((await enchainer(BASE, suite)).statut).not.toBe('exact');
  });
});

const FICHE: Partial<DemandeAssistant> = {
  concerne: 'client',
  pronom: 'il',
  profilEnregistre: {
    annee: 2025,
    'foyer.situation': 'marie',
    'foyer.declarant1.salaires': 62_000,
    'foyer.declarant2.salaires': 24_300,
    'foyer.dividendes': 24_000,
  },
};

describe('Ce qui varie d’un dossier ouvert part de ce qu’il tient', () => {
  it.each([
    ['Et si son salaire baisse de 10 000 € ?', dire(52_000, 24_300, 24_000)],
    ['Et si on lui augmente son salaire de 10 000 € ?', dire(72_000, 24_300, 24_000)],
    ['Et s’il gagnait 10 000 € de plus ?', dire(72_000, 24_300, 24_000)],
    ['Et si sa femme gagnait 5 000 € de moins ?', dire(62_000, 19_300, 24_000)],
    ['Et si Madame est augmentée de 10 000 € ?', dire(62_000, 34_300, 24_000)],
    ['Et s’il a 10 000 € de salaire en moins ?', dire(52_000, 24_300, 24_000)],
    ['Et s’il a 10 000 € de salaire en plus ?', dire(72_000, 24_300, 24_000)],
    ['Et si son salaire augmente de 10 % ?', dire(68_200, 24_300, 24_000)],
    ['Et s’il double son salaire ?', dire(124_000, 24_300, 24_000)],
    ['Et si sa femme gagnait 20 % de moins ?', dire(62_000, 19_440, 24_000)],
    ['Et si on leur augmente les dividendes de 20 000 € ?', dire(62_000, 24_300, 44_000)],
  ])('« %s »', async (question, entiere) => {
    const [varie, seule] = [await poser(question, FICHE), await poser(entiere)];
    expect(impots(varie)).toEqual([impots(await poser(BASE)).at(-1), impots(seule).at(-1)]);
    expect(varie.statut).toBe('exact');
  });

  it('et un deuxième essai repart du dossier', async () => {
    const un = 'Et si son salaire baisse de 200 € par mois ?';
    const historique = [{ role: 'user' as const, content: un }];
    const deux = await poser('et si sa femme gagnait 200 € de plus par mois ?', { ...FICHE, historique });
    expect(impots(deux).at(-1)).toBe(impots(await poser(dire(62_000, 26_700, 24_000))).at(-1));
  });
});
