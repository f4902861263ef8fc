import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfiguration } from './config.ts';
import { StartupError } from './platform/errors.ts';
import { lireSecret } from './secret.ts';

let dossier: string;
beforeEach(() => {
  dossier = mkdtempSync(join(tmpdir(), 'francis-cle-'));
});
afterEach(() => rmSync(dossier, { recursive: true, force: true }));

const lire = () => lireSecret(parseConfiguration({ DATA_DIR: dossier }, '/'));

test('la clé est faite une fois, puis relue', () => {
  const premiere = lire();
  expect(premiere.length).toBeGreaterThanOrEqual(64);
  expect(lire()).toBe(premiere);
});

test.each([
  ['vide', ''],
  ['blanche', ' '.repeat(40)],
  ['tronquée', 'a'.repeat(31)],
])('une clé %s est refusée par une phrase, jamais remplacée', (_cas, contenu) => {
  writeFileSync(join(dossier, 'signing-key'), contenu);
  expect(lire).toThrow(StartupError);
  expect(lire).toThrow('est vide ou tronquée');
});
