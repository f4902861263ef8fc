import { expect, test } from 'vitest';
import { essayer } from '../essai.ts';

test('francis tva rend les taux du jour, et les montants taxe comprise quand un net est donné', async () => {
  const demandes = [
    { area: 'vat', country: 'CH', date: '2018-01-01', net: 1000 },
    { area: 'vat', inputs: { country: 'AD', date: '2026-11-20' } },
  ];
  const { code, lignes } = await essayer(['tva'], demandes.map((d) => JSON.stringify(d)).join('\n'));
  expect(code).toBe(0);
  expect(lignes.map((l) => JSON.parse(l))).toEqual([
    {
      standard: 7.7,
      gross_standard: 1077,
      reduced: 2.5,
      gross_reduced: 1025,
      lodging: 3.7,
      gross_lodging: 1037,
      statut: 'exact',
    },
    { general: 4.5, reduced: 1, super_reduced: 0, special: 2.5, increased: 9.5, statut: 'exact' },
  ]);
});

test.each([
  ['un pays sans TVA connue', { country: 'FR', date: '2024-01-01' }, 'CHAMP_INVALIDE'],
  ['un jour qui n’existe pas', { country: 'CH', date: '2024-02-30' }, 'CHAMP_INVALIDE'],
  ['un jour d’avant l’impôt', { country: 'AD', date: '2012-12-31' }, 'SITUATION_NON_COUVERTE'],
  ['un net négatif', { country: 'CH', date: '2024-01-01', net: -1 }, 'MONTANT_INVALIDE'],
  ['un champ inconnu', { country: 'CH', date: '2024-01-01', foo: 1 }, 'CHAMP_INCONNU'],
])('francis tva refuse %s', async (_cas, demande, codeAttendu) => {
  const { code, lignes } = await essayer(['tva'], JSON.stringify(demande));
  expect(code).toBe(1);
  expect(JSON.parse(lignes[0] ?? '').erreur.code).toBe(codeAttendu);
});
