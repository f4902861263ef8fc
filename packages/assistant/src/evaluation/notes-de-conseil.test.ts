import { describe, expect, test } from 'vitest';
import { enchainer } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ').replaceAll('*', '');

type Cas = readonly (readonly [dits: string, attendu: string, statut?: string])[];
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

  'ce qui suit une question de l’assistant s’y joint': [
    [
      'mon père me donne 70 000 € en janvier, combien de droits ? // oui 90 000 en 2017 et 15 000 en 2005, il a 70 ans et moi 40, ce serait un virement',
      '3 821,35 €',
    ],
    [
      'Cliente 69 ans, veuve, 1 fils. Donation NP immeuble 400k, US réservé, rien avant. Droits ? // et si elle attend ses 71 ans ?',
      'à 71 ans',
    ],
    [
      'je vends un studio 168 000 que j’avais payé 111 000, combien de plus-value à payer ? // acheté en mai 2014, vente le 10 décembre 2026. le notaire m’avait coûté 9 000, j’ai fait refaire la salle de bain par une entreprise, 8 000, mais je n’ai plus les factures',
      'Après 12 années pleines',
      'exact',
    ],
  ],

  'la société se lit poste à poste': [
    [
      'SAS holding détenue à 100 % par une personne physique, qui détient 90 % d’une filiale depuis 2019. Exercice 2025 : dividendes reçus 200 000 €, honoraires 4 000 €, rien d’autre. Régime mère-fille. Quel IS ?',
      '900 €',
    ],
    [
      'SARL, exercice 2025 : CA 800k, résultat comptable avant IS 50 000, amendes à réintégrer 2 000. IS dû ?',
      '8 750 €',
    ],
    [
      'SASU, exercice 2025, résultat 60k, président non rémunéré. Distribution de la totalité du bénéfice après IS en 2026 : IS et net en poche ?',
      'verse 49 250 €',
    ],
  ],

  'ce que chacun doit se lit dans la note': [
    [
      'De cujus célibataire sans enfant, décédé en août 2026, actif net 200 000 €. Un frère vivant et une sœur prédécédée représentée par ses 2 enfants. Pas de testament. Droits de chacun ?',
      'entre frères et sœurs',
    ],
    [
      'Mariés sans enfant, 2025 : moi 3 000 net imposable par mois, elle 2 000 net imposable par mois. Quel taux de prélèvement à la source à partir de septembre 2026 ?',
      'd’après les revenus 2025',
    ],
    [
      'Graphiste en micro-BNC, 40 000 € encaissés en 2025, célibataire, propriétaire de mon logement (prêt de 150 000 €). Quel impôt ? On me dit de déduire mes frais de coworking (190 € par mois).',
      '26 400 €',
    ],
  ],

  'le versement libératoire dispense de dire son foyer': [
    [
      'Je vends des bougies en micro, 20 000 de CA en 2025, versement libératoire : combien d’urssaf et d’impôt en tout, et combien il me reste ?',
      '2 660 €',
      'exact',
    ],
  ],
};

describe.each(Object.entries(CLASSES))('Notes de conseil : %s', (_, cas) => {
  test.each(cas)('%s', async (dits = '', attendu = '', statut = '') => {
    const reponse = await enchainer(dits);
    expect(lisse(reponse.answer)).toContain(attendu);
    expect(reponse.statut).toContain(statut);
  });
});
