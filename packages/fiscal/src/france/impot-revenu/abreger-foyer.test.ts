import { type Arbitrary, array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { abregerFoyer } from './abreger-foyer.ts';
import { completerFoyer, type FoyerPartiel } from './completer-foyer.ts';

const { situation: _situation, enfants: _enfants, ...AUTRES } = completerFoyer({ situation: 'marie' });
const montant = integer({ min: 0, max: 3_000 });

/** Any value of the kind of the one that stands there, null where the engine knows it. */
function commeCela(v: unknown): Arbitrary<unknown> {
  if (typeof v === 'boolean') return boolean();
  if (typeof v === 'number') return montant;
  if (Array.isArray(v)) return array(montant, { maxLength: 3 });
  if (typeof v !== 'object' || v === null) return option(montant);
  return record(Object.fromEntries(Object.entries(v).map(([nom, valeur]) => [nom, commeCela(valeur)])));
}

const foyers = record({
  situation: constantFrom('celibataire', 'marie', 'pacse', 'divorce', 'veuf'),
  enfants: array(
    record({
      annee_naissance: integer({ min: 1990, max: 2025 }),
      garde_alternee: boolean(),
      invalide: boolean(),
      salaires: montant,
    }),
    { maxLength: 3 },
  ),
  reste: record(Object.fromEntries(Object.entries(AUTRES).map(([nom, v]) => [nom, commeCela(v)])), {
    requiredKeys: [],
  }),
});

test('un foyer abrégé, écrit et relu, redevient le même une fois complété', () => {
  assert(
    property(foyers, ({ situation, enfants, reste }) => {
      const foyer = completerFoyer({ ...reste, situation, enfants });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the base gives it back.
      const relu = JSON.parse(JSON.stringify(abregerFoyer(foyer))) as FoyerPartiel;
      expect(completerFoyer(relu)).toEqual(foyer);
    }),
    { numRuns: 500 },
  );
});

test('un foyer ordinaire ne garde que ce qui le distingue', () => {
  const foyer = completerFoyer({ situation: 'marie', declarant1: { salaires: 30_000 }, dons_66: 150 });
  expect(abregerFoyer(foyer)).toEqual({ situation: 'marie', declarant1: { salaires: 30_000 }, dons_66: 150 });
});
