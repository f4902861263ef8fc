import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

type Juridiction = 'FR' | 'CH' | 'LU' | 'AD';

/** What a person asks, turn by turn, and a figure that the answer must show. */
const CAS: readonly (readonly [
  questions: readonly string[],
  montants: readonly number[],
  juridiction?: Juridiction,
])[] = [
  [['Je voudrais donner 200000 euros à chacun de mes deux enfants, ça va me coûter combien en droits ?'], [36_388.7]],
  [['Mes parents veulent me donner 120 000 €. Quels impôts ?'], [0]],
  [['On est mariés et on donne 300 000 € à notre fille unique, combien de droits ?'], [16_388.7]],
  [['ma mère (72 ans) me fait un virement de 140000 € , droits à payer ?'], [409.9]],
  [['Ma tante sans enfant me donne 40 000 €, combien je dois au fisc ?'], [17_618.15]],
  [['Je donne 50 000 € à mon concubin, quels droits ?'], [30_000]],
  [['Mon père m’a déjà donné 100 000 € il y a 5 ans, il veut me donner 50 000 € de plus. Combien ?'], [8194.35]],
  [
    ['J’ai 68 ans et je donne la nue-propriété d’un appartement de 300 000 € à mon fils : droits de donation ?'],
    [14_194.35],
  ],
  [['Je veux donner 80 000 €, combien de droits ?', 'à ma fille'], [0]],
  [['Je donne 150 000 € à mon fils, quels droits ?', 'et si je donnais 250 000 € ?'], [28_194.35]],
  [['Je donne 150 000 € à mon fils, quels droits ?', 'et à mon neveu ?'], [78_118.15]],
  [['Ma mère est décédée, je suis fils unique, j’hérite de 250 000 €. Combien d’impôt ?'], [28_194.35]],
  [['Mon frère est mort et me laisse 100 000 €. Droits ?'], [35_387.6]],
  [['Ma femme est morte et me laisse 500 000 €, droits ?'], [0]],
  [['Ma compagne est décédée, nous n’étions pas mariés, elle me laisse 50 000 €. Droits de succession ?'], [29_043.6]],
  [['Succession de 1,2 million d’euros, 2 enfants, combien paie chacun ?'], [98_194.35]],
  [
    ['Résidence secondaire achetée 180 000 € en juin 2012, revendue 290 000 en septembre 2026, sans travaux. Impôt ?'],
    [6074.3, 10_178.83],
  ],
  [
    ['Maison secondaire achetée 160 000 en mai 2014, 5 000 € de travaux, revendue 300 000 en juin 2026. Impôt ?'],
    [28_489.14],
  ],
  [
    ['Terrain non constructible acheté 30 000 € en mars 2010, vendu 55 000 € en mai 2026. Impôt sur la plus-value ?'],
    [4672.44],
  ],
  [['SAS bénéfice 60 000 € en 2026 mais capital pas entièrement libéré. IS ?'], [15_000]],
  [['SAS bénéfice 60 000 € en 2026, capital entièrement libéré. IS ?'], [10_750]],
  [['SARL 80 000 € de bénéfice 2026, détenue à 100 % par une société cotée. IS ?'], [20_000]],
  [['J’ai acheté un studio 90 000 € en 2010 et je le vends 150 000 € aujourd’hui. Quel impôt ?'], [2567.85, 5596.09]],
  [['Maison héritée en 2015 pour 200 000 €, revendue 320 000 € cette année : impôt ?'], [10_944]],
  [
    [
      'Je vends mon appartement 300 000 €. Quel impôt sur la plus-value ?',
      'acheté 200 000 € en 2015, résidence secondaire',
    ],
    [6688],
  ],
  [['Quel IFI pour un patrimoine immobilier net de 2,3 millions ?'], [9500]],
  [
    [
      'J’ai une résidence principale à 1 500 000 € et un appartement locatif à 600 000 €, avec 200 000 € d’emprunt restant. IFI ?',
    ],
    [3550],
  ],
  [['Assurance-vie de 10 ans, 30 000 € de plus-values dans mon rachat, couple marié, combien d’impôt ?'], [1560, 5160]],
  [
    ['Je retire 20 000 € de mon assurance vie ouverte en 2021, elle vaut 50 000 € et j’ai versé 40 000 €. Impôt ?'],
    [512, 688],
  ],
  [['Mon PEA de 7 ans vaut 60 000 €, j’ai versé 40 000 €, je retire 15 000 €. Prélèvements ?'], [930]],
  [['Bitcoin : 12 000 € de gain en 2025, combien d’impôt ?'], [3768]],
  [['J’ai vendu des actions avec 8 000 € de plus-value en 2026, quel impôt ?'], [2512]],
  [['Micro-entrepreneur, 50 000 € de ventes, versement libératoire, combien d’impôt ?'], [14_500, 500]],
  [['CEHR pour un couple avec un RFR de 700 000 €'], [6000]],
  [['Quel est l’impôt sur les sociétés pour un bénéfice de 120 000 € ?'], [25_750]],
  [['Mon taux neutre avec 2 800 € nets par mois ?'], [210]],
  [['Déficit foncier de 15 000 €, combien je déduis de mes revenus ?'], [10_700, 4300]],
  [['Usufruit à 72 ans sur un bien de 400 000 €, valeur ?'], [280_000]],
  [['TVA en France sur 1000 € HT au taux normal ?'], [200, 1200]],
  [['Quelle TVA dans un repas au restaurant à 55 € TTC ?'], [5, 50]],
  [['TVA sur une nuit d’hôtel à 180 francs ?'], [6.84, 186.84], 'CH'],
  [['Je vends 1 080 CHF TTC au taux normal, quelle TVA ?'], [80.93, 999.07], 'CH'],
  [['Combien d’impôt à Lausanne pour 95 000 CHF brut, célibataire ?'], [1425.7], 'CH'],
  [['j’ai 80 000 de salaire brut', 'Genève, célibataire'], [], 'CH'],
  [['Célibataire, revenu imposable 50 000 €, impôt ?'], [7854], 'LU'],
  [['Marié avec conjoint sans revenu, 70 000 € de revenus, IRPF ?'], [2200], 'AD'],
  [['En Andorre, je gagne 50 000 € net, quel impôt ?'], [1800]],
  // Classes of wording that blind questions showed.
  [
    [
      'Le chalet, on l’a pris en mai 2015 pour 200 000 € et on signe en juin 2026 à 290 000 €, résidence secondaire. Impôt, surtaxe et prélèvements sociaux ?',
    ],
    [],
  ],
  [
    [
      'Appartement acheté en mars 2001 pour 90 000 € et vendu en avril 2026 à 200 000 €, locatif. Que reste-t-il à payer ?',
    ],
    [0],
  ],
  [
    [
      'Je donne 80 000 € de biens à mon fils (un terrain). Droits ?',
      'Et si je lui avais déjà donné 60 000 € en mai 2019 ?',
    ],
    [6194.35],
  ],
  [['Nous sommes pacsés et je donne 90 000 € à ma compagne. Quels droits ?'], [524]],
  [['Je donne 90 000 € à ma compagne pacsée. Quels droits ?'], [524]],
  [['Mon compagnon pacsé me lègue 200 000 €, combien de droits ?'], [0]],
  [['Un ami, sans aucun lien de famille, veut me donner 10 000 €. Combien pour le fisc ?'], [6000]],
  [['Veuve de 72 ans, je transmets à ma fille la nue-propriété de ma maison estimée 300 000 €. Droits ?'], [20_194.35]],
  [['Nous vivions ensemble sans être mariés, il m’a légué 50 000 €. Droits ?'], [29_043.6]],
  [['Fils unique handicapé, ma mère me laisse 280 000 €. Combien de droits de succession ?'], [2329.35]],
  [
    [
      'Je suis l’unique bénéficiaire de l’assurance-vie de mon père : 300 000 €, versés avant 70 ans. Quel prélèvement ?',
    ],
    [29_500],
  ],
  [
    ['Assurance-vie de 600 000 € versée avant 70 ans pour mes deux enfants, combien paieront-ils à mon décès ?'],
    [59_000],
  ],
  [['IFI pour 2 millions nets ?', 'Et avec 1,6 million au lieu de 2 ?'], [4600]],
  [
    [
      'Rachat sur un contrat ouvert en mars 2015 : 12 000 € d’intérêts dedans, célibataire. Impôt et prélèvements ?',
      'Et si le contrat n’avait que quatre ans ?',
    ],
    [1536],
  ],
  [['PEA ouvert en mai 2018, 20 000 € versés, il vaut 35 000 € et je le ferme. Que me prend l’État ?'], [2790]],
  [
    [
      'J’ai investi 10 000 € en crypto, mon portefeuille valait 25 000 € et j’ai vendu pour 5 000 € en 2025. Flat tax ?',
    ],
    [3000, 942],
  ],
  [['7 000 € de dividendes en 2025, flat tax ?', 'et si elle les verse en 2026 ?'], [2198]],
  [['J’ai donné 1 200 € aux Restos du cœur en novembre 2025, combien de réduction d’impôt ?'], [900]],
  [['J’ai donné 1 200 € aux Restos du cœur en mars 2025, combien de réduction d’impôt ?'], [882]],
  [['Lausanne, célibataire, revenu imposable cantonal de 70 000 CHF : canton et commune 2026 ?'], [12_039.25], 'CH'],
  [
    ['Classe 1, revenu imposable ajusté 60 000 € en 2025, impôt au Grand-Duché ?', 'Et en classe 1a avec 45 000 € ?'],
    [3563],
    'LU',
  ],
  [['Plombier : salle de bains refaite dans une maison ancienne, 2 000 € HT. TVA et TTC ?'], [200, 2200]],
];

const demander = ([questions, , juridiction = 'FR']: (typeof CAS)[number]) =>
  poser(questions.at(-1) ?? '', {
    juridiction,
    historique: questions.slice(0, -1).map((content) => ({ role: 'user', content })),
  });

describe('Les sujets voisins de l’impôt sur le revenu', () => {
  it.each(CAS.map((cas) => [cas[0].join(' → '), cas] as const))('%s', async (_, cas) => {
    const { calculs, statut, notes } = await demander(cas);
    expect(calculs.length).toBeGreaterThan(0);
    expect(['exact', 'partiel']).toContain(statut);
    expect(notes.filter((n) => n.genre === 'avertissement' && /retir|Montant non donné/.test(n.titre))).toEqual([]);
    for (const montant of cas[1]) expect(calculs.map((c) => c.valeur)).toContainEqual(expect.closeTo(montant, 2));
  });

  it.each([
    ['Je veux donner 80 000 €, combien de droits faudra-t-il payer ?', /lien de parenté/],
    ['Je vends 450 000 € un appart acheté 200 000 €, combien d’impôt ?', /date d’achat/],
    ['Je rachète mon assurance-vie, combien d’impôt ?', /date d’ouverture/],
    ['CEHR avec un revenu de référence de 320 000 € ?', /seul ou en couple/],
    ['Nous sommes les enfants, notre mère laisse 400 000 €, quels droits ?', /nombre d’héritiers/],
  ])('demande le fait décisif : %s', async (question, attendu) => {
    const { statut, answer, calculs } = await poser(question);
    expect(statut).toBe('clarification');
    expect(answer).toMatch(attendu);
    expect(calculs).toEqual([]);
  });
});
