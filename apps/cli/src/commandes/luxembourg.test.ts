import { expect, test } from 'vitest';
import { essayer } from '../essai.ts';

test('francis luxembourg lit un revenu imposable à plat et un salaire brut imbriqué', async () => {
  const demandes = [
    { id: 1, area: 'lu_income_tax', year: 2025, taxable_income: 60_000, tax_class: '1' },
    { id: 2, area: 'lu_income_tax', inputs: { year: 2025, gross_salary: 75_000, tax_class: '1', note: 'FO 540' } },
  ];
  const { code, lignes } = await essayer(['luxembourg'], demandes.map((d) => JSON.stringify(d)).join('\n'));
  expect(code).toBe(0);
  expect(lignes.map((l) => JSON.parse(l))).toEqual([
    {
      id: 1,
      taxable_income_before_rounding: 60_000,
      tax_before_surcharge: expect.any(Number),
      tax_with_surcharge: 11_945,
      statut: 'exact',
    },
    {
      id: 2,
      taxable_income_before_rounding: 65_692.5,
      tax_before_surcharge: 13_368,
      tax_with_surcharge: expect.any(Number),
      statut: 'exact',
    },
  ]);
});

test.each([
  ['une classe inconnue', { year: 2025, taxable_income: 1, tax_class: '3' }, 'CHAMP_INVALIDE'],
  ['une année non couverte', { year: 2022, taxable_income: 1, tax_class: '1' }, 'ANNEE_NON_COUVERTE'],
  ['aucun revenu', { year: 2025, tax_class: '1' }, 'CHAMP_INVALIDE'],
  ['deux revenus', { year: 2025, taxable_income: 1, gross_salary: 1, tax_class: '1' }, 'FOYER_INCOHERENT'],
  ['un champ inconnu', { year: 2025, taxable_income: 1, tax_class: '1', foo: 1 }, 'CHAMP_INCONNU'],
])('francis luxembourg refuse %s', async (_cas, demande, codeAttendu) => {
  const { code, lignes } = await essayer(['luxembourg'], JSON.stringify(demande));
  expect(code).toBe(1);
  expect(JSON.parse(lignes[0] ?? '')).toEqual({ erreur: { code: codeAttendu, message: expect.any(String) } });
});
