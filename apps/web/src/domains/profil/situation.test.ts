import { expect, test } from 'vitest';
import { estimer } from './situation.ts';

test('la carte répartit les salaires d’un couple par moitié, comme la réponse du chat', async () => {
  // The allowance of 10 % has a ceiling by person, which one line of 200 000 € would reach.
  const seul = await estimer({ situation_familiale: 'celibataire', revenus_salaires: 200_000 });
  const couple = await estimer({ situation_familiale: 'marie', revenus_salaires: 200_000 });
  expect(seul).toMatchObject({ parts: 1, partage: false });
  const chacun = await estimer({ situation_familiale: 'celibataire', revenus_salaires: 100_000 });
  expect(couple).toMatchObject({ parts: 2, partage: true });
  expect(Math.abs((couple?.impot ?? 0) - 2 * (chacun?.impot ?? 0))).toBeLessThanOrEqual(1);
});

test('rien n’est estimé d’un profil qui dit d’autres revenus, ou trop peu', async () => {
  expect(await estimer({ situation_familiale: 'marie' })).toBeUndefined();
  expect(
    await estimer({ situation_familiale: 'marie', revenus_salaires: 40_000, revenus_fonciers: 1 }),
  ).toBeUndefined();
});

test.each(['suisse', 'dom_tom', 'hors_ue'] as const)(
  'rien n’est estimé d’une résidence %s',
  async (residence_fiscale) => {
    const foyer = { situation_familiale: 'marie', revenus_salaires: 40_000 } as const;
    expect(await estimer({ ...foyer, residence_fiscale })).toBeUndefined();
    expect(await estimer({ ...foyer, residence_fiscale: 'france' })).toBeDefined();
  },
);
