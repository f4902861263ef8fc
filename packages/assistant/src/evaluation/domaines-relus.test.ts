import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ').replaceAll('*', '');

type Cas = readonly (readonly [question: string, attendu: string])[];
/** Each class in words of its own: what is asked, what the answer holds. */
const CLASSES: Readonly<Record<string, Cas>> = {
  'une période dite fait l’année': [
    [
      'Coach en micro-BNC, 7 200 € par trimestre, versement libératoire pris : combien d’impôt sur l’année ?',
      '633,60 €',
    ],
    ['Mon studio meublé me rapporte 512 x 12. Bénéfice imposable au micro ?', '3 072 €'],
    ['Chambre d’hôtes, 60 nuits à 90 €. Quel bénéfice imposable en micro-BIC ?', '2 700 €'],
    ['Retraite brute de 1 500 € par mois, CSG au taux normal. Combien retenu par an ?', '1 638 €'],
    ['Ma pension brute est de 1 500 € par mois, CSG à 8,3 %. Quel total sur ce mois ?', '136,50 €'],
    ['Plombier en micro, 2 000 € de prestations par mois : cotisations Urssaf de l’année ?', '5 088 €'],
  ],

  'la surtaxe demandée est la surtaxe répondue': [
    [
      'Seule à vendre, plus-value imposable de 72 000 € après abattement : combien fait la taxe en plus ?',
      'La surtaxe',
    ],
    ['célibataire, pv taxable 90 000 apres abattement, la taxe en + cb', 'La surtaxe'],
    [
      'Plus-value nette imposable de 130 000 €, prix de vente 410 000 €. Taxe sur les plus-values élevées ?',
      'La surtaxe',
    ],
    ['Mon mari et moi vendons, plus-value imposable 240 000 € : montant de la taxe additionnelle ?', 'La surtaxe'],
  ],

  'un revenu qui baisse n’est pas un impôt': [
    [
      'Mariés, 52 000 € gagnés à deux. Loyers nus 7 000 €, charges 11 000 € sans intérêts. De combien notre revenu imposable va-t-il baisser ?',
      '4 000 €',
    ],
    ['9 000 de loyers vides, 6 000 de charges et 4 000 d’intérêts : quel déficit sur mon revenu global ?', '1 000 €'],
  ],

  'une part n’est pas le tout': [
    [
      'Ma sœur et moi avons chacun la moitié d’un T2 loué vide 8 000 € par an. Au micro, quelle base pour ma part ?',
      '2 800 €',
    ],
    ['Je possède un quart d’une maison louée nue 12 000 € par an. Base au micro-foncier pour ma part ?', '2 100 €'],
  ],

  'la taxe comprise se dit avant ou après': [
    ['Ticket TTC de 1 100 €, TVA à 10 % : combien de HT ?', '1 000 €'],
    ['recette TTC 2 110 tva 5.5, c’est quoi la tva dedans', '110 €'],
    ['Hôtel à Montreux, nuit à 200 francs hors TVA, taux hébergement. Prix TTC ?', '207,60 CHF'],
    ['Ventes 6 000 HT, achats 2 500 HT, tout à 5,5 %. TVA à payer ?', '192,50 €'],
    ['j’ai encaissé 2 400 ttc ce mois, tva 20, acheté du stock 600 ttc, je reverse combien', '300 €'],
  ],

  'les enfants et le conjoint se comptent aussi ailleurs': [
    ['Je vis à Lausanne, seul avec mon fils, 90 000 CHF bruts en 2025. Quel impôt ?', 'Vos impôts suisses'],
    ['Résident en Andorre, marié, ma femme est au foyer, 50 000 € net de mon travail en 2025. IRPF ?', '500 €'],
    ['Andorre 2026 : base du travail 40 000 €, intérêts 3 000 €. IRPF total ?', '800 €'],
    ['Au Luxembourg en classe deux, 68 000 € de revenu imposable en 2024, l’impôt ?', '6 592 €'],
  ],

  'les kilomètres du travail': [
    ['5 CV, 20 000 km dont 12 000 km professionnels en 2025, barème ?', '5 679 €'],
    ['Hybride (pas électrique) de 4 chevaux, 10 000 km en 2025 : barème kilométrique ?', '4 730 €'],
  ],

  'tout est dit pour calculer': [
    ['3 au collège et 2 au lycée, réduction pour frais de scolarité ?', '489 €'],
    ['un au college 1 a la fac reduc scolarité cb', '244 €'],
    ['Nos jumeaux sont au lycée. Quelle réduction d’impôt de scolarité ? On paie 300 € de cantine.', '306 €'],
    ['Déclaration déposée en retard sans mise en demeure, 9 000 € d’impôt : majoration ?', '900 €'],
    ['intérêts de retard : 5 mois sur 2 000 € d’impôt, ça fait combien ?', '20 €'],
    ['Je suis dans la tranche à 41, j’ai mis 5 000 sur mon PER en 2025 : combien j’économise ?', '2 050 €'],
    ['Syndicat CFDT : 300 € de cotisation, salaire imposable de 40 000 €. Combien me revient ?', '198 €'],
  ],

  'ce qui est mis à part, ou d’un voisin, n’entre pas': [
    [
      'Femme de ménage au Cesu : 2 000 € payés en 2025. J’ai aussi 700 € de plâtre, rien à voir. Quel crédit d’impôt ?',
      '1 000 €',
    ],
    ['Patrimoine immobilier net de dettes : 2 000 000 €. IFI ? Mon voisin a payé 8 000 €.', '7 400 €'],
  ],
};

describe('les domaines, relus par classes', () => {
  test.each(
    Object.entries(CLASSES).flatMap(([classe, cas]) =>
      cas.map(([question, attendu]) => [classe, question, attendu] as const),
    ),
  )('%s : %s', async (_, question, attendu) => {
    expect(lisse((await poser(question)).answer)).toContain(attendu);
  });
});

test('un enfant nommé change l’impôt suisse', async () => {
  const seul = await poser('Je vis à Lausanne, seul, 90 000 CHF bruts en 2025. Quel impôt ?');
  const parent = await poser('Je vis à Lausanne, seul avec mon fils, 90 000 CHF bruts en 2025. Quel impôt ?');
  expect(lisse(parent.answer)).not.toBe(lisse(seul.answer));
});

describe('ce qui n’est pas sûr n’est pas exact', () => {
  test.each([
    'Vide ou meublé, 700 € par mois au micro, tranche 30 : je paie combien en moins ?',
    'Célibataire, 30 000 €, et 500 € donnés aux Restos du cœur : quelle réduction ?',
    'Luxembourg classe 1, 50 000 € en 2026, quel impôt ?',
  ])('%s', async (question) => {
    const { statut, answer } = await poser(question);
    expect(statut !== 'exact' || lisse(answer).includes('375 €')).toBe(true);
  });
});

test('fabriquer des objets n’est pas une fraude', async () => {
  expect((await poser('Je vends les savons que je fabrique, micro, 1 000 € de ventes : Urssaf ?')).statut).not.toBe(
    'refus',
  );
});
