#!/usr/bin/env node
// Prints the measured speed of the product: npm run bench [-- fiscal|http|simulateurs|poids|…]
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { construire } from './lib/construire.mjs';
import { installer } from './lib/installer.mjs';
import { lancer, outil, RACINE } from './lib/commande.mjs';

await installer();
const choix = process.argv.slice(2);
const fichiers = (await readdir(join(RACINE, 'bench')))
  .filter((nom) => nom.endsWith('.bench.ts'))
  .filter((nom) => choix.length === 0 || choix.includes(nom.replace('.bench.ts', '')))
  .sort();
// The weights are those of the built interface.
if (fichiers.includes('poids.bench.ts')) await construire();
let ok = true;
for (const nom of fichiers) {
  console.log(`\n▸ ${nom}`);
  const { code } = await lancer(outil('tsx'), [join('bench', nom)]);
  ok &&= code === 0;
}
process.exit(ok && fichiers.length > 0 ? 0 : 1);
