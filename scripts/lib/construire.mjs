import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lancer, outil, RACINE } from './commande.mjs';
import { compresser } from './compresser.mjs';
import { empreinte } from './empreinte.mjs';

const SERVEUR = join(RACINE, 'apps/api/dist');
const WEB = join(RACINE, 'apps/web/dist');

/** What is built, from what, and where; `faire` returns the output to show when it fails, else nothing. */
const PARTIES = [
  {
    titre: 'interface',
    sortie: WEB,
    sources: [
      'apps/web',
      'packages/contract',
      'packages/faits',
      'packages/fiscal',
      'package-lock.json',
      'scripts/lib/compresser.mjs',
    ],
    faire: construireInterface,
  },
  {
    titre: 'serveur',
    sortie: SERVEUR,
    sources: ['apps/api', 'packages', 'package-lock.json', 'scripts/lib/construire.mjs'],
    faire: construireServeur,
  },
];

/**
 * Builds the parts whose sources changed since the last time.
 * @param {{ tout?: boolean, seule?: 'interface' | 'serveur' }} [options]
 */
export async function construire({ tout = false, seule } = {}) {
  const parties = PARTIES.filter(({ titre }) => seule === undefined || titre === seule);
  await Promise.all(parties.map((partie) => construirePartie(partie, tout)));
}

async function construirePartie({ titre, sortie, sources, faire }, tout) {
  const temoin = join(sortie, '.francis-construit');
  const attendue = await empreinte(sources);
  if (!tout && existsSync(temoin) && (await readFile(temoin, 'utf8')) === attendue) return;
  console.log(`▸ Construction : ${titre}…`);
  await rm(temoin, { force: true });
  const panne = await faire();
  if (panne) {
    console.error(panne.trimEnd());
    console.error(`\nLa construction a échoué (${titre}).`);
    process.exit(1);
  }
  await writeFile(temoin, attendue);
}

async function construireInterface() {
  const { code, sortie } = await lancer(outil('vite', 'apps/web'), ['build', 'apps/web', '--logLevel', 'warn'], {
    muet: true,
  });
  if (code === 0) await compresser(WEB);
  return code === 0 ? undefined : sortie;
}

/** Our own code, one file a program; the dependencies stay in node_modules (argon2 and PGlite cannot be bundled). */
async function construireServeur() {
  await rm(SERVEUR, { recursive: true, force: true });
  await mkdir(SERVEUR, { recursive: true });
  const panne = await assembler([
    'apps/api/src/main.ts',
    'apps/api/src/fil-de-lecture.ts',
    'apps/api/src/fil-de-documents.ts',
    'apps/api/src/preparer-base.ts',
  ]);
  if (panne) return panne;
  await copyFile(join(RACINE, 'apps/api/src/platform/database/embedded/worker.mjs'), join(SERVEUR, 'worker.mjs'));
  const { code, sortie } = await lancer(process.execPath, [join(SERVEUR, 'preparer-base.js')], { muet: true });
  return code === 0 ? undefined : sortie;
}

/**
 * Bundles programs beside the server: the same dependencies, the same neighbours.
 * @param {string[]} entryPoints from the root
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function assembler(entryPoints) {
  const { build, stop } = await import('esbuild');
  try {
    await build({
      absWorkingDir: RACINE,
      entryPoints,
      outdir: SERVEUR,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      loader: { '.md': 'text' },
      logLevel: 'silent',
      plugins: [dependancesExternes],
    });
  } catch (error) {
    return (
      error.errors?.map((e) => `${e.location?.file ?? ''}:${e.location?.line ?? ''} ${e.text}`).join('\n') ??
      String(error)
    );
  }
  // Its helper process would live as long as the server.
  await stop();
  return undefined;
}

const dependancesExternes = {
  name: 'francis-externals',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@francis/') ? undefined : { path, external: true },
    );
  },
};
