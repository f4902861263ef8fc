import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lancer, outil, RACINE } from './commande.mjs';
import { compresser } from './compresser.mjs';
import { empreinte, etat } from './empreinte.mjs';
import { construireParties } from './parties-servies.mjs';
import { prerendre } from './prerendre.mjs';
import { seul } from './verrou.mjs';

const SERVEUR = join(RACINE, 'apps/api/dist');
const WEB = join(RACINE, 'apps/web/dist');
const EXTENSION = join(RACINE, 'apps/extension/dist');

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
      'packages/presentation',
      'package-lock.json',
      'docs/mesures',
      'scripts/lib/compresser.mjs',
      'scripts/lib/parties-servies.mjs',
      'scripts/lib/poids.mjs',
      'scripts/lib/prerendre.mjs',
    ],
    faire: construireInterface,
  },
  {
    titre: 'serveur',
    sortie: SERVEUR,
    sources: ['apps/api', 'packages', 'package-lock.json', 'scripts/lib/construire.mjs'],
    faire: construireServeur,
  },
  {
    titre: 'extension',
    sortie: EXTENSION,
    sources: ['apps/extension', 'packages/contract', 'package-lock.json', 'scripts/lib/construire.mjs'],
    faire: construireExtension,
  },
];

/**
 * Builds the parts whose sources changed since the last time.
 * @param {{ tout?: boolean, seule?: 'interface' | 'serveur' | 'extension' }} [options]
 */
export async function construire({ tout = false, seule } = {}) {
  const parties = PARTIES.filter(({ titre }) => seule === undefined || titre === seule);
  // The extension comes last: what builds the server stops its bundler, which the extension asks for as well.
  const [dernieres, premieres] = [true, false].map((der) =>
    parties.filter(({ titre }) => (titre === 'extension') === der),
  );
  for (const ensemble of [premieres, dernieres])
    await Promise.all(ensemble.map((partie) => construireSeul(partie, tout)));
}

const VERROUS = join(RACINE, 'node_modules/.cache/francis');

/** One process at a time: test files that need the server ask for it from several, and a build empties its folder. */
const construireSeul = (partie, tout) =>
  seul(join(VERROUS, `construction-${partie.titre}.verrou`), () => construirePartie(partie, tout));

async function construirePartie({ titre, sortie, sources, faire }, tout) {
  const temoin = join(sortie, '.francis-construit');
  const vue = await etat(sources);
  const [construite, dernierEtat] = existsSync(temoin) ? (await readFile(temoin, 'utf8')).split('\n') : [];
  if (!tout && dernierEtat === vue) return;
  const attendue = await empreinte(sources);
  if (!tout && construite === attendue) {
    await writeFile(temoin, `${attendue}\n${vue}`);
    return;
  }
  console.log(`▸ Construction : ${titre}…`);
  await rm(temoin, { force: true });
  const panne = await faire();
  if (panne) {
    console.error(panne.trimEnd());
    console.error(`\nLa construction a échoué (${titre}).`);
    process.exit(1);
  }
  await writeFile(temoin, `${attendue}\n${vue}`);
}

async function construireInterface() {
  const { code, sortie } = await lancer(outil('vite', 'apps/web'), ['build', 'apps/web', '--logLevel', 'warn'], {
    muet: true,
  });
  if (code !== 0) return sortie;
  const panne = await prerendre();
  if (panne !== undefined) return panne;
  await compresser(WEB);
  return construireParties();
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
    'apps/api/src/preparer-notes.ts',
  ]);
  if (panne) return panne;
  await copyFile(join(RACINE, 'apps/api/src/platform/database/embedded/worker.mjs'), join(SERVEUR, 'worker.mjs'));
  for (const programme of ['preparer-base.js', 'preparer-notes.js']) {
    const { code, sortie } = await lancer(process.execPath, [join(SERVEUR, programme)], { muet: true });
    if (code !== 0) return sortie;
  }
  return undefined;
}

/** The programs of the extension, each one file; its manifest is written by the server, which knows its own address. */
async function construireExtension() {
  await rm(EXTENSION, { recursive: true, force: true });
  await cp(join(RACINE, 'apps/extension/statique'), EXTENSION, { recursive: true });
  const { build, stop } = await import('esbuild');
  try {
    await build({
      absWorkingDir: RACINE,
      entryPoints: ['arriere-plan', 'contenu', 'panneau'].map((nom) => `apps/extension/src/${nom}.ts`),
      outdir: EXTENSION,
      bundle: true,
      minify: true,
      charset: 'utf8',
      platform: 'browser',
      format: 'iife',
      target: 'chrome116',
      logLevel: 'silent',
    });
  } catch (error) {
    return direErreurs(error);
  }
  await stop();
  return undefined;
}

const direErreurs = (error) =>
  error.errors?.map((e) => `${e.location?.file ?? ''}:${e.location?.line ?? ''} ${e.text}`).join('\n') ?? String(error);

/**
 * Bundles programs beside the server: the same dependencies, the same neighbours.
 * @param {string[]} entryPoints from the root
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function assembler(entryPoints) {
  const { build, stop } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      absWorkingDir: RACINE,
      entryPoints,
      outdir: SERVEUR,
      write: false,
      bundle: true,
      // What a program loads later is a file of its own.
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      loader: { '.md': 'text' },
      logLevel: 'silent',
      plugins: [dependancesExternes],
    });
    await Promise.all(outputFiles.map(poser));
  } catch (error) {
    return direErreurs(error);
  }
  // Its helper process would live as long as the server.
  await stop();
  return undefined;
}

/** A program that reads its neighbours while another is added beside them finds each whole. */
async function poser({ path, contents }) {
  await mkdir(dirname(path), { recursive: true });
  const ebauche = `${path}.${randomUUID()}`;
  await writeFile(ebauche, contents);
  await rename(ebauche, path);
}

const dependancesExternes = {
  name: 'francis-externals',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@francis/') ? undefined : { path, external: true },
    );
  },
};
