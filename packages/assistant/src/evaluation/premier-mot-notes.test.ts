import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

/** Questions that a note lists, with the first word that would say the opposite of the law. */
const CONTRAIRES: readonly (readonly ['Oui' | 'Non', string])[] = [
  ['Oui', 'J’ai signé un compromis de vente, puis-je encore donner ?'],
  ['Oui', 'La promesse est signée : puis-je encore faire la donation ?'],
  ['Oui', 'Puis-je récupérer le prix de vente après la donation ?'],
  ['Non', 'J’ai un compte Coinbase sans rien vendre : 3916-bis obligatoire ?'],
  ['Non', 'Je n’ai rien vendu cette année, dois-je déclarer ma plateforme étrangère ?'],
  ['Oui', 'Puis-je vendre mes titres pendant l’engagement individuel ?'],
  ['Oui', 'Ma sœur a habité ma maison pendant la vente, suis-je encore exonérée ?'],
  ['Oui', 'Fille unique, si je renonce mes enfants ont-ils l’abattement de 100 000 € ?'],
  ['Oui', 'J’ai pris des meubles chez ma mère, puis-je encore renoncer ?'],
  ['Non', 'Ma femme doit-elle déclarer la succession si elle hérite de tout ?'],
  ['Oui', 'Le don Sarkozy est-il rappelé dans la succession ?'],
  ['Oui', 'Mon père vivait seul, y a-t-il 20 % d’abattement ?'],
  ['Oui', 'Droits de donation payables en plusieurs fois ?'],
  ['Oui', 'Bien détenu 3 ans : puis-je prendre le forfait de 15 % ?'],
  ['Oui', 'J’ai fait les travaux moi-même, comptent-ils à la revente ?'],
  ['Oui', 'Exonération du premier logement vendu : peut-on en profiter deux fois ?'],
  ['Oui', 'Meublé au micro-BIC, la revente est-elle concernée par la réintégration ?'],
  ['Non', 'Séparés, nous vendons la maison où je ne vis plus, suis-je exonéré ?'],
  ['Non', 'Échanger ma maison contre une autre, est-ce imposable ?'],
  ['Non', 'J’ai acheté en TVA à 5,5 % et je revends tôt, dois-je rembourser ?'],
  ['Non', 'J’ai habité mon ex-LMNP avant de le vendre, la plus-value avec amortissements est-elle exonérée ?'],
  ['Non', 'Pinel : puis-je louer à ma fille ?'],
  ['Non', 'Mon Pinel se termine, puis-je prolonger la réduction ?'],
  ['Non', 'Le compte courant d’associé d’un parent décédé fait-il partie de la succession ?'],
  ['Non', 'Donner son compte courant de SCI à ses enfants : droits à payer ?'],
  ['Oui', 'SAS de 6 ans : option pour l’IR possible ?'],
  ['Oui', 'Sortie de l’option IR : puis-je la reprendre ?'],
  ['Oui', 'sarl de famille cousin associé'],
  ['Oui', 'Filiale étrangère dans l’intégration, possible ?'],
  ['Oui', 'L’abattement s’applique-t-il aussi aux prélèvements sociaux ?'],
  ['Oui', 'J’ai perdu 15 000 € dans une SARL fermée, déductible de mon salaire ?'],
  ['Oui', 'EURL à l’IR : puis-je me verser un salaire déductible ?'],
  ['Non', 'Président non rémunéré, puis-je vivre des dividendes ?'],
  ['Non', 'Livret boosté d’une banque en ligne : intérêts imposables ?'],
  ['Oui', 'Un déficit de monument historique est-il plafonné ?'],
  ['Non', 'Puis-je ouvrir un PER avec ma société ?'],
  ['Oui', 'SARL de famille et location nue : possible ?'],
  ['Non', 'Un GAEC peut-il être à l’impôt sur les sociétés ?'],
  ['Non', 'Verser encore sur le PER de mon enfant, est-ce permis ?'],
  ['Oui', 'Je n’ai rien vendu cette année, dois-je déclarer quelque chose ?'],
  ['Oui', 'Abonnement logiciel américain : TVA à payer ?'],
  ['Oui', 'Dois-je déclarer l’argent que mes parents m’ont viré ?'],
  ['Oui', 'Dividendes versés à ma femme associée : cotisations ?'],
];

describe('La question d’une note n’est pas ouverte par le mot qui dit le contraire de la loi', () => {
  it.each(CONTRAIRES)('jamais « %s » à « %s »', async (mot, question) => {
    expect((await poser(question)).answer.startsWith(mot)).toBe(false);
  });
});

describe('La question d’une note est servie par sa règle', () => {
  it('même quand ses mots seuls ne disent pas qu’il s’agit d’impôt', async () => {
    const { answer, statut } = await poser('Puis-je ne pas payer pendant que je conteste ?');
    expect(statut).toBe('exact');
    expect(answer).toMatch(/^Le sursis se demande dans la réclamation/);
  });

  it.each([
    'J’ai travaillé au noir, comment me mettre en règle ?',
    'Fausse adresse à l’étranger, quel délai de reprise ?',
    'Mes parents peuvent-ils payer les droits de donation à ma place ?',
  ])('et n’est pas refusée : %s', async (question) => {
    expect((await poser(question)).statut).toBe('exact');
  });

  it.each([
    [
      'Compte à l’étranger caché : combien d’années de reprise ?',
      /^Le délai de reprise est de 3 ans dans le cas ordinaire, et de 10 ans/,
    ],
    ['J’ai reçu un avis de CFE alors que je travaille chez moi, est-ce normal ?', /^Toute activité professionnelle/],
    ['Un don à une association classique réduit-il l’IFI ?', /^Seuls les dons à certains organismes réduisent l’IFI/],
    ['Mon frère et moi aidons notre mère, qui déduit ?', /^Chaque enfant déduit ce qu’il verse lui-même/],
    [
      'Un GAEC peut-il être à l’impôt sur les sociétés ?',
      /^Un GAEC n’est jamais .* de plein droit ; .* opter pour cet impôt/,
    ],
    ['Verser encore sur le PER de mon enfant, est-ce permis ?', /^Tant que votre enfant a moins de 18 ans/],
    ['Je n’ai rien vendu cette année, dois-je déclarer quelque chose ?', /^Si vous êtes micro-entrepreneur/],
    ['Abonnement logiciel américain : TVA à payer ?', /^Si vous l’achetez pour votre entreprise/],
    ['Dois-je déclarer l’argent que mes parents m’ont viré ?', /^Si ce virement est un don/],
    ['Dividendes versés à ma femme associée : cotisations ?', /^Si vous êtes gérant majoritaire/],
  ])('et s’ouvre par ce qui la concerne : %s', async (question, attendu) => {
    expect((await poser(question)).answer).toMatch(attendu);
  });
});
