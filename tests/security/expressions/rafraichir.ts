// Attacks every expression that is not yet in verifiees.json, and writes the list again without those that are gone.
// Usage, on a quiet machine: npm run expressions
import { writeFileSync } from 'node:fs';
import { attaquer } from './attaquer.ts';
import { litterales } from './relever.ts';
import { empreinteDe, FICHIER, nouvelles } from './verifiees.ts';

const relevees = litterales();
const aEssayer = nouvelles(relevees);
const tombees = aEssayer.flatMap((une) => {
  const attaque = attaquer(une);
  return attaque === undefined ? [] : [{ une, attaque }];
});
const refusees = new Set(tombees.map(({ une }) => empreinteDe(une)));
const tenues = relevees.map(empreinteDe).filter((empreinte) => !refusees.has(empreinte));

writeFileSync(FICHIER, `${JSON.stringify([...new Set(tenues)].sort())}\n`);
console.log(`${aEssayer.length - tombees.length} nouvelles expressions tiennent, ${tombees.length} s’emballent`);
for (const { attaque } of tombees) console.log(`✗ ${attaque}`);
process.exitCode = tombees.length === 0 ? 0 : 1;
