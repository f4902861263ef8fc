import { existsSync } from 'node:fs';
import { lancer } from './commande.mjs';

const CANDIDATS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].filter(Boolean);

const trouver = () => CANDIDATS.find((chemin) => existsSync(chemin));

/**
 * The path of a Chromium, installed from Debian's packages when it is missing and can be.
 * @returns {Promise<{ chemin: string } | { manque: string }>}
 */
export async function preparerChromium() {
  const present = trouver();
  if (present) return { chemin: present };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('  Installation de Chromium depuis les paquets Debian…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await lancer('apt-get', ['update', '-qq'], { muet: true, env });
    await lancer('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { muet: true, env });
    const installe = trouver();
    if (installe) return { chemin: installe };
  }
  return {
    manque:
      'Chromium est introuvable. Installez-le (« sudo apt-get install chromium ») ou donnez son chemin dans CHROMIUM_PATH, puis relancez « npm test ».',
  };
}
