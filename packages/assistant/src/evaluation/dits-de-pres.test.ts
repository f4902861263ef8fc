import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const plat = (texte: string): string => texte.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

/** What one small word changes: each pair was read alike once. */
describe('Un mot à sa place change le calcul', () => {
  test.each([
    ['Célibataire, 47 000 NI. J’ai payé 2 000 € de femme de ménage en 2025. Impôt ?', '4 794 €'],
    ['Célibataire, 47 000 NI. J’ai payé 500 € de don à la SPA en 2025. Mon impôt ?', '5 464 €'],
    ['Mon fils est chez sa mère, je ne verse rien. Salaire 25 000 NI 2025, célibataire. Impôt ?', '845 €'],
    ['Divorcé, 54 000 NI, PA versée 350 €/mois. Impôt ?', '6 424 €'],
    ['Divorcé, 54 000 NI, 1 enfant mineur chez la mère, pension alimentaire versée 350 €/mois. Impôt ?', '6 424 €'],
    ['J’ai 72 ans, seule, aide à domicile 16 000 € en 2025. Crédit d’impôt ?', '6 750 €'],
    ['8 000 € de dons à la Croix-Rouge (aide générale, 66 %) et RNI de 30 000 en 2025. Réduction ?', '3 960 €'],
    [
      'Couple, 110 000 net imposable : si on déduit une pension de 5 000 € pour notre fils de 19 ans, quel impôt ?',
      '14 408 €',
    ],
    ['Séparé de fait depuis 2023, chacun chez soi, 40 000 NI 2025, sans enfant. Mon impôt ?', '3 904 €'],
    ['Je ne suis pas marié, 2 enfants que j’élève avec ma compagne, 45 000 NI 2025. Impôt ?', '1 867 €'],
    ['Célibataire, revenus 80 000 € dont 20 000 € de dividendes. Impôt ?', '11 864 €'],
    ['Célibataire, 60 000 € de revenus dont 12 000 € de revenus fonciers nets. Impôt ?', '9 664 €'],
    ['9 000 € de dividendes en 2025, célibataire, 25 000 net imposable de salaire. Flat tax : combien ?', '2 700 €'],
    ['Célibataire, 50 000 NI et 10 000 € de plus-value sur actions en 2025 : combien de flat tax ?', '3 140 €'],
  ])('%s', async (question, montant) => {
    const r = await poser(question);
    expect(r.answer.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toContain(`**${montant}**`);
    expect(r.statut).toBe('exact');
  });
});

describe('Ce que le calcul ne tient pas n’est pas « exact »', () => {
  test.each([
    ['Plus-value de 900 000 € sur des actions, combien d’impôt au PFU ?', 'RESERVE'],
    ['J’ai vendu mes bitcoins avec 400 000 € de gain, impôt ?', 'RESERVE'],
    ['Plus-value de 500 000 € sur un terrain détenu 5 ans, combien ?', 'RESERVE'],
    ['Couple, RFR 530 000 €, CEHR et CDHR ?', 'MOT_NON_LU'],
    ['Micro-entrepreneur consultant en BNC, 46 000 € encaissés en 2026 : cotisations, CFP comprise ?', 'MOT_NON_LU'],
    ['En concubinage, un bébé né en 2025, lui 35 000 et moi 22 000 NI. Qui doit prendre le petit ?', 'AUTRE_OBJET'],
    ['Célibataire, 60 000 de salaires et 5 000 d’intérêts dont 2 000 de livret A. Impôt ?', 'MENTION_INEXPLIQUEE'],
  ])('%s', async (question, code) => {
    const r = await poser(question);
    expect(r.doutes.map((d) => d.code)).toContain(code);
    expect(r.statut).toBe('partiel');
  });

  test('le conjoint qui survit a sa part avant les enfants', async () => {
    const r = await poser('Papa est décédé, 400 000 € : ma mère, mon frère et moi. Combien je paie ?');
    expect(r.statut).toBe('clarification');
  });

  test('qui demande s’il facture la TVA ne reçoit pas une taxe à vingt pour cent', async () => {
    const r = await poser('Coach sportif en micro, 39 800 € de CA en 2026, je dois facturer la TVA ?');
    expect(r.answer).not.toContain('7\u202f960');
  });

  test('le choix d’un produit n’est pas une question d’impôt', async () => {
    expect((await poser('Quel ETF monde prendre dans mon PEA ?')).statut).toBe('refus');
  });
});

describe('Ce qui est dit d’un proche, d’un avantage ou d’un autre héritier n’est pas pris pour autre chose', () => {
  test.each([
    [
      'Divorcée, je vis seule avec mes 2 enfants, 38 000 NI. Leur père me verse 250 € par mois par enfant. Impôt ?',
      '797 €',
    ],
    ['Mariés : ma femme est à la retraite avec 22 000 € de pension, moi 41 000. Impôt ?', '3 685 €'],
    ['Veuve de 74 ans, vit seule, a élevé seule 2 enfants plus de 5 ans, pension 1 900 par mois. Impôt ?', '0 €'],
    ['Ma femme verse 200 par mois à son ex pour son fils, nous gagnons 62 000 € à deux. Impôt ?', '3 322 €'],
    [
      'Mme Y décède, laisse époux et 3 enfants, actif net 660 000 €, l’époux opte pour le quart. Droits des enfants ?',
      '11 194,35 €',
    ],
    ['Nous sommes mariés, plus-value de 80 000 € sur un studio locatif détenu 9 ans, impôts ?', '24 403,84 €'],
  ])('%s', async (question, montant) => {
    const r = await poser(question);
    expect(plat(r.answer)).toContain(montant);
  });

  test.each([
    'Avec 9 000 € de réduction Girardin et 4 000 € de crédit de garde, je perds combien au plafonnement ?',
    'Mon crédit d’impôt ménage est de 1 500 €, combien de dépenses ai-je faites ?',
    'J’ai eu 660 € de réduction sur mes dons, j’ai donné combien ?',
    'Il payait 5 000 € d’IFI, quel patrimoine avait-il ?',
    'Célibataire, 28 000 NI hors heures sup, et 9 000 € d’heures sup. Impôt ?',
    'Mariés, 64 000 NI à deux, une fille majeure, impôt ?',
    'Mariés 90 000 NI, notre fils marié rattaché avec sa femme, impôt ?',
    'Pacsés, 58 000 NI à deux, mon père de 82 ans vit chez nous, impôt ?',
    'Mon mari est décédé, 2 enfants, actif de 500 000 €, quels droits ?',
    '4 000 € de ménage et 1 800 € de crèche en 2025, quel crédit d’impôt ?',
  ])('jamais exact : %s', async (question) => {
    expect((await poser(question)).statut).not.toBe('exact');
  });

  test.each([
    ['Maman est décédée en 2025 et laisse 390 000 € à ses trois enfants : droits de chacun ?', '4 194,35 €'],
    ['Actions vendues en 2025 : 10 000 de gain et 4 000 de moins-values de 2022. Quel impôt ?', '1 884 €'],
    ['IFI 1,9 M net ?', '6 700 €'],
  ])('la date d’un décès, l’année d’une perte : %s', async (question, montant) => {
    const r = await poser(question);
    expect(plat(r.answer)).toContain(montant);
    expect(r.statut).toBe('exact');
  });

  test('une veuve avec des enfants paie l’impôt, elle n’hérite pas', async () => {
    const r = await poser('Veuve depuis 2021, un fils de 9 ans, 33 000 € net imposable. Impôt ?');
    expect(r.answer).toContain('impôt sur le revenu');
  });
});
