import { describe, expect, it } from 'vitest';
import { a, u } from '../evaluation/foyers.ts';
import { poser } from '../evaluation/poser.ts';

/** The calls of the last of these turns, each answered in its turn. */
async function demander(conversation: string) {
  const tours = conversation.split(' → ');
  const historique: ReturnType<typeof u>[] = [];
  let reponse = await poser(tours[0] ?? '');
  for (const [i, tour] of tours.entries()) {
    if (i > 0) reponse = await poser(tour, { historique });
    historique.push(u(tour), a(reponse.answer));
  }
  return reponse;
}

describe('Ce qui suit un sujet reste dans ce sujet', () => {
  it.each([
    [
      'J’ai vendu 410 000 € une maison de vacances achetée 230 000 € il y a 12 ans, quel impôt ? → par des époux',
      'pvi.',
    ],
    ['J’ai loué mon gîte classé 18 000 €, TMI 11 %, quel impôt ? → c’était un gîte non classé', 'regimes.'],
    ['Mon père laisse 420 000 € à ses deux fils, quels droits ? → l’un d’eux est reconnu handicapé', 'dmtg.'],
    ['IFI : domicile 1,4 M€, studio loué 500 000 € → le studio est cédé en décembre', 'ifi.'],
  ])('%s', async (conversation, regle) => {
    const { calculs, statut } = await demander(conversation);
    expect(calculs.length).toBeGreaterThan(0);
    expect(calculs.every((c) => c.regle.startsWith(regle))).toBe(true);
    expect(statut).toBe('partiel');
  });

  it('sauf si l’on demande son impôt sur le revenu', async () => {
    const { calculs } = await demander(
      'IFI : 1 900 000 € nets → et mon impôt sur le revenu, célibataire, 50 000 € nets imposables ?',
    );
    expect(calculs.some((c) => c.regle.startsWith('ir.'))).toBe(true);
  });
});

/** « 18 194,35 € », whatever the spaces. */
const dit = (texte: string, montant: number): boolean => {
  const [entier, centimes] = montant.toFixed(2).split('.');
  return new RegExp(`(?<!\\d)${entier}${centimes === '00' ? '' : `,${centimes}`}€`).test(texte.replace(/\s/g, ''));
};

/** The last figure of a conversation, that the law gives. */
const JUSTES: readonly (readonly [conversation: string, montant: number])[] = [
  ['Mon oncle n’a pas de descendants et me vire 90 000 €, il a 66 ans : droits de donation ?', 27_592.4],
  ['790 A bis : nous donnons 160 000 € à notre fils pour un studio neuf, quels droits ?', 0],
  ['Mon épouse et moi donnons chacun 115 000 € à chacun de nos 3 enfants, quels droits ?', 7445.7],
  ['Je donne 70 000 € à ma sœur, quels droits ? → en fait ma demi-sœur', 21_887.6],
  ['Assurance-vie au décès, 260 000 € pour mon filleul, quel prélèvement ? → versés avant ses 70 ans', 21_500],
  ['IFI, patrimoine immobilier net de 1 700 000 € → j’ajoute un garage de 100 000 €', 6000],
  ['IFI : murs 1,5 M€ et chalet 400 000 € → sans le chalet', 3900],
  ['IFI : 2 immeubles à 800 000 € pièce et un local de 300 000 €', 6700],
  ['Je vis à Zurich et possède 2,2 M€ de logements loués à Nice, quel IFI ?', 8800],
  ['Nue-propriété d’un studio de 200 000 €, j’ai 64 ans, je donne à ma nièce → en fait j’ai 74 ans', 140_000],
  ['Luxembourg, célibataire, 60 000 € imposables → marié', 4276],
  ['SASU, 90 000 € de bénéfice, quel IS ? → si je verse la totalité en dividendes, il me restera combien ?', 49_220.5],
  ['Gîte non classé, 14 000 € de recettes, TMI 30 %, quel impôt ? → classé', 3402],
  ['10 000 € de loyers nus, micro-foncier, TMI 30 %, impôt ? → au réel avec 4 200 € de charges', 2737.6],
];

/** Asked so, one fact that decides is not said. */
const INCERTAINES: readonly string[] = [
  'Mes parents donnent chacun 240 000 € à leurs 2 enfants, combien de droits ?',
  'Capital décès d’assurance-vie de 350 000 € pour mon filleul, quel prélèvement ?',
  'Comment déclarer au Luxembourg 70 000 € imposables ? → célibataire',
  'Ma femme est morte, 380 000 €, un fils',
  'Mon épouse est décédée, 520 000 €, deux filles → et s’il y en avait trois ?',
  'Ma coopérative viticole dégage 70 000 €, micro-BA ?',
  'Mon oncle lègue 60 000 € à une association, quels droits ?',
  'Je vends 420 000 € un chalet acheté 260 000 € en 2011, quel impôt ? → avec 50 000 € de travaux facturés',
  'Impôt sur la fortune pour 3 000 000 CHF à Lausanne ?',
  'IFI : villa habitée 1,6 M€, studio loué 300 000 €, prêt de 90 000 € → le studio est vendu',
  'Je donne 260 000 € à ma fille pour du neuf, quels droits ?',
];

it('L’impôt d’une année est celui des revenus de l’année d’avant', async () => {
  const { answer } = await demander('Impôt 2026 sur 12 000 € de loyers nus, micro-foncier, TMI 30 ?');
  expect(answer).toContain('revenus 2025');
});

describe('Les suites et les sujets à côté du foyer', () => {
  it.each(JUSTES)('%s', async (conversation, montant) => {
    const { answer } = await demander(conversation);
    expect(dit(answer, montant)).toBe(true);
  });

  it.each(INCERTAINES)('jamais exact : %s', async (conversation) => {
    expect((await demander(conversation)).statut).not.toBe('exact');
  });
});
