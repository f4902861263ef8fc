import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ANNONCES, EMPREINTE } from './catalogue.ts';

// Usage: npx tsx packages/mcp/src/ecrire-empreintes.ts
// To be run by whoever changes on purpose what is announced of a tool; the difference is read at the review.
const empreintes = {
  ensemble: EMPREINTE,
  outils: Object.fromEntries(ANNONCES.map(({ outil, empreinte }) => [outil.nom, empreinte])),
};
const fichier = fileURLToPath(new URL('../empreintes.json', import.meta.url));
writeFileSync(fichier, `${JSON.stringify(empreintes, null, 2)}\n`);
