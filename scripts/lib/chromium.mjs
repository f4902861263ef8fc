import { existsSync } from 'node:fs';
import { installerPaquet } from './paquets-debian.mjs';

/** The same engine without the browser's own screens: a journey takes a third of the processor time. */
const SANS_ECRAN = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];
const ENTIERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const present = (chemins) => chemins.find((chemin) => existsSync(chemin));

/**
 * The path of a Chromium: the one of CHROMIUM_PATH, the one without screens, else an entire one.
 * @returns {Promise<{ chemin: string } | { manque: string }>}
 */
export async function preparerChromium() {
  const donne = process.env.CHROMIUM_PATH;
  if (donne && existsSync(donne)) return { chemin: donne };
  if (!present(SANS_ECRAN)) await installerPaquet('Chromium', ['chromium-headless-shell', 'chromium']);
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
  if (!present(ENTIERS)) await installerPaquet('Chromium', ['chromium']);
  return present(ENTIERS);
}
