import { expect, test } from 'vitest';
import { rendezVousCourt, rendezVousLong } from '../domains/clients/rendez-vous.ts';
import { heureEcrite, instant, premier } from './dates.ts';

test.each([
  ['1 décembre 2026', '1er décembre 2026'],
  ['mar. 1 déc.', 'mar. 1er déc.'],
  ['21 nov. 2026', '21 nov. 2026'],
  ['11 mai', '11 mai'],
])('« %s » s’écrit « %s »', (jour, ecrit) => {
  expect(premier(jour)).toBe(ecrit);
});

test('une heure s’écrit à la française', () => {
  expect(heureEcrite('08:05')).toBe('8\u00a0h\u00a005');
  expect(heureEcrite('00:40')).toBe('0\u00a0h\u00a040');
  expect(instant('2026-02-01T12:00:00Z')).toMatch(/^1er févr\. 2026 à \d{1,2}\u00a0h\u00a000$/);
});

test('un rendez-vous aussi', () => {
  expect(rendezVousCourt('2026-12-01T10:30')).toEqual({ jour: 'mar. 1er déc.', heure: '10\u00a0h\u00a030' });
  expect(rendezVousLong('2027-05-11T09:00')).toBe('11 mai 2027 à 9\u00a0h\u00a000');
});
