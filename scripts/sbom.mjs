#!/usr/bin/env node
// Writes the bill of materials of the dependencies, licences included: npm run sbom [-- file.json]
import { writeFile } from 'node:fs/promises';
import { installer } from './lib/installer.mjs';
import { ecrireNomenclature, licencesDe } from './lib/nomenclature.mjs';

await installer();
const sortie = process.argv[2] ?? 'francis.cdx.json';
const nomenclature = await ecrireNomenclature();
if ('panne' in nomenclature) {
  console.error(`La nomenclature n’a pas pu être écrite :\n${nomenclature.panne}`);
  process.exit(1);
}
const { comptes, sans } = licencesDe(nomenclature.document);
await writeFile(sortie, `${JSON.stringify(nomenclature.document, null, 2)}\n`);
for (const [licence, nombre] of comptes) console.log(`${String(nombre).padStart(5)}  ${licence}`);
console.log(`\nÉcrit dans ${sortie} (CycloneDX ${nomenclature.document.specVersion}).`);
if (sans.length > 0) console.log(`Sans licence déclarée : ${sans.join(', ')}`);
process.exit(sans.length > 0 ? 1 : 0);
