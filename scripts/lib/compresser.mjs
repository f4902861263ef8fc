import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLES = /\.(js|css|svg|json|webmanifest)$/;
const TAILLE_MIN = 1024;

/** Writes a .br and a .gz beside each text file, so that the server compresses nothing while it serves. */
export async function compresser(dossier) {
  const fichiers = (await readdir(dossier, { recursive: true })).filter((nom) => COMPRESSIBLES.test(nom));
  await Promise.all(
    fichiers.map(async (nom) => {
      const chemin = join(dossier, nom);
      const contenu = await readFile(chemin);
      if (contenu.length < TAILLE_MIN) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contenu.length };
      await writeFile(`${chemin}.br`, await promisify(brotliCompress)(contenu, { params }));
      await writeFile(`${chemin}.gz`, await promisify(gzip)(contenu, { level: 9 }));
    }),
  );
}
