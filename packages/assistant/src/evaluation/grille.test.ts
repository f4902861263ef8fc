import { describe, expect, it } from 'vitest';
import { comprendre } from '../comprehension/comprendre.ts';
import { annuel } from '../comprehension/faits.ts';
import { estCouple } from '../comprehension/foyer.ts';
import { saisies } from '../comprehension/manques.ts';
import { AUJOURDHUI } from './poser.ts';

/** Ways of writing an amount, with the yearly value that they mean. */
const MONTANTS: readonly (readonly [string, number])[] = [
  ['32 000 € net imposable', 32_000],
  ['32.000 euros nets imposables', 32_000],
  ['32k€ net imposable', 32_000],
  ['32 K net imposable', 32_000],
  ['32 000,50 € net imposable', 32_000.5],
  ['trente-deux mille euros net imposable', 32_000],
  ['trente deux mille cinq cents € net imposable', 32_500],
  ['2 450 € net par mois', 29_400],
  ['2450€/mois net', 29_400],
  ['2 450 euros nets mensuels', 29_400],
  ['deux mille quatre cent cinquante euros net par mois', 29_400],
  ['2,4 k€ nets par mois', 28_800],
  ['1 900 € net imposable sur 13 mois', 24_700],
  ['2 600 € net imposable par mois pendant six mois', 15_600],
  ['28 500 euros net imposable par an', 28_500],
  ['9 000 € net imposable par trimestre', 36_000],
];

const SITUATIONS_SEUL: readonly (readonly [string, string])[] = [
  ['Je suis célibataire', 'celibataire'],
  ['célib', 'celibataire'],
  ['Je suis divorcée', 'divorce'],
  ['je vis seul', 'celibataire'],
  ['Je suis veuve depuis 2015', 'veuf'],
];

const ENFANTS: readonly (readonly [string, number])[] = [
  ['sans enfant', 0],
  ['pas d’enfant', 0],
  ['avec un enfant à charge', 1],
  ['avec deux enfants', 2],
  ['et 3 enfants mineurs', 3],
  ['avec une fille de 7 ans', 1],
  ['avec mes deux garçons de 6 et 11 ans', 2],
  ['et j’ai un fils et une fille', 2],
];

const GABARITS_SEUL: readonly ((s: string, e: string, m: string) => string)[] = [
  (s, e, m) => `${s}, ${e}, je gagne ${m}. Quel est mon impôt ?`,
  (s, e, m) => `Bonjour, mon salaire est de ${m}. ${s} ${e}. Combien d’impôt vais-je payer ?`,
  (s, e, m) => `Combien d’impôts si je touche ${m} ? ${s}, ${e}, merci`,
];

/** Every way of writing on a long run, one in three otherwise: each amount, family and phrase is still in some. */
const choisies = <T>(toutes: readonly T[]): readonly T[] =>
  process.env['FRANCIS_TEST_LONG'] === '1' ? toutes : toutes.filter((_, i) => i % 3 === 0);

const lire = (question: string): ReturnType<typeof comprendre> =>
  comprendre({
    question,
    precedents: [],
    contexte: { juridiction: 'FR', aujourdhui: AUJOURDHUI, profilContexte: {}, profilEnregistre: {} },
  });
const revenu = (p: Parameters<typeof saisies>[0]): number => saisies(p).reduce((t, s) => t + annuel(s), 0);

describe('Les faits lus sont les faits écrits', () => {
  const seuls = choisies(
    SITUATIONS_SEUL.flatMap(([s, situation], i) =>
      ENFANTS.flatMap(([e, enfants], j) =>
        MONTANTS.flatMap(([m, montant], k) => {
          const gabarit = GABARITS_SEUL[(i + j + k) % GABARITS_SEUL.length];
          return gabarit === undefined ? [] : [{ question: gabarit(s, e, m), situation, enfants, montant }];
        }),
      ),
    ),
  );

  it(`pour ${seuls.length} formulations d’une personne seule`, () => {
    const echecs = seuls.flatMap(({ question, situation, enfants, montant }) => {
      const c = lire(question);
      const lu = {
        situation: c.faits.situation,
        enfants: c.faits.enfants?.length ?? 0,
        montant: revenu(c.faits.personne1),
      };
      return lu.situation === situation && lu.enfants === enfants && Math.abs(lu.montant - montant) < 0.01
        ? []
        : [`${question} → ${JSON.stringify(lu)}`];
    });
    expect(echecs).toEqual([]);
  });

  const PAIRES: readonly (readonly [string, string, number, number])[] = [
    ['45 000 €', '28 000 €', 45_000, 28_000],
    ['45k€', '28k€', 45_000, 28_000],
    ['3 000 € par mois', '2 100 € par mois', 36_000, 25_200],
    ['quarante mille euros', 'vingt-cinq mille euros', 40_000, 25_000],
    ['38.500 €', '0 €', 38_500, 0],
  ];
  const GABARITS_COUPLE: readonly ((a: string, b: string) => string)[] = [
    (a, b) => `On est mariés, je gagne ${a} net imposable et ma femme ${b}.`,
    (a, b) => `Nous sommes pacsés : ${a} net imposable pour moi et ${b} pour mon compagnon.`,
    (a, b) => `Monsieur gagne ${a} net, madame ${b} net, couple marié.`,
    (a, b) => `Couple marié, salaires nets imposables de ${a} et ${b}.`,
    (a, b) => `Mon mari touche ${b} net imposable et moi ${a}.`,
    (a, b) => `Je suis marié. Mon salaire net imposable : ${a}. Celui de mon épouse : ${b}.`,
  ];
  const couples = choisies(
    PAIRES.flatMap(([a, b, va, vb], i) =>
      GABARITS_COUPLE.flatMap((gabarit, j) =>
        ENFANTS.map(([e, enfants], k) => ({
          question: `${gabarit(a, b)} ${(i + j + k) % 2 === 0 ? `${e}.` : `C’est ${e}.`} Quel impôt pour les revenus 2024 ?`,
          va,
          vb,
          enfants,
        })),
      ),
    ),
  );

  it(`pour ${couples.length} formulations d’un couple`, () => {
    const echecs = couples.flatMap(({ question, va, vb, enfants }) => {
      const c = lire(question);
      const lu = {
        s: c.faits.situation,
        e: c.faits.enfants?.length ?? 0,
        a: revenu(c.faits.personne1),
        b: revenu(c.faits.personne2),
        annee: c.annee,
      };
      return estCouple(lu.s) && lu.e === enfants && lu.a === va && lu.b === vb && lu.annee === 2024
        ? []
        : [`${question} → ${JSON.stringify(lu)}`];
    });
    expect(echecs).toEqual([]);
  });
});
