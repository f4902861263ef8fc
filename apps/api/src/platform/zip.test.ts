import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeZip, type ZipEntry } from './zip.ts';

const LE = new Date('2026-11-23T10:20:30Z');
const octets = (texte: string): Uint8Array => new TextEncoder().encode(texte);
async function ecrire(entrees: Iterable<ZipEntry>): Promise<Uint8Array> {
  const blocs: Uint8Array[] = [];
  for await (const bloc of writeZip(entrees, LE)) blocs.push(bloc);
  return new Uint8Array(Buffer.concat(blocs));
}

test('un fichier qui se comprime, un qui ne se comprime pas et un vide se relisent, accents compris', async () => {
  const alea = crypto.getRandomValues(new Uint8Array(5_000));
  const zip = await ecrire([
    { name: 'dossiers/éà.json', content: octets('a'.repeat(10_000)) },
    { name: 'b.bin', content: alea },
    { name: 'vide.txt', content: octets('') },
  ]);
  expect(zip.length).toBeLessThan(6_000);
  const lus = unzipSync(zip);
  expect(Object.keys(lus)).toEqual(['dossiers/éà.json', 'b.bin', 'vide.txt']);
  expect(new TextDecoder().decode(lus['dossiers/éà.json'])).toBe('a'.repeat(10_000));
  expect(lus['b.bin']).toEqual(alea);
  expect(lus['vide.txt']).toHaveLength(0);
});

test('une archive sans fichier, et une de plus de 65 535 fichiers, se relisent', async () => {
  expect(unzipSync(await ecrire([]))).toEqual({});
  const nombre = 70_000;
  const entrees = Array.from({ length: nombre }, (_, i) => ({ name: `${i}.txt`, content: octets(String(i)) }));
  const lus = unzipSync(await ecrire(entrees));
  expect(Object.keys(lus)).toHaveLength(nombre);
  expect(new TextDecoder().decode(lus['69999.txt'])).toBe('69999');
});

test('un autre programme que nous l’ouvre et en vérifie chaque somme', async () => {
  const dossier = await mkdtemp(join(tmpdir(), 'francis-zip-'));
  try {
    const chemin = join(dossier, 'a.zip');
    await writeFile(chemin, await ecrire([{ name: 'é.txt', content: octets('bonjour'.repeat(50)) }]));
    const lire =
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), z.infolist()[0].date_time)';
    const dit = execFileSync('python3', ['-c', lire, chemin], {
      encoding: 'utf8',
      env: { PYTHONIOENCODING: 'utf-8', PATH: process.env['PATH'] },
    });
    expect(dit.trim()).toBe("None ['é.txt'] (2026, 11, 23, 10, 20, 30)");
  } finally {
    await rm(dossier, { recursive: true });
  }
});
