import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AUTRES } from './gardes/autres.ts';
import { PREMIER_RANG, PROMESSES } from './gardes/gardes.ts';
import { rediger } from './gardes/lisez-moi.ts';

const dans = (chemin: string): string => fileURLToPath(new URL(`../../${chemin}`, import.meta.url));
const lire = (chemin: string): string => readFileSync(dans(chemin), 'utf8');

/** Of first rank in accounts, sessions, isolation, inputs, language models, payments, logs and personal data. */
const ATTENDUES =
  'T001 T002 T003 T005 T007 T010 T014 T015 T017 T022 T023 T024 T025 T030 T033 T034 T038 T039 T040 T042 T043 T053 T054 T056 T057 T058 T060 T067 T068 T086 T087 T088 T089 T090 T093 T094 T096 T098 T106 T107 T108 T109 T112 T118 T119 T121 T128 T129 T175'.split(
    ' ',
  );

test('chaque promesse de premier rang a son fichier, qui porte son numéro, et au moins une garde', () => {
  expect(PREMIER_RANG.map(({ item }) => item)).toEqual(ATTENDUES);
  for (const { item, test: fichier } of PREMIER_RANG) {
    expect([item, new RegExp(`[/-]${item.toLowerCase()}-`).test(fichier)]).toEqual([item, true]);
  }
  for (const { item, test: fichier, gardes } of PROMESSES) {
    expect([item, existsSync(dans(fichier))]).toEqual([item, true]);
    expect([item, gardes.length > 0]).toEqual([item, true]);
  }
  for (const [item, , fichier] of AUTRES) expect([item, existsSync(dans(fichier))]).toEqual([item, true]);
});

test('chaque garde est encore là où la liste la cherche, une fois', () => {
  for (const { item, gardes } of PROMESSES) {
    for (const { retiree, fichier, cherche } of gardes) {
      expect([item, retiree, lire(fichier).split(cherche).length - 1]).toEqual([item, retiree, 1]);
    }
  }
});

test('le sommaire dit ce que la liste sait', () => {
  expect(lire('tests/security/README.md')).toBe(rediger());
});
