import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formaterJour } from '../commun/dates.ts';
import { formaterEuros, formaterNombre, formaterTauxMoyen } from './nombres.ts';

// Intl, which is no longer called, is the reference of what it wrote.
const intl = (valeur: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat('fr-FR', { ...options, signDisplay: 'negative' })
    .format(valeur)
    .replaceAll(/[\u00a0\u202f ]/g, '\u202f')
    .replace('-', '\u2212');
const valeurs = fc.oneof(
  fc.double({ min: -1e15, max: 1e15, noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -2, max: 2, noNaN: true }),
  fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1_000),
  fc.integer({ min: -1e7, max: 1e7 }).map((n) => n / 1e6),
  fc.double({ noNaN: true }),
);

test('ni un nombre ni un jour ne font attendre Intl', () => {
  const appels = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
  expect([formaterNombre(1_234.5), formaterEuros(12.5), formaterTauxMoyen(0.07), formaterJour('2026-11-27')]).toEqual([
    '1\u202f234,5',
    '12,50\u00a0€',
    '7,00\u00a0%',
    '27\u00a0novembre\u00a02026',
  ]);
  for (const appel of appels) {
    expect(appel).not.toHaveBeenCalled();
    appel.mockRestore();
  }
});

test('un nombre s’écrit comme Intl l’écrit', () => {
  fc.assert(
    fc.property(valeurs, (n) => {
      expect(formaterNombre(n)).toBe(intl(n, { maximumFractionDigits: 5 }));
    }),
    {
      numRuns: 2_000,
    },
  );
});

test('les centimes s’arrondissent comme Intl les arrondit', () => {
  const deux = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const taux = fc.oneof(
    fc.double({ min: 0.001, max: 2, noNaN: true }),
    fc.integer({ min: 10, max: 1e7 }).map((n) => n / 1e5),
  );
  fc.assert(
    fc.property(taux, (t) => {
      expect(formaterTauxMoyen(t)).toBe(`${intl(t * 100, deux)}\u00a0%`);
    }),
    {
      numRuns: 2_000,
    },
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (n) => {
      const euros = n / 100;
      // Under one euro a price by kilometre keeps its thousandths.
      fc.pre(Math.abs(euros) >= 1);
      expect(formaterEuros(euros)).toBe(`${intl(euros, Number.isInteger(euros) ? {} : deux)}\u00a0€`);
    }),
    { numRuns: 2_000 },
  );
});

test('un jour s’écrit comme Intl l’écrit, le premier du mois à part', () => {
  const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  const jours = fc.integer({ min: Date.UTC(1000, 0, 1) / 864e5, max: Date.UTC(2999, 11, 31) / 864e5 });
  fc.assert(
    fc.property(jours, (n) => {
      const jour = new Date(n * 864e5);
      const attendu = long.format(jour).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0');
      expect(formaterJour(jour.toISOString().slice(0, 10))).toBe(attendu);
    }),
    { numRuns: 2_000 },
  );
  expect(() => formaterJour('2026-13-01')).toThrow(RangeError);
});
