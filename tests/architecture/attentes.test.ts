import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RACINE = join(import.meta.dirname, '../..');
/** They give up after one second; `expect.poll` waits as long as the configuration says. */
const BORNEES = ['vi.waitFor(', 'vi.waitUntil('];

test('rien de ce qu’un essai attend n’est borné à une seconde', () => {
  const fautes = ['apps', 'packages', 'tests']
    .flatMap((dossier) =>
      readdirSync(join(RACINE, dossier), { recursive: true, encoding: 'utf8' }).map((nom) => join(dossier, nom)),
    )
    .filter((f) => (f.endsWith('.test.ts') || f.endsWith('.test.tsx')) && !f.includes('node_modules'))
    .filter((f) => f !== join('tests', 'architecture', 'attentes.test.ts'))
    .flatMap((f) => (BORNEES.some((mot) => readFileSync(join(RACINE, f), 'utf8').includes(mot)) ? [f] : []));
  expect(fautes).toEqual([]);
});
