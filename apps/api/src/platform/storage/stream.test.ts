import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStreamStorage } from './folder-stream.ts';
import { openStream, sealStream } from './sealed-stream.ts';

const CLE = new Uint8Array(randomBytes(32));
async function* enBlocs(octets: Uint8Array, taille: number): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < octets.length; i += taille) yield octets.subarray(i, i + taille);
}
async function tout(blocs: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const lus: Uint8Array[] = [];
  for await (const bloc of blocs) lus.push(bloc);
  return new Uint8Array(Buffer.concat(lus));
}
const sceller = (octets: Uint8Array, cle = CLE) => tout(sealStream(enBlocs(octets, 1_000), cle));

async function* casse(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(10);
  throw new Error('killed');
}

let dossier: string;
beforeAll(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'francis-flux-'));
});
afterAll(() => rm(dossier, { recursive: true }));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('%i octets scellés se rouvrent', async (taille) => {
  const clair = new Uint8Array(randomBytes(taille));
  const scelle = await sceller(clair);
  expect(Buffer.compare(await tout(openStream(enBlocs(scelle, 777), CLE)), clair)).toBe(0);
});

test.each([
  ['changé', (s: Uint8Array) => s.with(10, (s[10] ?? 0) ^ 1)],
  ['coupé au milieu', (s: Uint8Array) => s.subarray(0, 100_000)],
  ['coupé entre deux blocs', (s: Uint8Array) => s.subarray(0, 65_552)],
  ['allongé', (s: Uint8Array) => new Uint8Array(Buffer.concat([s, s.subarray(0, 65_552)]))],
  [
    'mêlé',
    (s: Uint8Array) =>
      new Uint8Array(Buffer.concat([s.subarray(65_552, 131_104), s.subarray(0, 65_552), s.subarray(131_104)])),
  ],
  ['vide', () => new Uint8Array()],
])('%s, il ne s’ouvre plus', async (_, changer) => {
  const scelle = await sceller(new Uint8Array(randomBytes(200_000)));
  await expect(tout(openStream(enBlocs(changer(scelle), 5_000), CLE))).rejects.toThrow(/auth|cut off/);
});

test('sous une autre clé, rien ne se lit', async () => {
  const scelle = await sceller(new Uint8Array(10));
  await expect(tout(openStream(enBlocs(scelle, 777), new Uint8Array(randomBytes(32))))).rejects.toThrow(/auth|cut off/);
});

test('un dossier garde ce qui est complet, oublie ce qui est interrompu, et n’a rien de ce qui n’y est pas', async () => {
  const dans = folderStreamStorage(join(dossier, 'neuf'));
  expect(await dans.keys()).toEqual([]);
  expect(await dans.read('absent')).toBeUndefined();
  await dans.write('un', enBlocs(new Uint8Array([1, 2, 3]), 2));
  await expect(dans.write('deux', casse())).rejects.toThrow('killed');
  expect(await dans.keys()).toEqual(['un']);
  const lu = await dans.read('un');
  if (!lu) throw new Error('it was kept');
  // Removed while it is read: who reads it reads it all.
  await dans.remove('un');
  expect(await tout(lu)).toEqual(new Uint8Array([1, 2, 3]));
  expect(await readdir(join(dossier, 'neuf'))).toEqual([]);
});
