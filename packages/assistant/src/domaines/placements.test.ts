import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const demander = (questions: readonly string[]) =>
  poser(questions.at(-1) ?? '', {
    historique: questions.slice(0, -1).map((content) => ({ role: 'user', content })),
  });

/** Wordings of people, and a figure that the answer must show; all told, so none asks anything back. */
const CAS: readonly (readonly [questions: readonly string[], montants: readonly number[]])[] = [
  // The year of the purchase is not that of the sale.
  [
    [
      'J’avais acheté pour 5 000 de bitcoin en 2020. En 2025 mon portefeuille valait 20 000 et j’en ai vendu pour 4 000 euros. combien d’impôt',
    ],
    [942],
  ],
  [
    ['en 2021 j’ai mis 10 000 en crypto (seul achat). en mars 2025 j’ai tout revendu pour 26 000. impot à payer'],
    [5024],
  ],
  [['crypto achetée 2 000 en 2017, tout revendu en novembre 2025 pour 9 000, mon seul placement. impôt?'], [2198]],
  // A plan closed before five years is taxed on all its gain.
  [
    [
      'PEA ouvert en mars 2024, versé 10 000, vaut 12 400, je veux retirer 3000 en decembre 2026. ca me coute combien d’impot',
    ],
    [753.6],
  ],
  [
    [
      'SARL PME, bénéfice fiscal 86 000 exercice 2025, CA HT 1,2 M€, capital entièrement libéré détenu à 100 % par PP. IS dû ?',
    ],
    [17_250],
  ],
  [['Toute ma crypto vendue 14 000 € en février 2025, achetée 6 500 € en 2022. Flat tax ?'], [2355]],
  [
    ['En 2019 j’ai placé 3 000 euros sur du bitcoin, vendu la totalité 21 000 euros en 2025, combien je dois ?'],
    [5652],
  ],
  [['vendu en tout 240 euros de crypto sur l’année 2025, j’avais acheté ca 60 euros. impôt ?'], [0]],
  [['J’ai vendu pour 280 € de bitcoins en 2025, en tout. Impôt ?'], [0]],
  [['actions achetées 3 000 en 2016 revendues 8 000 en juin 2025, flat tax ?'], [1570]],
  [
    ['j’ai vendu 120 000 d’actions achetées 100 000 en 2022, en juillet 2025. frais 500. quelle imposition au pfu'],
    [6123],
  ],
  [['J’ai acheté des ETF 12 000 € en 2018, vendus 20 000 € en 2026. Combien de flat tax ?'], [2512]],
  [['Prix de cession des titres 900 k€, prix de revient 650 k€, PV 2025 au PFU : impôt total ?'], [78_500]],
  // Losses, exempt accounts, the scale at a known rate.
  [
    [
      'bourse 2025 : 6 400 de gain sur des actions, 1 150 de perte sur d’autres, et il me reste 2 000 de moins values reportables de 2023. combien de flat tax je dois',
    ],
    [1020.5],
  ],
  [['PV titres 2025 100 000 €, moins-values reportables 40 000 € : PFU total ?'], [18_840]],
  [['dividendes 10 000 touchés en 2025 par mon mari et interets 500 sur mon livret A, pfu combien'], [3000]],
  [['livret A 450 d’interets, LDD 120 et livret bancaire classique 300 d’interets en 2025. flat tax à payer'], [90]],
  [['Dividendes 2025 10 000 €, TMI 30 % : option barème ou PFU ?'], [3000, 3316]],
  [['dividendes 1 800 brut recus en juin 2026, ils me prennent combien'], [565.2]],
  [['Dividendes SAS versés en juin 2026, 50 000 € bruts, PFU : net en poche ?'], [34_300]],
  // A property: each amount and each date under its own words.
  [
    [
      'RS vendue 400 000 € en novembre 2026, commission d’agence vendeur 20 000 €, achetée 250 000 € en mars 2016, forfaits : impôt total PVI ?',
    ],
    [22_060.99],
  ],
  [
    [
      'mon frère et moi on a vendu en octobre 2026 la maison heritée de nos parents 300 000, elle etait à 240 000 dans la succession de juin 2019. Combien d’impot plus value chacun',
    ],
    [4002.29],
  ],
  [['plus-value de 100 000 € sur une résidence secondaire détenue 12 ans, combien d’impôt ?'], [27_293.4]],
  [['Nous vendons la maison que nous habitons, 320 000 €, achat 250 000 € en 2021. Impôt sur la plus-value ?'], [0]],
  [['vente d’un appart 300 000 que j’ai acheté 290 000 en mai 2019, juin 2026. plus value imposable ?'], [0]],
  [
    [
      'Indivision : mes deux clients, frère et sœur, vendent 28 000 € un garage détenu 50/50, PV 20 000 € : imposable ?',
    ],
    [0],
  ],
  // A plan, a contract.
  [
    [
      'J’ai un PEA ouvert en nov 2019, il vaut 31 000 et j’y ai mis 22 000. si je retire 10 000 en decembre 2026 je paye quoi',
    ],
    [540],
  ],
  [['PEA ouvert mars 2023, je l’ai cloturé le 10 octobre 2026 : 12 400 dessus pour 10 000 versés. impot ?'], [753.6]],
  [['PEA de 6 ans, versements 100 000 €, valeur 150 000 €, clôture en 2026 : prélèvements ?'], [9300]],
  [['PEA de 6 ans, versements 20 000 €, valeur 30 000 €, je le clôture', 'et à 4 ans ?'], [3140]],
  [
    ['contrat d’assurance vie de 6 ans, 50 000 versés, vaut 58 000, je sors tout. impot et PS au total (célibataire)'],
    [2400],
  ],
  [['AV de 5 ans, rachat total 60 000 €, versements 50 000 €, célibataire : IR + PS ?'], [3000]],
  [
    ['AV de 5 ans, rachat total 60 000 €, versements 50 000 €, célibataire : IR + PS ?', 'et si le contrat a 10 ans ?'],
    [2125],
  ],
  // Rents at a known rate, and regimes.
  [
    [
      'studio meublé loué 520/mois toute l’année 2025 a un étudiant, je suis dans la tranche à 30, je reste en micro. combien je paye dessus en tout',
    ],
    [1516.32],
  ],
  // Insured in another State of Europe, the seller owes the solidarity levy alone (CSS art. L136-7 I ter).
  [
    [
      'Frontalier affilié à la LAMal en Suisse, je vends un appartement locatif acheté 150 000 € il y a 8 ans, vendu 230 000 € : impôt sur la plus-value ?',
    ],
    [7205.75, 3297.05],
  ],
  [
    [
      'Je vends un studio 200 000 € acheté 100 000 € il y a 10 ans, frais d’achat réels 3 000 €, impôt sur la plus-value ?',
    ],
    [10_307.5],
  ],
  [['Airbnb non classé, recettes 12 000 € en 2025, TMI 30 % : IR + PS au micro-BIC ?'], [4082.4]],
  [['Revenus fonciers nets 30 000 €, TMI 41 % : coût IR + PS ?'], [17_460]],
  [
    [
      'je loue vide, 9 600 de loyers par an, j’ai 5 100 de charges (taxe foncière, interets, assurance). vaut mieux micro ou réel',
    ],
    [6720, 4500],
  ],
  // Companies and VAT.
  [['Cession par une holding IS de titres de participation détenus depuis 3 ans, PV 1 M€ : IS dû ?'], [30_000]],
  [['Intégration fiscale : dividende de 200 000 € d’une fille intégrée, QPFC ?'], [2000, 500]],
  [['Mécénat : SARL CA 2 M€, don 30 000 €, réduction d’IS ?'], [12_000]],
  [['Don de 30 000 € par une société au CA de 8 M€ : réduction d’impôt mécénat ?'], [18_000]],
  [
    [
      'Notre société donne 12 000 € à une association d’intérêt général, chiffre d’affaires 6 M€ : quelle réduction d’impôt ?',
    ],
    [7200],
  ],
  [['IS PME : bénéfice 80 000 €, déficit reportable N-1 30 000 €, capital PP, CA 900 k€ : IS ?'], [8250]],
  [['SARL à l’IS CA 3,5 M€, capital PP, résultat 500 000 € dont 100 000 € de dividendes mère-fille : IS ?'], [97_000]],
  [['Négociant VO, achat à un particulier 8 000 €, revente 11 000 €, régime de la marge : TVA due ?'], [500]],
];

describe('Les placements, les biens et les sociétés', () => {
  it.each(CAS.map((cas) => [cas[0].join(' → '), cas] as const))('%s', async (_, [questions, montants]) => {
    const { calculs, statut } = await demander(questions);
    expect(['exact', 'partiel']).toContain(statut);
    for (const montant of montants) expect(calculs.map((c) => c.valeur)).toContainEqual(expect.closeTo(montant, 2));
  });

  it('n’est pas exacte quand un seul des vendeurs est dit assuré ailleurs', async () => {
    const { statut, answer } = await poser(
      'Appartement locatif acheté 150 000 € il y a 8 ans, vendu 230 000 € à deux avec mon frère, je suis affilié à la LAMal : impôt sur la plus-value ?',
    );
    expect(statut).not.toBe('exact');
    expect(answer).not.toContain('Vous paieriez');
  });

  it('calcule les deux côtés d’un anniversaire que rien ne dit', async () => {
    for (const question of [
      'j’ai acheté en 2012 un bien locatif 150 000 que j’ai revendu 260 000 en mai 2025. impot plus value total svp',
      'j’ai vendu en 2026 mon studio 120 000 acheté 80 000 en 2016, impot ?',
      'maison secondaire achetée 2018 à 160 000, vendue 230 000 en juillet 2026, combien d’impot de plus value',
    ]) {
      const { answer, statut } = await poser(question);
      expect(statut).toBe('partiel');
      expect(answer).toContain('Autre cas, acheté plus t');
    }
  });
});

it('n’est pas comparé au barème quand des titres d’avant 2018 y ont un abattement', async () => {
  const { statut } = await poser(
    'Client célib., PV actions cotées 60 000 en 2025, titres acquis en 2012, TMI 30. Option barème avec abattement 150-0 D vs PFU ?',
  );
  expect(statut).not.toBe('exact');
});
