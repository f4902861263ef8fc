import { type FoyerPartiel, calculerImpotRevenu, completerFoyer } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { enfant } from './foyers.ts';
import { poser } from './poser.ts';

const impot = (foyer: FoyerPartiel): number => {
  const r = calculerImpotRevenu(completerFoyer(foyer), 2025);
  if (r.statut === 'refus') throw new Error(r.message);
  return r.impot_final;
};

describe('Un montant qui n’est pas compris n’est ni deviné ni oublié', () => {
  it.each([
    'Célibataire, 300 €, 25 000 € net imposable, impôt ?',
    'Je suis retraité, 1 450 €, célibataire, 70 ans. Impôt ?',
    'Mariés, elle 45 000 €, moi 1 900 €, net imposable. Impôt ?',
    'Mon net imposable est 40 000 € et mon brut 35 000 €, célibataire. Impôt ?',
    'Je suis célibataire, je gagne 30 000 € ou 300 000 € net imposable, je ne sais plus. Impôt ?',
    'Célibataire, 28 000 € net imposable, j’ai fait un don cette année. Quelle réduction d’impôt ?',
    'Combien va me coûter mon augmentation en impôt ? Célibataire, 35 000 € net imposable.',
    'Séparé, 31 000 € net imposable, deux enfants : ils ne vivent pas chez moi, enfin si, ils vivent chez moi le week-end. Impôt ?',
    'Célibataire, je touche 45 000 € net imposable par mois. Impôt ?',
  ])('%s', async (question) => {
    expect((await poser(question)).statut).toBe('clarification');
  });

  it('le salaire d’un enfant rattaché est laissé de côté et la réponse le dit', async () => {
    const r = await poser(
      'Notre fils de 19 ans, rattaché, a gagné 2 400 € cet été. Mariés, 40 000 € et 30 000 € net imposable. Impôt ?',
    );
    expect(r.statut).toBe('partiel');
    expect(r.notes.map((n) => n.titre)).toContain('Montant non pris en compte');
  });
});

describe('Une économie ou une hausse est l’écart de deux calculs complets', () => {
  it.each<[string, FoyerPartiel, FoyerPartiel]>([
    [
      'Si mon salaire passe de 30 000 € à 36 000 € net imposable, combien d’impôt en plus ? Célibataire.',
      { situation: 'celibataire', declarant1: { salaires: 30_000 } },
      { situation: 'celibataire', declarant1: { salaires: 36_000 } },
    ],
    [
      'Je voudrais savoir combien on économiserait en se pacsant : je gagne 52 000 € net imposable, ma copine est étudiante sans revenu.',
      { situation: 'celibataire', declarant1: { salaires: 52_000 } },
      { situation: 'pacse', declarant1: { salaires: 52_000 }, declarant2: {} },
    ],
    [
      'PER : si je verse 5 000 €, quel impôt avec et quel impôt sans ? Célibataire, 50 000 € net imposable.',
      { situation: 'celibataire', declarant1: { salaires: 50_000 } },
      { situation: 'celibataire', declarant1: { salaires: 50_000, per_versements: 5000 } },
    ],
    [
      'Combien d’impôt en moins si je donne 300 € à la Croix-Rouge ? Célibataire, 33 000 € net imposable.',
      { situation: 'celibataire', declarant1: { salaires: 33_000 } },
      { situation: 'celibataire', declarant1: { salaires: 33_000 }, dons_75: 300 },
    ],
    [
      'Si on a un enfant de plus, on gagne combien ? Mariés, 40 000 € et 35 000 € net imposable, un fils de 5 ans.',
      {
        situation: 'marie',
        declarant1: { salaires: 40_000 },
        declarant2: { salaires: 35_000 },
        enfants: [enfant(2020)],
      },
      {
        situation: 'marie',
        declarant1: { salaires: 40_000 },
        declarant2: { salaires: 35_000 },
        enfants: [enfant(2020), enfant(2025)],
      },
    ],
  ])('%s', async (question, avant, apres) => {
    const { calculs } = await poser(question);
    const ecart = Math.abs(impot(avant) - impot(apres));
    expect(calculs.map((c) => Math.abs(c.valeur))).toContain(Math.round(ecart * 100) / 100);
  });
});

const DEPENSES = [
  'mon loyer est de 640 € par mois',
  'je rembourse un crédit de 380 € par mois',
  'je reçois 140 € d’allocations familiales par mois',
  'j’ai 3 500 € sur mon Livret A',
  'on m’a prélevé 1 200 € à la source',
  'j’habite un T3 de 68 m² (35000)',
  'j’ai une Peugeot 208',
  'je travaille là depuis le 12/03/2015',
  'mon abonnement internet coûte 39 €',
  'appelez-moi au 06 12 34 56 78',
  'l’assurance auto me coûte 52 € par mois',
  'la cantine revient à 90 € par mois',
];
const REVENUS: readonly (readonly [string, number])[] = [
  ['je gagne 2 350 € net imposable par mois', 28_200],
  ['mon cumul net imposable est de 28 200 €', 28_200],
  ['salaire : 28 200 € net imposable', 28_200],
  ['je touche 28,2 k€ imposables par an', 28_200],
];

describe('Ce qui ne change pas l’impôt ne change pas la réponse', () => {
  it.each(DEPENSES)('%s', async (depense) => {
    for (const [revenu, salaires] of REVENUS)
      for (const texte of [
        `Célibataire, ${revenu}. ${depense}. Impôt ?`,
        `${depense} ; célibataire, ${revenu}, impôt ?`,
      ]) {
        const { calculs } = await poser(texte);
        const final = calculs.find((c) => c.regle === 'ir.impot_final')?.valeur;
        expect([texte, final]).toEqual([texte, impot({ situation: 'celibataire', declarant1: { salaires } })]);
      }
  });
});

describe('La période dite d’un revenu vaut pour ses voisins', () => {
  it.each([
    'Mon mari gagne 2 300 € net par mois et moi 1 700 €. Mariés. Impôt ?',
    'Je touche 2 300 net mensuel, mon conjoint 1 700. Mariés, impôt ?',
    'Mariés : 2 300 € et 1 700 € nets par mois. Impôt ?',
    '2 300 net / mois pour moi, 1 700 pour ma femme, mariés, impôt ?',
    'Couple marié.\n- Monsieur : 2 300 € net mensuels\n- Madame : 1 700 €\nImpôt ?',
    'Mes parents sont mariés, mon père touche 2 300 € net par mois, ma mère 1 700 €. Leur impôt ?',
    'Mariés, 2 300 € + 1 700 € net par mois, 12 mois pareils. Impôt ?',
  ])('%s', async (question) => {
    const { calculs } = await poser(question);
    expect(calculs.find((c) => c.regle === 'ir.impot_final')?.valeur).toBe(
      impot({ situation: 'marie', declarant1: { salaires: 27_600 }, declarant2: { salaires: 20_400 } }),
    );
  });
});
