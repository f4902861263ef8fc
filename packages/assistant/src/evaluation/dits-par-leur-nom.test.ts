import { describe, expect, test } from 'vitest';
import { enchainer } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ').replaceAll('*', '');

type Cas = readonly (readonly [dits: string, attendu: string, statut?: string])[];
/** Each class in words of its own, none of which is a question of the corpus. */
const CLASSES: Readonly<Record<string, Cas>> = {
  'un abattement déjà fait ne se refait pas': [
    ['IFI 2026, base nette 1 900 000 € (abatt. RP déjà pratiqué). Combien ?', '6 700 €', 'partiel'],
    ['IFI : j’ai 1 900 000 € de biens nets, après abattement sur ma résidence principale. Combien ?', '6 700 €'],
    [
      'Ma résidence principale vaut 1 400 000 € et mes studios 600 000 €, avec l’abattement ça fait combien d’IFI ?',
      '4 460 €',
    ],
    ['Ma résidence principale vaut 1 400 000 € et mes studios 600 000 €. IFI ?', '4 460 €', 'exact'],
  ],

  'le signe égal nomme ce qui suit': [
    ['SARL au taux réduit, exercice 2025, RF = 71 300 €, tréso 340k. IS ?', '13 575 €'],
    ['SAS au taux réduit, trésorerie 340 000 €, résultat fiscal = 71 300 €, exercice 2025. IS ?', '13 575 €'],
  ],

  'ce qui est nié ne change pas les cotisations': [
    [
      'Je vends des savons en micro, pas de versement libératoire, CA 12 400 € en 2026. Cotisations urssaf ?',
      '1 525,20 €',
      'exact',
    ],
  ],

  'un objet demandé par son nom se voit dans la réponse': [
    ['SARL au taux réduit, bénéfice 2025 de 40 000 €. IS et bénéfice après IS ?', '6 000 €', 'partiel'],
    [
      'Célibataire, 30 000 € de salaires et 9 000 € de recettes en meublé de tourisme non classé. Quel abattement, et combien d’impôt ?',
      'impôt',
      'partiel',
    ],
    [
      'Je vends des savons en micro, CA 12 400 € en 2026. Combien d’urssaf, et sur quel montant je serai imposé ?',
      '1 525,20 €',
      'partiel',
    ],
  ],

  'la famille s’écrit en abrégé': [
    ['GP de 70 ans donne 60 000 € à chacun de ses 3 PE, rien avant. Droits ?', 'petit-enfant'],
  ],
};

describe.each(Object.entries(CLASSES))('Dits par leur nom : %s', (_, cas) => {
  test.each(cas)('%s', async (dits = '', attendu = '', statut = '') => {
    const reponse = await enchainer(dits);
    expect(lisse(reponse.answer)).toContain(attendu);
    expect(reponse.statut).toContain(statut);
  });
});
