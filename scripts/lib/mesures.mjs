import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { RACINE } from './commande.mjs';

const DOSSIER = join(RACINE, 'docs', 'mesures');

const secondes = (ms) => (ms / 1000).toFixed(1).replace('.', ',');
const nombre = (n) => n.toLocaleString('fr-FR');
const cellule = (texte) => texte.replaceAll('|', '\\|');

/** « Linux x64, 2 cœurs AMD EPYC, Node 20.20.2 ». */
const machine = () =>
  `${process.platform} ${process.arch}, ${availableParallelism()} cœurs ${(cpus()[0]?.model ?? '').trim()}, Node ${process.versions.node}`;

/** @param rapport JSON report of vitest @param {RegExp} fichiers whose tests are told, one line each */
function lignesDe(rapport, fichiers) {
  return rapport.testResults
    .filter(({ name }) => fichiers.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(
        ({ ancestorTitles, title, status, duration }) =>
          `| ${cellule([...ancestorTitles, title].join(' › '))} | ${name.replace(RACINE, '').replace(/^.*examples\/|^\//, '')} | ${status === 'passed' ? 'tenue' : 'EN DÉFAUT'} | ${secondes(duration ?? 0)} |`,
      ),
    );
}

/** Writes one dated table of `docs/mesures`: what was checked, its result, its duration. */
async function ecrire(fichier, { titre, commande, taille, unite }, lignes) {
  const defauts = lignes.filter((l) => l.includes('EN DÉFAUT')).length;
  const charge = loadavg()
    .map((c) => c.toFixed(2).replace('.', ','))
    .join(' / ');
  const texte = `# ${titre}

Écrit par \`${commande}\`. Ne pas modifier à la main.

- Date : ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC
- Machine : ${machine()} ; charge à la fin ${charge}
- Taille : ${taille}
- Résultat : ${lignes.length - defauts} tenues, ${defauts} en défaut

| ${unite} | fichier | résultat | durée (s) |
|---|---|---|---:|
${lignes.join('\n')}
`;
  await mkdir(DOSSIER, { recursive: true });
  await writeFile(join(DOSSIER, fichier), texte);
  return join(DOSSIER, fichier).replace(RACINE, '');
}

/**
 * What the properties gave at full size, in `docs/mesures/proprietes.md`.
 * @param rapport JSON report of vitest @param {number} tirages random cases of each property
 */
export const ecrireProprietes = (rapport, tirages) =>
  ecrire(
    'proprietes.md',
    {
      titre: 'Propriétés du moteur, en grand',
      commande: 'npm run test:long -- --only proprietes',
      taille: `${nombre(tirages)} cas tirés au hasard par propriété`,
      unite: 'propriété',
    },
    lignesDe(rapport, /proprietes|ruptures/),
  );

/**
 * What the promises about the assistant's answers gave at full size, in `docs/mesures/confiance.md`.
 * @param rapport JSON report of vitest
 */
export const ecrireConfiance = (rapport) =>
  ecrire(
    'confiance.md',
    {
      titre: 'Confiance dans les réponses, en grand',
      commande: 'npm run test:long -- --only confiance',
      taille: 'celle que dit chaque promesse',
      unite: 'promesse',
    },
    lignesDe(rapport, /tests\//),
  );
