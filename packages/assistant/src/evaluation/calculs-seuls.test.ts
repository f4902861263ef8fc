import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u202f\u00a0]/g, ' ');

/** A figure asked of one expense, one sale or one activity: the household is not told, and need not be. */
const CAS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Nounou agréée : 5 100 € pour l’aîné de 4 ans et 1 800 € pour la petite en 2025. Quel crédit d’impôt ?',
    ['2 650 €'],
  ],
  ['Femme de ménage déclarée 140 € par mois en 2025, combien je récupère en crédit d’impôt ?', ['840 €']],
  ['J’ai donné 600 € à l’Institut Pasteur en 2025, quelle réduction ?', ['396 €']],
  ['2 000 € versés au Secours catholique en 2024 : ma réduction est de combien ?', ['1 410 €']],
  ['130 € de cotisations syndicales en 2025, quel crédit d’impôt ?', ['85,80 €']],
  ['Maman est en Ehpad, 11 200 € de frais en 2025 restés à sa charge. Quelle réduction d’impôt ?', ['2 500 €']],
  ['J’aide ma fille étudiante de 21 ans, 5 200 € sur 2025. Combien je peux déduire ?', ['5 200 €']],
  ['Pension de 9 000 € à mon fils majeur non rattaché en 2025, quelle part déductible ?', ['6 855 €']],
  ['110 jours de télétravail en 2024 aux frais réels, quelle déduction au forfait ?', ['297 €']],
  ['J’ai touché 8 000 € d’heures supplémentaires en 2025 : combien sont imposables ?', ['500 €', '7 500 €']],
  ['Quelle réduction pour frais de scolarité avec deux collégiens et une étudiante ?', ['305 €']],
  ['5 CV essence, 6 000 bornes pour le boulot en 2025 : quel montant au barème kilométrique ?', ['3 537 €']],
  [
    'Location vide : 9 600 € de loyers et 3 900 € de charges en 2025, micro ou réel ? Quelle base dans chaque régime ?',
    ['6 720 €', '5 700 €'],
  ],
  [
    'Graphiste indépendant, 40 000 € de recettes BNC, 9 000 € de frais : micro ou déclaration contrôlée, quel bénéfice ?',
    ['26 400 €', '31 000 €'],
  ],
  ['Prélèvements sociaux sur un LMNP au micro-BIC avec 8 000 € de loyers en 2025 ?', ['744 €']],
  [
    'Mon assurance-vie vaut 50 000 €, versée à 40 000 €. Sur un retrait de 10 000 €, quelle part de gain imposable ?',
    ['2 000 €'],
  ],
  [
    'Ma mère m’avait donné 60 000 € il y a six ans, elle m’en donne 90 000 € aujourd’hui. Quels droits de donation ?',
    ['8 194,35 €'],
  ],
  [
    'On me prélève 6,2 % et mon net imposable du mois est de 3 100 €. Combien de prélèvement à la source ?',
    ['192,20 €'],
  ],
  ['Déduction forfaitaire de 10 % sur 160 000 € de salaire en 2025, et que reste-t-il ?', ['14 555 €', '145 445 €']],
  ['Abattement de 10 % sur une retraite de 24 000 € en 2025 ?', ['2 400 €']],
  [
    '5 000 € de dividendes avec l’option barème : quelle part imposable après abattement, quelle CSG déductible ?',
    ['3 000 €', '340 €'],
  ],
  ['Rente viagère de 9 000 € par an commencée à 64 ans, quelle part imposable ?', ['3 600 €']],
  ['Auto-entrepreneur coiffeur, 24 000 € encaissés en 2026 : quelles cotisations Urssaf ?', ['5 088 €']],
  ['6 000 € d’impôt avec 3 mois de retard : combien d’intérêts de retard ?', ['36 €']],
  ['J’ai payé 2 500 € d’impôt en retard, quelle majoration ?', ['250 €']],
  ['Quel gain maximum le quotient familial donne-t-il pour 3 enfants à charge en 2025 ?', ['7 228 €']],
  ['Nounou à domicile, 17 000 € en 2025 avec deux enfants, quel crédit d’impôt ?', ['7 500 €']],
  ['Notre SAS n’a pas droit au taux réduit : 80 000 € de bénéfice 2025, quel impôt sur les sociétés ?', ['20 000 €']],
  ['Mon frère et moi héritons de maman, veuve, 500 000 € nets. Quels droits chacun ?', ['28 194,35 €']],
  [
    'Contrat d’assurance-vie de papa : 500 000 € pour ma sœur et moi, primes versées avant 70 ans. Prélèvement ?',
    ['39 000 €', '19 500 €'],
  ],
  [
    'Prime d’assurance-vie de 60 000 € versée par ma mère après 70 ans, je suis bénéficiaire : qu’est-ce qui est taxé ?',
    ['29 500 €'],
  ],
  ['J’ai vendu mon box 12 000 €, combien d’impôt sur la plus-value ?', ['15 000 €']],
  ['Cryptos achetées 2 000 €, tout vendu 5 000 € en 2025 : impôt ?', ['942 €']],
  ['Addition de restaurant de 110 € TTC, quelle TVA dedans ?', ['10 €']],
  ['Devis de 4 000 CHF hors taxe, TVA ?', ['324 CHF']],
  ['Gîte rural classé, 20 000 € de recettes en 2025, combien d’imposable ?', ['10 000 €']],
  [
    'Notre père laisse 600 000 €, maman (72 ans) garde l’usufruit de tout, nous sommes trois enfants. Droits de succession par enfant ?',
    ['6 194,35 €'],
  ],
  [
    'Mon épouse est décédée, 400 000 € à elle. Je prends le quart en pleine propriété, nous avons deux enfants. Droits pour chaque enfant ?',
    ['8 194,35 €'],
  ],
  ['Mon oncle est mort, mes parents aussi ; je reçois seul 40 000 €. Droits de succession ?', ['17 618,15 €']],
  ['Mamie et papi : papi et mamie me donnent chacun 40 000 €, première fois. Total des droits ?', ['819,80 €']],
  ['Couple marié, on donne 400 000 € à nos deux enfants, à parts égales. Total des droits de donation ?', ['0 €']],
  ['Usufruit temporaire de 12 ans sur un bien de 100 000 €, quelle valeur ?', ['46 000 €']],
  ['Coût de la flat tax sur 10 000 € de dividendes versés en 2025, et s’ils le sont en 2026 ?', ['3 000 €', '3 140 €']],
  ['Exercice 2025 de 3 mois, bénéfice de 20 000 €, taux réduit ouvert. Quel IS ?', ['3 938 €']],
  [
    'Holding, régime mère-fille : 60 000 € de dividendes d’une filiale détenue à 80 %, taux normal. Quel IS ?',
    ['3 000 €', '750 €'],
  ],
  ['Garde alternée : 3 000 € de crèche pour mon fils de 2 ans, quel crédit d’impôt ?', ['875 €']],
  ['500 € aux Restos du cœur et 300 € à la SPA en 2025, quelle réduction d’impôt ?', ['573 €']],
  ['20 000 € de salaire net imposable et 250 € de cotisation syndicale, quel crédit d’impôt ?', ['132 €']],
  [
    'Déclaration déposée en retard de 2 mois sans mise en demeure, 3 000 € d’impôt : quelle majoration et quels intérêts ?',
    ['300 €', '12 €'],
  ],
  ['CSG, CRDS et Casa sur une pension brute de 1 500 € par mois au taux médian : quel total ?', ['111 €']],
  ['Plus-value immobilière imposable de 60 000 € après abattement, quelle surtaxe ?', ['1 200 €']],
  [
    'Prestation compensatoire de 24 000 € versée en une fois après le jugement de 2025, quelle réduction ?',
    ['6 000 €'],
  ],
  [
    'RNI de 10 000 €, 2 500 € de dons à une association en 2025 : quelle réduction et quel report ?',
    ['1 320 €', '500 €'],
  ],
  [
    'Déclaration déposée 50 jours après une mise en demeure, 2 000 € d’impôt, 5 mois de retard : majoration et intérêts ?',
    ['800 €', '20 €'],
  ],
  [
    'Assurance-vie, primes avant 70 ans : 300 000 € pour ma nièce, 200 000 € pour mon ami. Quel prélèvement ?',
    ['29 500 €', '9 500 €'],
  ],
  [
    'Appartement acheté : prix d’achat 150 000 €, en mai 2015, prix de vente 220 000 € en juin 2026, locatif. Impôt sur la plus-value ?',
    ['4 408 €'],
  ],
  ['Papa laisse 900 000 € à partager entre mes deux frères et moi. Droits de chacun ?', ['38 194,35 €']],
  ['IFI : maison principale 1 000 000 €, immeubles 900 000 €, fonds euros 300 000 €, 100 000 € de prêt', ['3 900 €']],
  ['Je donne la nue-propriété de ma maison de 300 000 € à mes deux enfants, j’ai 55 ans. Droits par enfant ?', ['0 €']],
  [
    'Ville de Zurich, célibataire, 90 000 francs imposables au canton comme à la Confédération en 2026. Impôts fédéral et cantonal ?',
    ['11 302 CHF'],
  ],
];

describe('Un chiffre demandé sans foyer', () => {
  it.each(CAS)('%s', async (question, chiffres) => {
    const reponse = await poser(question);
    expect(['exact', 'partiel']).toContain(reponse.statut);
    for (const chiffre of chiffres) expect(lisse(reponse.answer)).toContain(chiffre);
  });

  it.each([
    'Mariés, 30 000 € et 28 000 € net imposable, 3 000 € de crèche pour le petit de 2 ans : quel impôt ?',
    'Célibataire, 30 000 € net imposable, 200 € de dons à la Croix-Rouge : combien d’impôt ?',
  ])('le foyer entier, quand il est dit : %s', async (question) => {
    const reponse = await poser(question);
    expect(reponse.calculs.map((c) => c.regle)).toContain('ir.impot_final');
  });
});

describe('Ce qu’un foyer dit de travers', () => {
  it.each([
    [
      'Deux contrats la même année : 12 000 € net imposable chez l’un, 9 000 € chez l’autre. Célibataire. Impôt ?',
      '21 000 €',
    ],
    ['Célibataire, 45 000 € net imposable, déficit foncier de 13 000 € sans emprunt. Quel impôt ?', '29 800 €'],
    [
      'Mariés, 30 000 € et 25 000 € net imposable, nounou à notre domicile 5 000 € pour bébé. Impôt ?',
      'emploi à domicile',
    ],
    [
      'Mariés, 60 000 € et 40 000 € net imposable, 400 € par mois versés à chacun de nos 2 grands étudiants non rattachés. Impôt ?',
      '9 600 €',
    ],
    [
      'Célibataire, 30 000 € net imposable, 150 € prélevés à la source chaque mois en 2025. Que reste-t-il à payer ?',
      '1 800 €',
    ],
    [
      'Retraités mariés, 20 000 € et 15 000 € de pensions, maison estimée 300 000 €. Quelle tranche marginale ?',
      '11 %',
    ],
    ['Mariés, deux enfants et mon fils d’une première union en garde alternée : combien de parts ?', '3,5'],
    [
      'Je vis seul, ma grande de 11 ans est chez moi et son petit frère de 7 ans est en garde alternée. 30 000 € net imposable. Mes parts ?',
      '2,25',
    ],
  ])('%s', async (question, attendu) => {
    const reponse = await poser(question);
    expect(lisse(reponse.answer)).toContain(attendu);
  });
});

describe('Ce qui est dit d’un foyer à demi-mot', () => {
  it.each([
    ['On est pacser, moi 2 000 net par moi, elle 1 800, zéro enfant, ça fait combien d’impôt ?', 45_600],
    ['Mari 42k, femme 30k net imposable, pas d’enfant : notre impôt ?', 72_000],
    ['Deux mois d’essai à 1 900 € net imposable puis dix mois de CDI à 2 400 €. Célibataire. Quel impôt ?', 27_800],
  ])('%s', async (question, salaires) => {
    const reponse = await poser(question);
    expect(reponse.statut).toBe('exact');
    expect(lisse(reponse.answer)).toContain(
      `${new Intl.NumberFormat('fr-FR').format(salaires)} €`.replace(/\s/gu, ' '),
    );
  });
});
