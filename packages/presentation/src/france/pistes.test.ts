import { expect, test } from 'vitest';
import { datesDesPistes, phrasePistesPassees, repereDesPistes } from './pistes.ts';

test.each([
  // The year is running: the payment counts on it.
  [2025, '2025-12-31', 'ouvertes'],
  // It is over, and its law is the latest: what is paid now counts on the next income.
  [2025, '2026-01-01', 'annee-suivante'],
  [2025, '2026-11-22', 'annee-suivante'],
  [2024, '2026-11-22', 'passees'],
  [2022, '2026-11-22', 'passees'],
] as const)('revenus %d, le %s : dates %s', (annee, jour, attendu) => {
  expect(datesDesPistes(annee, jour)).toBe(attendu);
});

test('une date passée n’est jamais offerte comme un levier', () => {
  expect(repereDesPistes(2025, '2026-11-22')).toBe(
    'Versé d’ici au 31\u00a0décembre 2026, sur les revenus 2026\u202f: gain estimé au barème 2026',
  );
  expect(repereDesPistes(2025, '2025-11-22')).not.toContain('31');
});

test('la phrase dit jusqu’à quel jour compris on pouvait verser', () => {
  expect(phrasePistesPassees(2023)).toContain('au plus tard le 31\u00a0décembre 2023\u202f: cette date est passée.');
});
