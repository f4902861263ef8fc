import { describe, expect, test } from 'vitest';
import { enchainer } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ').replaceAll('*', '');

type Cas = readonly (readonly [dits: string, attendu: string, statut?: 'exact'])[];
/** What advisers and owners write in the short form of the trade: each class in words of its own. */
const CLASSES: Readonly<Record<string, Cas>> = {
  'ce qui ne change rien ne fait pas douter': [
    ['Donation 150 000 € à mon fils, j’ai 66 ans, pacte Dutreil, réduction 790. Droits ?', '0 €', 'exact'],
    [
      'AV : primes après 70 ans 95k, valeur au décès 128k, bénéficiaires : 3 enfants par 1/3, décès mai 2026. Droits ?',
      '64 500 €',
      'exact',
    ],
    ['IFI 2026 : RP 1,45 M€, RS 610k, AV en euros 1,1 M€. IFI ?', '4 775 €', 'exact'],
    ['Divorce : maison 300k, CRD 90k, épargne 40k, partage 50/50. Droit de partage ?', '2 750 €', 'exact'],
  ],

  'la vente d’une résidence secondaire se lit en abrégé': [
    ['Cession RS (jamais RP) : achat 05/2010 150k, vente 10/2026 280k. Impôt PV ?', 'd’impôt et'],
    ['Je vends un studio loué 120 000 que j’avais payé 80 000 en mai 2012, impôt de plus-value ?', 'd’impôt et'],
    [
      'Vente d’un chalet (jamais résidence principale) 240 000 € en juin 2026, acheté 500 000 francs en mai 1999. Impôt ?',
      '6 809,26 €',
    ],
  ],

  'qui vit ailleurs et vend ici doit l’impôt français': [
    [
      'Résidente suisse affiliée LAMal, je vends mon appartement à Annecy 330 000 € en mai 2026, acheté 240 000 € en juin 2017. Impôt de plus-value ?',
      '8 175,15 €',
    ],
  ],

  'un contrat se lit en abrégé': [
    [
      'AV : assuré dcd mars 2026. Primes 100k toutes avant 70 ans, capital 400k. Bénéf : fils 75 %, fille 25 %. Prélèvement ?',
      '29 500 €',
    ],
    [
      'Contrat AV ouvert 03/2012, VR 200k, primes 150k toutes avant 2017. Rachat 40k en 2025, client célibataire. Coût fiscal ?',
      'soit 2 125 € en tout',
    ],
  ],

  'la donation antérieure se dit après un deux-points': [
    ['Père 60 ans donne terrain 120 000 à sa fille. Don. antérieure 04/2018 : 50 000. Droits ?', '12 194,35 €'],
  ],

  'le logement que l’on habite a son abattement': [
    ['J’habite ma maison à Nantes, évaluée à 2,2 M€ au 1er janvier 2026. IFI ?', '4 180 €', 'exact'],
  ],
};

describe.each(Object.entries(CLASSES))('Notes de conseil : %s', (_, cas) => {
  test.each(cas)('%s', async (dits, attendu, statut) => {
    const reponse = await enchainer(dits);
    expect(lisse(reponse.answer)).toContain(attendu);
    if (statut !== undefined) expect(reponse.statut).toBe(statut);
  });
});
