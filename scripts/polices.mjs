// Cuts the served fonts from the published ones: the characters that French needs, the axes that the styles use.
// Run by hand (`npm run polices`) when a weight, a size or a character is added; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { RACINE } from './lib/commande.mjs';

const require = createRequire(import.meta.url);
const DOSSIER = join(RACINE, 'apps/web/src/design-system/fonts');
const NEWSREADER = require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2');
const INTER = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const suite = (debut, fin) => String.fromCodePoint(...Array.from({ length: fin - debut + 1 }, (_, i) => debut + i));
/** What a French page holds, asked for first; styles/polices.css repeats it as ranges. */
const COURANTS = `${suite(0x20, 0x5a)}${suite(0x61, 0x7a)}\u00a0«°±²³·»¼½×ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïñóôöùûüŒœ–—’…€−`;
/** ASCII and Latin-1 whole, for the names that people type; then signs. */
const TOUS = `${suite(0x20, 0x7e)}${suite(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›€™−∕`;
const RARES = Array.from(TOUS)
  .filter((lettre) => !COURANTS.includes(lettre))
  .join('');

/**
 * The optical size is the heavy axis of Newsreader, 46 of 82 kB: one cut for titles, drawn for 40 px, and one for text,
 * drawn for 18 px. A letter that titles lack is taken from the cut for text.
 */
const TITRE = { opsz: 40, wght: { min: 400, max: 500 } };
const TEXTE = { opsz: 18, wght: { min: 400, max: 600 } };
const INTERFACE = { wght: { min: 400, max: 650 } };
const COUPES = [
  { fichier: 'newsreader-titre.woff2', source: NEWSREADER, lettres: COURANTS, axes: TITRE },
  { fichier: 'newsreader.woff2', source: NEWSREADER, lettres: COURANTS, axes: TEXTE },
  { fichier: 'newsreader-rares.woff2', source: NEWSREADER, lettres: RARES, axes: TEXTE },
  { fichier: 'inter.woff2', source: INTER, lettres: COURANTS, axes: INTERFACE },
  { fichier: 'inter-rares.woff2', source: INTER, lettres: `${RARES}↑↓`, axes: INTERFACE },
];

for (const { fichier, source, lettres, axes } of COUPES) {
  const publiee = await readFile(source);
  const coupe = await subsetFont(publiee, lettres, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(DOSSIER, fichier), coupe);
  console.log(`${fichier} : ${(coupe.length / 1000).toFixed(1)} ko`);
}
