import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lancer, RACINE } from './commande.mjs';

const TEMOIN = join(RACINE, 'node_modules/.francis-installe');

/** Installs the dependencies when the lock file changed since the last time, and only then. */
export async function installer() {
  verifierNode();
  if (existsSync(TEMOIN) && (await readFile(TEMOIN, 'utf8')) === (await empreinteDuVerrou())) return;
  console.log('▸ Installation des dépendances (une minute environ la première fois)…');
  // `npm ci` refuses lock files whose packages for other systems the registry lacks; `npm install` follows the lock too.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await lancer(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('L’installation des dépendances a échoué. Vérifiez l’accès au registre npm, puis relancez.');
    process.exit(1);
  }
  await mkdir(join(RACINE, 'node_modules'), { recursive: true });
  await writeFile(TEMOIN, await empreinteDuVerrou());
}

async function empreinteDuVerrou() {
  const verrou = await readFile(join(RACINE, 'package-lock.json'));
  return createHash('sha256').update(verrou).update(process.version).digest('hex');
}

function verifierNode() {
  const [majeure = 0, mineure = 0] = process.versions.node.split('.').map(Number);
  if (majeure > 20 || (majeure === 20 && mineure >= 19)) return;
  console.error(`Francis demande Node.js 20.19 ou plus récent ; cette machine a ${process.version}.`);
  process.exit(1);
}
