import { describe, expect, it } from 'vitest';
import { enchainer } from '../evaluation/poser.ts';
import type { ReponseAssistant } from '../types.ts';

/** The last tax of an answer, in euros. */
const impot = ({ calculs }: ReponseAssistant): number | undefined =>
  calculs.findLast(({ regle }) => regle === 'ir.impot_final')?.valeur;

const A_45 = 'Célibataire, 45 000 € net imposable, impôt ?';
const A_40 = 'Célibataire, 40 000 € net imposable, impôt ?';

describe('Un essai se défait', () => {
  it.each([
    [[A_45, 'et si je mets 4 000 sur un PER ?', 'oublie le PER'], 5_254],
    [[A_45, 'et si je mets 4 000 sur un PER ?', 'annule le PER'], 5_254],
    [
      [A_40, 'et si je mets 3 000 sur un PER ?', 'non, oublie le PER, et si je donne 300 € aux restos du cœur ?'],
      3_679,
    ],
    [[A_45, 'et si je gagne 5 000 de plus ?', 'oublie l’augmentation'], 5_254],
    [
      [A_45, 'et si je donne 500 € à une asso ?', 'finalement non, pas de don, et 3 000 € de ménage à domicile ?'],
      3_754,
    ],
    // Both, and one of them left.
    [[A_45, 'et si je mets 4 000 sur un PER et 600 € de don ?', 'annule le don'], 4_054],
  ] as const)('%j', async (tours, attendu) => {
    const r = await enchainer(...tours);
    expect(impot(r)).toBe(attendu);
    expect(r.statut).not.toBe('clarification');
  });

  it.each([
    ['Marié, deux salaires de 30 000 € chacun, impôt ?', 'et si je prends ma retraite avec 1 600 € par mois ?'],
    [A_40, 'et si j’arrête mon salaire et je me mets en micro BNC avec 50 000 de CA ?'],
    [
      'Célibataire, 40 000 € net imposable et 5 000 € de dividendes, impôt ?',
      'et si j’ai 4 000 € de loyers au lieu des dividendes ?',
    ],
    [
      'Célibataire, 40 000 € net imposable et 5 000 € de dividendes, impôt ?',
      'et si je remplace les dividendes par 3 000 € de loyers nus ?',
    ],
  ])('ce qui prend fin n’est pas gardé en silence : « %s » « %s »', async (base, suite) => {
    expect((await enchainer(base, suite)).statut).not.toBe('exact');
  });
});

describe('« et si en plus… » est à côté de l’essai d’avant', () => {
  const COUPLE = 'Marié, je gagne 50 000 €, ma femme 30 000 €. Quel impôt ?';
  it.each([
    [
      [
        'Célibataire, 36 900 € net imposable, impôt ?',
        'et si je verse 1 200 € sur un PER ?',
        'et si en plus je gagne 150 € de plus par mois ?',
      ],
      3_193,
    ],
    [
      [COUPLE, 'et si ma femme gagne 200 € de plus par mois ?', 'et si en plus je gagne 300 € de moins par mois ?'],
      7_484,
    ],
    [[COUPLE, 'et si je passe à 55 000 € ?', 'et si ma femme passe aussi à 35 000 € ?'], 10_508],
  ] as const)('%j', async (tours, attendu) => {
    const r = await enchainer(...tours);
    expect(impot(r)).toBe(attendu);
    expect(r.statut).toBe('exact');
  });

  it.each([
    // Of one of the two alone, and of two things raised.
    [['Couple marié, 60 000 et 40 000, quel impôt ?', 'et si elle verse 3 000 € sur un PER et lui 5 000 € ?']],
    [
      [
        COUPLE,
        'et si ma femme gagne 200 € de plus par mois ?',
        'et si en plus je gagne 300 € de moins par mois ?',
        'annule la hausse de ma femme',
      ],
    ],
  ])('ce qui n’est pas su n’est pas exact : %j', async (tours) => {
    expect((await enchainer(...tours)).statut).not.toBe('exact');
  });
});

describe('« de plus » est de ce dont on parlait', () => {
  it.each([
    [
      [
        'Célibataire, 52 000 € net imposable, impôt ?',
        'et si je mets 3 000 sur un PER ?',
        'et si je mets 1 000 de plus ?',
      ],
      5_944,
    ],
    [['Mariés, 45 000 et 30 000, impôt ?', 'et si on gagne chacun 1 500 de plus ?'], 7_268],
    [['Mariés, 45 000 et 30 000, impôt ?', 'et si on met chacun 2 000 sur un PER ?'], 5_258],
    [[A_40, 'et si je gagne 3 000 € de plus ?', 'et 2 000 de PER en plus ?'], 4_114],
  ] as const)('%j', async (tours, attendu) => {
    expect(impot(await enchainer(...tours))).toBe(attendu);
  });

  it.each([
    [
      [
        'Célibataire, 42 000 € net imposable, je donne 400 € par an à des assos, impôt ?',
        'et si je donne 200 de plus ?',
      ],
    ],
    [['Célibataire, 36 000 € net imposable, femme de ménage 2 000 €, impôt ?', 'et si je la prends 1 000 € de plus ?']],
    [
      [
        'Je vends 250 000 € un appartement acheté 180 000 € il y a 8 ans, plus-value ?',
        'et si j’attends 5 ans de plus ?',
      ],
    ],
    [
      [
        'Célibataire, 40 000 € net imposable et 15 000 € de LMNP en micro, impôt ?',
        'et si les loyers tombent à 10 000 ?',
      ],
    ],
    [['Je donne 130 000 € à mes deux enfants, moitié chacun, quels droits ?']],
    // The year of birth that the first answer supposes is supposed of the second one too.
    [['Je suis veuve, retraitée, 24 000 €, impôt ?', 'et si j’ai 6 000 € de loyers en location nue ?']],
  ])('ce qui n’est pas su n’est pas exact : %j', async (tours) => {
    expect((await enchainer(...tours)).statut).not.toBe('exact');
  });

  it('la pension d’un retraité n’est pas une pension alimentaire', async () => {
    const base = 'Retraité de 70 ans, célibataire, 2 000 € de pension par mois, impôt ?';
    const r = await enchainer(base, 'et si ma pension passe à 2 200 € par mois ?');
    expect(r.lecture.faits.some((f) => f.chemin.endsWith('pensions_alimentaires_autres'))).toBe(false);
    expect(
      r.lecture.faits.find((f) => f.chemin.startsWith('scenarios.1') && f.chemin.endsWith('pensions_retraite'))?.valeur,
    ).toBe(26_400);
  });
});
