#!/usr/bin/env node
// Proves the product: set-up, types, lint, unused code, unit, API on both databases, browser journeys.
// Usage: npm test [-- --only types,lint,unit,postgres,browser]   npm run test:long [-- --only proprietes,confiance,lecture,resilience]
import { assezGrande, menerCoteACote } from './lib/cote-a-cote.mjs';
import { installer } from './lib/installer.mjs';
import { ETAPES } from './lib/etapes-de-test.mjs';

const options = process.argv.slice(2);
const long = options.includes('--long');
const choix = options.includes('--only') ? (options[options.indexOf('--only') + 1] ?? '').split(',') : null;

const debut = performance.now();
const etapes = ETAPES.filter(({ nom, longue }) => (choix ? choix.includes(nom) : long || !longue));

/** What was chosen, or measures, runs alone and is shown as it goes. */
async function menerUneAUne() {
  const total = { reussis: 0, echoues: 0, ignores: 0 };
  for (const etape of etapes) {
    const depart = performance.now();
    console.log(`\n▸ ${etape.titre}`);
    const bilan = await etape.executer({ long });
    total.reussis += bilan.reussis;
    total.echoues += bilan.echoues;
    total.ignores += bilan.ignores ?? 0;
    const duree = ((performance.now() - depart) / 1000).toFixed(1);
    console.log(`  ${bilan.reussis} réussis, ${bilan.echoues} échoués (${duree} s)`);
    for (const detail of bilan.details ?? []) console.log(`  ${detail}`);
  }
  return total;
}

await installer();
const total = await (!choix && !long && assezGrande() ? menerCoteACote(etapes) : menerUneAUne());

console.log(`\nDurée : ${Math.round((performance.now() - debut) / 1000)} s`);
console.log(`${total.reussis} passed, ${total.echoues} failed${total.ignores > 0 ? `, ${total.ignores} skipped` : ''}`);
process.exit(total.echoues === 0 && total.reussis > 0 ? 0 : 1);
