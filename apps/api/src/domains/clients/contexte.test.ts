import { expect, test } from 'vitest';
import { profilDuClient } from './contexte.ts';

const LOYERS = { revenus_fonciers_annuels_bruts_foyer: 12_000, charges_foncieres_deductibles_foyer: 2_500 };

test('des loyers au réel se lisent avant et après leurs charges', () => {
  expect(profilDuClient(LOYERS, 2025, () => [])).toMatchObject({
    'foyer.revenus_fonciers_reel_net': 9_500,
    foncier: { recettes: 12_000, charges: 2_500 },
  });
  const sansCharges = { ...LOYERS, charges_foncieres_deductibles_foyer: null };
  expect(profilDuClient(sansCharges, 2025, () => [])).not.toHaveProperty('foncier');
});
