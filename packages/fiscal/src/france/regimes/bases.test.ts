import { trouverNoeud } from '../../core/traceur.ts';
import { describe, expect, it } from 'vitest';
import { type DemandeBases, expliquerBasesRegimes } from './bases.ts';

function bases(d: DemandeBases): Record<string, number | boolean | undefined> {
  const calcul = expliquerBasesRegimes(d);
  if (!('trace' in calcul)) throw new Error(calcul.message);
  return Object.fromEntries(
    ['base_micro', 'base_reel', 'sociaux_micro', 'sociaux_reel'].map((r) => [
      r,
      trouverNoeud(calcul.trace, `regimes.${r}`)?.valeur,
    ]),
  );
}

describe('Les bases des deux régimes, sans foyer', () => {
  it.each<[string, DemandeBases, Record<string, number | undefined>]>([
    [
      'loyers nus',
      { annee: 2025, activite: 'foncier', recettes: 12_000, charges: 5000 },
      { base_micro: 8400, base_reel: 7000, sociaux_micro: 1444.8, sociaux_reel: 1204 },
    ],
    [
      'meublé, charges et amortissements',
      { annee: 2025, activite: 'meuble', recettes: 10_000, charges: 3000, amortissements: 9000 },
      { base_micro: 5000, base_reel: 0, sociaux_micro: 930, sociaux_reel: 0 },
    ],
    [
      'libéral, sans prélèvements sociaux',
      { annee: 2025, activite: 'liberal', recettes: 50_000, charges: 20_000 },
      { base_micro: 33_000, base_reel: 30_000, sociaux_micro: undefined, sociaux_reel: undefined },
    ],
    [
      'sans les charges',
      { annee: 2025, activite: 'foncier', recettes: 10_000 },
      { base_micro: 7000, base_reel: undefined, sociaux_micro: 1204, sociaux_reel: undefined },
    ],
  ])('%s', (_, demande, attendu) => expect(bases(demande)).toEqual(attendu));

  it('refusent des intérêts supérieurs aux charges', () =>
    expect(
      expliquerBasesRegimes({ annee: 2025, activite: 'foncier', recettes: 1, charges: 2, interets: 3 }),
    ).toMatchObject({ statut: 'refus', code: 'FOYER_INCOHERENT' }));
});
