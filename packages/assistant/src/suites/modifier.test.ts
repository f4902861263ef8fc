import { describe, expect, test } from 'vitest';
import { a, u } from '../evaluation/foyers.ts';
import { poser } from '../evaluation/poser.ts';
import type { ReponseAssistant } from '../types.ts';

async function suivies(...questions: readonly string[]): Promise<ReponseAssistant> {
  const [derniere = '', ...avant] = questions.toReversed();
  const historique = avant.toReversed().flatMap((q) => [u(q), a('Réponse.')]);
  return poser(derniere, { historique });
}
const chiffres = (r: ReponseAssistant) => r.calculs.map((c) => [c.regle, c.valeur, c.unite]);

const DON = 'Je donne 150 000 € à ma fille. Quels droits ?';
const SUCCESSION = 'J’hérite de 300 000 € de mon père, nous sommes deux enfants. Quels droits de succession ?';
const IFI = 'Patrimoine immobilier net taxable de 2 000 000 €, quel IFI ?';
const SUISSE = 'Salaire brut annuel de 120 000 CHF à Genève, célibataire. Quels impôts ?';
const KM = '12 000 km avec une 5 CV, quels frais kilométriques ?';
const MENAGE = 'Crédit d’impôt pour 3 000 € de femme de ménage ?';
const MICRO = 'Mes recettes de consultant libéral sont de 40 000 € en micro, quel bénéfice imposable ?';
const NUE = 'Quelle est la valeur de la nue-propriété d’une maison de 300 000 €, usufruitier de 72 ans ?';

/** What is said after, and the question that says it all: the same figures, as surely. */
const ENTIERES: readonly (readonly [suites: readonly string[], entiere: string])[] = [
  [[DON, 'et avec 200 000 € ?'], DON.replace('150 000', '200 000')],
  [[SUCCESSION, 'et si on était trois ?'], SUCCESSION.replace('deux', 'trois')],
  [
    [SUCCESSION, 'et si on était trois ?', 'et avec 500 000 € ?'],
    SUCCESSION.replace('deux', 'trois').replace('300', '500'),
  ],
  [[IFI, 'et avec 1 500 000 € ?'], IFI.replace('2 000 000', '1 500 000')],
  [[SUISSE, 'et à Lausanne ?'], SUISSE.replace('Genève', 'Lausanne')],
  [[SUISSE, 'et à Lausanne ?', 'et avec 150 000 CHF ?'], SUISSE.replace('Genève', 'Lausanne').replace('120', '150')],
  [[KM, 'et avec une 6 CV ?'], KM.replace('5 CV', '6 CV')],
  [[KM, 'et pour 15 000 km ?'], KM.replace('12 000', '15 000')],
  [[MENAGE, 'et avec 5 000 € ?'], MENAGE.replace('3 000', '5 000')],
  [[MICRO, 'et avec 60 000 € ?'], MICRO.replace('40 000', '60 000')],
  [[NUE, 'et à 65 ans ?'], NUE.replace('72', '65')],
];

describe('Une suite modifie le calcul de tout sujet', () => {
  test.each(ENTIERES)('%j', async (suites, entiere) => {
    const [suivie, seule] = [await suivies(...suites), await poser(entiere)];
    expect(chiffres(suivie)).toEqual(chiffres(seule));
    expect([suivie.statut, seule.statut]).toEqual(['exact', 'exact']);
    expect(chiffres(suivie)).not.toEqual(chiffres(await poser(suites[0] ?? '')));
  });

  test('à deux, chacun a ses abattements', async () => {
    const r = await suivies(DON, 'et si on est deux à donner ?');
    expect(r.lecture.faits.find((f) => f.chemin === 'donation.donateurs')?.valeur).toBe(2);
    expect(r.calculs.find((c) => c.regle === 'dmtg.deux_donateurs')?.valeur).toBe(0);
  });

  test('une autre année garde les montants et n’est pas dite exacte', async () => {
    const r = await suivies(IFI, 'et l’an dernier ?');
    expect(r.calculs.map((c) => c.annee)).toEqual(r.calculs.map(() => 2025));
    expect(r.statut).toBe('partiel');
  });

  test('une année dont la loi n’est pas connue est calculée, plus vieille, à la loi du jour, et le dit', async () => {
    const vente = 'Je vends 300 000 € un appartement acheté 200 000 € le 1er mars 2012. Quel impôt sur la plus-value ?';
    const r = await suivies(vente, 'et dans 5 ans ?');
    const avant = await poser(vente.replace('2012', '2007'));
    expect(r.answer).toContain('La loi de cette date n’est pas connue');
    expect(chiffres(r)).toEqual(chiffres(avant));
    expect(r.statut).toBe('partiel');
  });

  test.each([
    [
      'un montant quand il y en a deux',
      ['Mes loyers nus sont de 12 000 € et mes charges de 20 000 €, quel déficit foncier ?', 'et avec 15 000 € ?'],
    ],
    ['des francs pour des euros', [IFI, 'et avec 3 000 000 CHF ?']],
  ])('ce qui n’est pas sûr ne change rien en silence : %s', async (_cas, suites) => {
    const r = await suivies(...suites);
    expect(r.statut).not.toBe('exact');
  });
});
