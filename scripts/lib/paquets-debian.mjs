import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lancer, RACINE } from './commande.mjs';
import { seul } from './verrou.mjs';

const APT = '/usr/bin/apt-get';
/** Two steps of a run may each lack something, and apt refuses the second to come. */
const VERROU = join(RACINE, 'node_modules/.cache/francis/paquets-debian.verrou');

/**
 * Installs the first of these packages that installs, when this account may.
 * @param {string} nom what it is, for whoever waits @param {string[]} paquets @returns {Promise<void>}
 */
export async function installerPaquet(nom, paquets) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`  Installation de ${nom} depuis les paquets Debian…`);
  await seul(VERROU, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await lancer('apt-get', ['update', '-qq'], { muet: true, env });
    for (const paquet of paquets) {
      const options = ['-y', '-qq', '--no-install-recommends', paquet];
      const { code } = await lancer('apt-get', ['install', ...options], { muet: true, env });
      if (code === 0) return;
    }
  });
}
