// Builds the parts of the public pages that the server writes: beside the site, in a folder that is not served.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lancer, outil, RACINE } from './commande.mjs';

const DOSSIER = 'dist/.parties';

/** @returns {Promise<string | undefined>} what went wrong */
export async function construireParties() {
  const { code, sortie } = await lancer(
    outil('vite', 'apps/web'),
    ['build', 'apps/web', '--ssr', 'src/servies.tsx', '--outDir', DOSSIER, '--emptyOutDir', '--logLevel', 'warn'],
    { muet: true },
  );
  if (code !== 0) return sortie;
  await rm(join(RACINE, 'apps/web', DOSSIER, '.vite'), { recursive: true, force: true });
  return undefined;
}
