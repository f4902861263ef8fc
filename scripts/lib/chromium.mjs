import { existsSync } from 'node:fs';
import { lancer } from './commande.mjs';

/** The same engine without the browser's own screens: a journey takes a third of the processor time. */
const SANS_ECRAN = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];
const ENTIERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const present = (chemins) => chemins.find((chemin) => existsSync(chemin));

/** The first of Debian's packages that installs, when this account may. @param {string[]} paquets @returns {Promise<void>} */
async function installer(paquets) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('  Installation de Chromium depuis les paquets Debian…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await lancer('apt-get', ['update', '-qq'], { muet: true, env });
  for (const paquet of paquets) {
    const options = ['-y', '-qq', '--no-install-recommends', paquet];
    const { code } = await lancer('apt-get', ['install', ...options], { muet: true, env });
    if (code === 0) return;
  }
}

/**
 * The path of a Chromium: the one of CHROMIUM_PATH, the one without screens, else an entire one.
 * @returns {Promise<{ chemin: string } | { manque: string }>}
 */
export async function preparerChromium() {
  const donne = process.env.CHROMIUM_PATH;
  if (donne && existsSync(donne)) return { chemin: donne };
  if (!present(SANS_ECRAN)) await installer(['chromium-headless-shell', 'chromium']);
  const chemin = present([...SANS_ECRAN, ...ENTIERS]);
  if (chemin) return { chemin };
  return {
    manque:
      'Chromium est introuvable. Installez-le (« sudo apt-get install chromium ») ou donnez son chemin dans CHROMIUM_PATH, puis relancez « npm test ».',
  };
}

/**
 * An entire Chromium: the one without screens loads no extension.
 * @returns {Promise<string | undefined>} its path; undefined, the journey of the extension says what to install
 */
export async function preparerChromiumEntier() {
  if (!present(ENTIERS)) await installer(['chromium']);
  return present(ENTIERS);
}
