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

describe('Un montant compris dans un autre', () => {
  it.each([
    ['IFI : patrimoine immobilier net 2,5 M€ incluant une RP de 1 M€. Montant ?', '8 800 €'],
    ['Patrimoine immo 2,1 M€ dont RP 900 k€, emprunt RP restant dû 250 k€. IFI ?', '4 460 €'],
    ['IFI : 2,8 M€ d’immobilier dont 1 M€ de murs affectés à l’exploitation du client. Montant ?', '6 000 €'],
    ['J’ai 2 M€ d’immobilier, dont ma résidence principale pour 1 M€, et 200 000 € d’emprunt. IFI ?', '3 900 €'],
    ['Patrimoine total 3 M€ dont 1 M€ d’immobilier, le reste en titres cotés : IFI ?', '0 €'],
    ['IFI : patrimoine net 1,6 M€ comprenant la RP de 700 k€ logée dans une SCI. Montant ?', '4 600 €'],
  ])('ne s’ajoute pas à lui : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`),
  );

  it.each([
    'IFI : 1,9 M€ d’immobilier net dont 400 k€ de bois et forêts exonérés aux 3/4. Montant ?',
    'Non-résident, immobilier en France 1,4 M€, immobilier à l’étranger 2 M€ : IFI ?',
  ])('rend la réponse partielle quand rien ne dit ce qu’il en reste : %s', async (question) =>
    expect((await poser(question)).statut).not.toBe('exact'),
  );
});

describe('La résidence principale mise à part', () => {
  it.each([
    ['Emprunt RP 250 k€ et patrimoine locatif net 1,5 M€, RP 800 k€ : IFI ?', '6 070 €'],
    ['hors résidence principale j’ai 1 600 000 d’immobilier net, combien d’ifi', '4 600 €'],
    ['ifi : j’ai 1 500 000 d’immobilier hors residence principale, combien', '3 900 €'],
    ['RP 1 200 000 €, locatif 800 000 €, dettes 300 000 €, IFI ?', '2 030 €'],
    ['IFI 2026 : RP 1 000 000, locatif nu 1 400 000, CRD 150 000 déductible. IFI ?', '7 050 €'],
  ])('n’a d’abattement que si elle compte : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`),
  );
});

describe('La résidence principale que l’on habite', () => {
  it.each([
    ['notre villa où nous vivons vaut 1,5 M et le studio loué 600 000, IFI ?', '4 950 €'],
    ['Nous habitons une maison de 1 700 000 € et possédons un immeuble de 800 000 €. Quel IFI ?', '7 330 €'],
    ['la maison où vit mon père 1,1 M€, notre RP 1 M€, IFI ?', '6 000 €'],
    ['l’appartement que j’occupe 1,3 M + des bureaux 700 000, ifi', '4 670 €'],
    [
      'Ma maison, où je vis avec ma mère et mon fils, vaut 1 600 000 € ; j’ai aussi un studio loué de 500 000 €. IFI ?',
      '4 740 €',
    ],
    ['je suis locataire et j’ai une maison de 1 500 000 €, ifi ?', '3 900 €'],
    ['j’habite chez mes parents, j’ai une maison de 1,6 M, ifi ?', '4 600 €'],
  ])('a son abattement quand les mots le disent, et elle seule : %s', async (question, attendu) => {
    const r = await poser(question);
    expect(lisse(r.answer)).toContain(`**${attendu}**`);
    expect(r.statut).toBe('exact');
  });

  it.each([
    ['une maison 1,4 M€ et un appartement locatif 400 000 €, IFI ?', '6 000 €', '2 810 €'],
    [
      'Notre patrimoine : un pavillon de 800 000 € et un immeuble de rapport de 1 100 000 €. IFI ?',
      '6 700 €',
      '5 020 €',
    ],
    ['j’ai une villa à 1,9 million, combien d’IFI ?', '6 700 €', '1 835 €'],
  ])(
    'n’est pas devinée : sans mot pour la dire, les deux montants sont donnés, aucun n’est exact : %s',
    async (question, sans, avec) => {
      const r = await poser(question);
      expect(lisse(r.answer)).toContain(`**${sans}**`);
      expect(lisse(r.answer)).toContain(`**${avec}**`);
      expect(r.statut).toBe('partiel');
    },
  );

  it('un patrimoine laissé à des héritiers n’est pas l’assiette d’un IFI', async () => {
    const r = await poser('patrimoine net 800 000 euros, décès de ma mère, 2 enfants, droits ?');
    expect(lisse(r.answer)).toContain('58 194,35 €');
  });
});
