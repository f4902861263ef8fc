import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RACINE } from './commande.mjs';

const IGNORES = /(^|\/)(node_modules|dist|coverage|\.francis)(\/|$)|\.test\.tsx?$/;

/**
 * Digest of the content of files and folders, tests left out: a checkout that only changes dates rebuilds nothing.
 * @param {string[]} chemins from the root; one that does not exist counts for nothing
 */
export async function empreinte(chemins) {
  const hachage = createHash('sha256').update(process.version);
  for (const chemin of chemins) {
    for (const fichier of await fichiersDe(chemin)) {
      hachage.update(fichier).update(await readFile(join(RACINE, fichier)));
    }
  }
  return hachage.digest('hex');
}

async function fichiersDe(chemin) {
  try {
    const entrees = await readdir(join(RACINE, chemin), { recursive: true, withFileTypes: true });
    return entrees
      .filter((entree) => entree.isFile())
      .map((entree) => join(entree.parentPath ?? entree.path, entree.name).slice(RACINE.length))
      .filter((fichier) => !IGNORES.test(fichier))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [chemin];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
