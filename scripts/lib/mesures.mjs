import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { RACINE } from './commande.mjs';

const FICHIER = join(RACINE, 'docs', 'mesures', 'proprietes.md');

const secondes = (ms) => (ms / 1000).toFixed(1).replace('.', ',');
const nombre = (n) => n.toLocaleString('fr-FR');
const cellule = (texte) => texte.replaceAll('|', '\\|');

/** « Linux x64, 2 cœurs AMD EPYC, Node 20.20.2 ». */
const machine = () =>
  `${process.platform} ${process.arch}, ${availableParallelism()} cœurs ${(cpus()[0]?.model ?? '').trim()}, Node ${process.versions.node}`;

/** @param rapport JSON report of vitest */
function lignesDe(rapport) {
  return rapport.testResults
    .filter(({ name }) => /proprietes|ruptures/.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(
        ({ ancestorTitles, title, status, duration }) =>
          `| ${cellule([...ancestorTitles, title].join(' › '))} | ${name.replace(RACINE, '').replace(/^.*examples\//, '')} | ${status === 'passed' ? 'tenue' : 'EN DÉFAUT'} | ${secondes(duration ?? 0)} |`,
      ),
    );
}

/**
 * Writes what the properties gave at full size, dated, in `docs/mesures/proprietes.md`.
 * @param rapport JSON report of vitest @param {number} tirages random cases of each property
 */
export async function ecrireMesures(rapport, tirages) {
  const lignes = lignesDe(rapport);
  const defauts = lignes.filter((l) => l.includes('EN DÉFAUT')).length;
  const charge = loadavg()
    .map((c) => c.toFixed(2).replace('.', ','))
    .join(' / ');
  const texte = `# Propriétés du moteur, en grand

Écrit par \`npm run test:long -- --only proprietes\`. Ne pas modifier à la main.

- Date : ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC
- Machine : ${machine()} ; charge à la fin ${charge}
- Taille : ${nombre(tirages)} cas tirés au hasard par propriété
- Résultat : ${lignes.length - defauts} tenues, ${defauts} en défaut

| propriété | fichier | résultat | durée (s) |
|---|---|---|---:|
${lignes.join('\n')}
`;
  await mkdir(join(RACINE, 'docs', 'mesures'), { recursive: true });
  await writeFile(FICHIER, texte);
  return FICHIER.replace(RACINE, '');
}
