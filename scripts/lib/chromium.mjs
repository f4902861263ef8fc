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

/** Debian's packages, when this account may install them. @returns {Promise<void>} */
async function installer() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('  Installation de Chromium depuis les paquets Debian…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await lancer('apt-get', ['update', '-qq'], { muet: true, env });
  for (const paquet of ['chromium-headless-shell', 'chromium']) {
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
  if (!present(SANS_ECRAN)) await installer();
  const chemin = present([...SANS_ECRAN, ...ENTIERS]);
  if (chemin) return { chemin };
  return {
    manque:
      'Chromium est introuvable. Installez-le (« sudo apt-get install chromium ») ou donnez son chemin dans CHROMIUM_PATH, puis relancez « npm test ».',
  };
}
