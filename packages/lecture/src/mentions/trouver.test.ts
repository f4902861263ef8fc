import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mention, trouverMentions } from '../index.ts';

const NUMERIQUES = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite', 'reference']);

/** Mentions without their place, numbers only. */
const lire = (question: string): unknown[] =>
  trouverMentions(question)
    .filter((m) => NUMERIQUES.has(m.type))
    .map(({ id: _id, span: _span, ...reste }) => reste);

const euros = (mots: string, valeur: number, reste: object = {}): object => ({
  mots,
  type: 'montant',
  valeur,
  devise: 'EUR',
  certain: true,
  ...reste,
});

/** Runs of figures that are in no mention, or in two. */
function suitesMalCouvertes(question: string, mentions: readonly Mention[]): string[] {
  return [...question.matchAll(/\d+/g)]
    .filter(({ 0: suite, index }) => {
      const couvrent = mentions.filter(
        (m) => NUMERIQUES.has(m.type) && m.span[0] <= index && m.span[1] >= index + suite.length,
      );
      return couvrent.length !== 1;
    })
    .map(({ 0: suite, index }) => `${suite} dans « ${question.slice(Math.max(0, index - 30), index + 30)} »`);
}

describe('Les montants d’une question', () => {
  it.each([
    ['32k', [euros('32k', 32_000)]],
    ['228 k, puis 171 k.', [euros('228 k', 228_000), euros('171 k', 171_000)]],
    ['un bien à 1,4M€', [euros('1,4M€', 1_400_000)]],
    ['1,4 million d’euros', [euros('1,4 million d’euros', 1_400_000)]],
    ['150k€ de prêt', [euros('150k€', 150_000)]],
    ['mon salaire : trente-deux mille', [euros('trente-deux mille', 32_000)]],
    ['2 150,50 €', [euros('2 150,50 €', 2150.5)]],
    ['200€50', [euros('200€50', 200.5)]],
    ['1.200,50 euros', [euros('1.200,50 euros', 1200.5)]],
    ['28,500 €', [euros('28,500 €', 28_500)]],
    ['€ 300', [euros('€ 300', 300)]],
    ['1’200.- de loyer', [euros('1’200.-', 1200, { devise: 'CHF' })]],
    ['CHF 95 000', [euros('CHF 95 000', 95_000, { devise: 'CHF' })]],
    ['un déficit de -3 000 €', [euros('-3 000 €', -3000)]],
    ['un T3 180 000 €', [{ mots: 'T3', type: 'reference' }, euros('180 000 €', 180_000)]],
    ['entre 30 000 et 35 000 €', [euros('30 000', 30_000), euros('35 000 €', 35_000)]],
    ['30-35 k€', [euros('30', 30_000), euros('35 k€', 35_000)]],
    [
      '3 000 et 2 500 € par mois',
      [euros('3 000', 3000, { periode: 'mois' }), euros('2 500 €', 2500, { periode: 'mois' })],
    ],
    ['une facture de 2 340 € TTC', [euros('2 340 €', 2340, { taxe: 'TTC' })]],
    ['un loyer hors taxes de 800 €', [euros('800 €', 800, { taxe: 'HT' })]],
    ['450 €/jour', [euros('450 €', 450, { periode: 'jour' })]],
    ['1 200 € par trimestre', [euros('1 200 €', 1200, { periode: 'trimestre' })]],
    [
      '2 850 net par mois sur 13 mois',
      [
        euros('2 850', 2850, { periode: 'mois', fois: 13, qualite: 'net' }),
        { mots: '13 mois', type: 'duree', valeur: 13, unite: 'mois' },
      ],
    ],
    [
      '12 x 2 100 €',
      [{ mots: '12', type: 'quantite', valeur: 12, objet: 'fois' }, euros('2 100 €', 2100, { fois: 12 })],
    ],
    ['ce serait 12 000 ?', [euros('12 000', 12_000, { certain: false })]],
    ['il gagne deux mille deux', [euros('deux mille deux', 2200, { certain: false })]],
    [
      '2 590 € sur douze',
      [euros('2 590 €', 2590, { fois: 12 }), { mots: 'douze', type: 'duree', valeur: 12, unite: 'mois' }],
    ],
    ['moi mille neuf cent cinquante', [euros('mille neuf cent cinquante', 1950, { certain: false })]],
    ['un loyer de 1 450 HT', [euros('1 450', 1450, { taxe: 'HT' })]],
    ['douze euros quarante de l’heure', [euros('douze euros quarante', 12.4)]],
  ])('%s', (question, attendu) => {
    expect(lire(question)).toEqual(attendu);
  });

  it('la période d’un montant ne passe pas au suivant', () => {
    expect(lire('je gagne 3 000 € par mois et j’ai vendu pour 5 000 €')).toEqual([
      euros('3 000 €', 3000, { periode: 'mois' }),
      euros('5 000 €', 5000),
    ]);
  });
});

describe('Les autres nombres d’une question', () => {
  it.each([
    ['le 12/03/2024', { type: 'date', annee: 2024, mois: 3, jour: 12 }],
    ['le 1er juillet 2025', { type: 'date', annee: 2025, mois: 7, jour: 1 }],
    ['depuis 2019', { type: 'date', annee: 2019 }],
    ['loyers 2025', { type: 'date', annee: 2025 }],
    ['cédé en 03/26', { type: 'date', annee: 2026, mois: 3 }],
    ['né en juin 25', { type: 'date', annee: 2025, mois: 6 }],
    ['née en 96', { type: 'date', annee: 1996 }],
    ['mon fils a dix-neuf ans', { type: 'age', valeur: 19 }],
    ['Hugo 16 ans', { type: 'age', valeur: 16 }],
    ['Depuis 16 ans', { type: 'duree', valeur: 16, unite: 'an' }],
    ['ma mère, 78 a.', { type: 'age', valeur: 78 }],
    ['ma fille de 9 ans', { type: 'age', valeur: 9 }],
    ['une fille de 9', { type: 'age', valeur: 9 }],
    ['j’ai quarante-cinq ans', { type: 'age', valeur: 45 }],
    ['un contrat de 8 ans', { type: 'duree', valeur: 8, unite: 'an' }],
    ['depuis deux ans et demi', { type: 'duree', valeur: 2.5, unite: 'an' }],
    ['12,8 %', { type: 'taux', valeur: 0.128 }],
    ['deux virgule trois pourcent', { type: 'taux', valeur: 0.023 }],
    ['les 2/3', { type: 'taux', valeur: 0.66666667 }],
    ['TMI 30', { type: 'taux', valeur: 0.3 }],
    ['2,5 parts', { type: 'quantite', valeur: 2.5, objet: 'parts' }],
    ['18 000 bornes', { type: 'quantite', valeur: 18_000, objet: 'km' }],
    ['une 5 CV', { type: 'quantite', valeur: 5, objet: 'cv' }],
    ['deux petits enfants', { type: 'quantite', valeur: 2, objet: 'enfants' }],
    ['80 m2', { type: 'quantite', valeur: 80, objet: 'm2' }],
    ['le 3e enfant', { type: 'quantite', valeur: 3, objet: 'rang' }],
    ['le report du 150-0 B ter', { type: 'reference' }],
    ['la taxe du 1609 nonies G', { type: 'reference' }],
    ['la TVA à dix', { type: 'taux', valeur: 0.1 }],
    ['article 150-0 B ter', { type: 'reference' }],
    ['la case 2TR', { type: 'reference' }],
    ['le formulaire 2042', { type: 'reference' }],
    ['ma 2044', { type: 'reference' }],
    ['j’habite 75011 Paris', { type: 'reference' }],
    ['veuve 31200 IR', { type: 'montant', valeur: 31_200, devise: 'EUR', certain: false }],
    ['pacsés 58000 Impôt', { type: 'montant', valeur: 58_000, devise: 'EUR', certain: false }],
  ])('%s', (question, attendu) => {
    expect(trouverMentions(question).filter((m) => NUMERIQUES.has(m.type))).toMatchObject([attendu]);
  });
});

describe('Ce que les mots nomment', () => {
  it.each([
    ['ma fille', { type: 'personne', lien: 'fille', genre: 'f', mots: 'fille' }],
    ['avec mes jumeaux', { type: 'personne', lien: 'jumeaux', nombre: 2 }],
    ['à Lausanne', { type: 'lieu', lieu: 'lausanne', pays: 'CH' }],
    ['un appart', { type: 'bien', bien: 'appartement' }],
    ['en nue-propriété', { type: 'mot', concept: 'nue_propriete' }],
    ['en residence alternee', { type: 'mot', concept: 'alternee' }],
    ['hors taxes', { type: 'mot', concept: 'ht' }],
  ])('%s', (question, attendu) => {
    expect(trouverMentions(question)).toMatchObject([attendu]);
  });

  it('une négation porte jusqu’à la fin de sa proposition', () => {
    const question = 'sans enfant à charge, mais avec un prêt';
    const [negation] = trouverMentions(question);
    expect(negation?.type === 'negation' && question.slice(...negation.portee)).toBe('enfant à charge');
  });

  it('deux mentions ne partagent aucun mot', () => {
    const mentions = trouverMentions('deux enfants de 8 et 12 ans en garde alternée, appart T3 de 200 000 € à Genève');
    for (const [i, m] of mentions.entries()) expect(m.span[0]).toBeGreaterThanOrEqual(mentions[i - 1]?.span[1] ?? 0);
    expect(mentions.length).toBeGreaterThan(6);
  });
});

describe('Rien ne se perd en silence', () => {
  const banc = ['public.json', 'francis.json', 'aveugle.json'].flatMap(
    (nom) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
      JSON.parse(readFileSync(new URL(`../../../../bench/banc/${nom}`, import.meta.url), 'utf8')) as {
        question: string;
      }[],
  );

  it('chaque suite de chiffres des questions du banc est dans une mention et une seule', () => {
    expect(banc.length).toBeGreaterThan(700);
    expect(banc.flatMap(({ question }) => suitesMalCouvertes(question, trouverMentions(question)))).toEqual([]);
  });

  it('de même pour tout ce que l’on peut taper', () => {
    const morceau = fc.oneof(
      fc.constantFrom(
        ...'€ k m2 % ans mois et ou à de par - / , . x × ( ) : ; ’ CHF enfants 1er e TTC HT article case mars 2024 deux mille cent'.split(
          ' ',
        ),
        ' ',
        '\u00a0',
        '\n',
      ),
      fc.nat(3_000_000).map(String),
      fc.stringMatching(/^\d{1,3}( \d{3}){0,2}(,\d{1,3})?$/),
    );
    const question = fc
      .array(morceau, { maxLength: 14 })
      .chain((mots) => fc.constantFrom('', ' ').map((liant) => mots.join(liant)));
    fc.assert(
      fc.property(question, (texte) => {
        const mentions = trouverMentions(texte);
        expect(suitesMalCouvertes(texte, mentions)).toEqual([]);
        for (const [i, m] of mentions.entries()) {
          expect(m.id).toBe(`m${i + 1}`);
          expect(m.mots).toBe(texte.slice(...m.span));
        }
      }),
      { numRuns: 1500 },
    );
  });
});
