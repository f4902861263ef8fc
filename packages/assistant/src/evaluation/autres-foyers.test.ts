import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const plat = (texte: string): string => texte.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

describe('Ce qui est dit d’un autre foyer n’entre pas dans celui qui demande', () => {
  test.each([
    [
      'Divorcé, je vis seul avec mes deux enfants de 7 et 10 ans en garde alternée. 41 000 € net imposable. Mon ex-femme s’est remariée, elle touche 52 000. Combien d’impôt ?',
      '1 292 €',
    ],
    ['Célibataire, 27 500 net imposable, sans enfant. Mon ex est mariée maintenant. Mon impôt sur 2025 ?', '1 205 €'],
    [
      'Mon collègue marié avec deux enfants gagne 40 000 et ne paie rien. Moi, pacsé, 30 000 imposable, ma partenaire 21 000. Combien d’impôt on paye ?',
      '2 144 €',
    ],
    [
      'Le père de ma fille gagne 38 000 € et vit à Lyon. Moi je vis seule avec elle (8 ans), 34 000 € net imposable. Il ne verse rien. Mon impôt ?',
      '285 €',
    ],
    [
      'Divorcée, vis seule, mon fils de 12 ans vit avec moi à plein temps. Mon ex me verse 300 € par mois. Je gagne 30 000 imposable. Impôt ?',
      '213 €',
    ],
    [
      'Ma voisine célibataire qui gagne 26 000 imposable a payé 1 000. Moi je gagne 33 000 net imposable, mais ma compagne (pacs de 2023) n’a aucun revenu. Je paye combien ?',
      '0 €',
    ],
  ])('%s', async (question, impot) => {
    const r = await poser(question);
    expect([r.statut, plat(r.answer).split('\n')[0]]).toEqual(['exact', expect.stringContaining(impot)]);
  });
});

describe('Les enfants de concubins sont comptés par un seul des deux parents', () => {
  test.each([
    [
      'Concubins, 2 enfants de 5 et 8 ans. Je gagne 24 000 net imposable, elle 45 000. C’est elle qui déclare les enfants. Combien d’impôt chacun ?',
      '701 €',
      '1 867 €',
      'exact',
    ],
    [
      'On vit en union libre avec un enfant de 4 ans, moi 35 000 imposable et mon compagnon 20 000. Je déclare le petit. Notre impôt à chacun ?',
      '1 356 €',
      '126 €',
      'exact',
    ],
    [
      'Union libre, 2 enfants (3 ans et 1 an). Lui 38 000, moi 16 000 imposable. C’est lui qui les a mis sur sa déclaration. Il paie combien ?',
      '0 €',
      '861 €',
      'exact',
    ],
  ])('%s', async (question, un, autre, statut) => {
    const r = await poser(question);
    const tete = plat(r.answer).split('\n')[0];
    expect([r.statut, tete]).toEqual([statut, expect.stringContaining(`**${un}** pour vous et **${autre}**`)]);
  });

  test('qui les compte n’est pas dit : les deux cas sont donnés', async () => {
    const r = await poser(
      'En concubinage, 2 enfants (3 et 6 ans), moi 32 000 imposable, lui 29 000. On paie combien d’impôt ?',
    );
    expect([r.statut, r.doutes.map((d) => d.code)]).toEqual(['partiel', ['LECTURES_PLAUSIBLES']]);
    expect(r.answer).toContain('l’autre parent les déclare');
  });
});

describe('Le département d’outre-mer se lit par une ville, un numéro ou une incise', () => {
  test.each([
    'Je bosse au CHU de Saint-Denis (Réunion), j’habite là-bas, 34 000 imposable, célibataire. Ça fait combien d’impôt ?',
    'infirmier à st denis (974), célibataire, 34 000 net imposable, mon impôt ?',
    'prof à Fort de France toute l’année, célibataire, 34 000 imposable, combien d’impôt ?',
    'Je travaille à Baie-Mahault, célibataire, 34 000 € net imposable. Mon impôt ?',
    'Guadeloupéenne, célibataire, 34 000 € net imposable. Mon impôt ?',
  ])('%s', async (question) => {
    const r = await poser(question);
    expect([r.statut, plat(r.answer).split('\n')[0]]).toEqual(['exact', expect.stringContaining('1 426 €')]);
  });

  test('où l’on est né n’est pas où l’on vit', async () => {
    const r = await poser('Je vis à Paris mais je suis né à la Réunion, célibataire, 34 000 imposable. Mon impôt ?');
    expect(plat(r.answer)).toContain('2 284 €');
  });

  test('une réunion de travail n’est pas une île', async () => {
    const r = await poser('Avant ma réunion avec le patron : célibataire, 34 000 € net imposable, mon impôt ?');
    expect(plat(r.answer)).toContain('2 284 €');
  });
});

describe('Le gain resté dans un plan n’est pas imposé', () => {
  test.each([
    [
      'Vendu des actions en 2025 sur mon CTO, plus-value 6 000 €. Sur mon PEA j’ai gagné 3 500 € mais je n’ai rien retiré. Combien de flat tax ?',
      '1 884 €',
    ],
    [
      'Flat tax 2025 : +9 000 sur compte-titres (actions vendues), -2 000 sur une autre ligne, et 5 000 de plus-value latente dans mon PEA sans retrait. Je paie combien ?',
      '2 198 €',
    ],
    [
      'J’ai vendu des titres en 2025 : +8 000 sur l’un, -1 500 sur l’autre. J’ai aussi +4 200 sur mon PEA mais j’ai rien retiré. Combien en flat tax ?',
      '2 041 €',
    ],
  ])('%s', async (question, total) => {
    const r = await poser(question);
    expect([r.statut, plat(r.answer).split('\n')[0]]).toEqual(['exact', expect.stringContaining(total)]);
  });

  test('le gain d’un plan pris pour celui d’un compte n’est jamais exact', async () => {
    const r = await poser(
      'Vente d’actions en 2025, plus-value 6 000 €, et 3 500 € de plus-value sur mon PEA. Combien de flat tax ?',
    );
    expect(r.statut).not.toBe('exact');
  });
});
