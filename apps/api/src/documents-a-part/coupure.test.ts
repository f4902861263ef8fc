import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lecteurDeDocuments } from './index.ts';

let dossier: string;
beforeAll(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'francis-lecteur-'));
});
afterAll(() => rm(dossier, { recursive: true, force: true }));

const programme = async (nom: string, texte: string): Promise<URL> => {
  const chemin = join(dossier, nom);
  await writeFile(chemin, texte);
  return pathToFileURL(chemin);
};
const octets = new Uint8Array([1]);

test('une lecture qui ne rend jamais la main est coupée, et la suivante lue', async () => {
  // The first byte says whether it hangs.
  const lecteur = lecteurDeDocuments(
    await programme(
      'tourne.mjs',
      `process.once('message', ({ octets }) => {
        if (octets[0] === 1) for (;;);
        process.send({ genre: 'refus', code: 'DOCUMENT_NON_RECONNU' }, () => process.exit(0));
      });`,
    ),
    { silenceMs: 8_000 },
  );
  const [coupee, suivante] = await Promise.all([lecteur(octets), lecteur(new Uint8Array([2]))]);
  expect(coupee).toEqual({ genre: 'refus', code: 'DOCUMENT_TROP_LONG' });
  expect(suivante).toEqual({ genre: 'refus', code: 'DOCUMENT_NON_RECONNU' });
}, 60_000);

test('une lecture tuée par sa garde de mémoire est un refus, jamais une erreur du serveur', async () => {
  const lecteur = lecteurDeDocuments(
    await programme('meurt.mjs', `process.once('message', () => process.kill(process.pid, 'SIGKILL'));`),
  );
  expect(await lecteur(octets)).toEqual({ genre: 'refus', code: 'DOCUMENT_TROP_LOURD_A_LIRE' });
}, 60_000);
