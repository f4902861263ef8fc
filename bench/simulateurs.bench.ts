import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { comparerPays } from '../packages/fiscal/src/comparaison-pays/index.ts';
import { REPERTOIRE_COMMUNES } from '../packages/fiscal/src/suisse/communes.ts';
import { comparerCantons } from '../packages/fiscal/src/suisse/index.ts';
import { lireFoyersExemples } from '../packages/fiscal/examples/lire-exemples.ts';

/** Speed of the simulators: one comparison in this process, a whole portfolio through the command line of a shell. */
interface Mesure {
  readonly nom: string;
  readonly valeur: number;
  readonly unite: string;
  readonly seuil: number;
  readonly ok: boolean;
}

const RACINE = fileURLToPath(new URL('../', import.meta.url));
const FOYERS = 100_000;
/** The best is kept: what runs beside can only slow a pass down. */
const PASSAGES = 5;
const COMPARAISONS = 4_000;
const CHAUFFE = 500;
const RELEVE_MS = 50;
const OCTETS_PAR_MO = 1024 * 1024;

export async function run(): Promise<Mesure[]> {
  const cantons = mesurerAppels((i) =>
    comparerCantons(
      { canton: 'VD', commune: 'Nyon', etatCivil: 'marie', enfants: i % 4, revenuBrut: 40_000 + 37 * i },
      2026,
      { communes: REPERTOIRE_COMMUNES },
    ),
  );
  const pays = mesurerAppels((i) =>
    comparerPays({ salaireBrut: 30_000 + 37 * i, couple: i % 2 === 0, enfants: i % 4 }, 2025),
  );
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  try {
    const entree = join(dossier, 'foyers.ndjson');
    const sortie = join(dossier, 'resultats.ndjson');
    ecrirePortefeuille(entree);
    const passages: Passage[] = [];
    for (let i = 0; i < PASSAGES; i += 1) passages.push(await lancerCommande(entree, sortie));
    verifierSortie(sortie);
    return [
      mesure('comparaison des cinq cantons (p95)', cantons, 'ms', 2),
      mesure('comparaison des quatre pays (p95)', pays, 'ms', 2),
      mesure(
        `${FOYERS} foyers, NDJSON → NDJSON (meilleur de ${PASSAGES})`,
        Math.min(...passages.map((p) => p.secondes)),
        's',
        2,
      ),
      mesure('mémoire du plus gros processus', Math.max(...passages.map((p) => p.plusGros)), 'Mo', 300),
      mesure('mémoire de toute la commande, npm compris', Math.max(...passages.map((p) => p.ensemble)), 'Mo', 300),
    ];
  } finally {
    rmSync(dossier, { recursive: true, force: true });
  }
}

/** 95th percentile of one call, in milliseconds, once the engine is warm: beyond it, other processes are measured. */
function mesurerAppels(appeler: (i: number) => unknown): number {
  const durees: number[] = [];
  for (let i = 0; i < CHAUFFE + COMPARAISONS; i += 1) {
    const debut = performance.now();
    appeler(i);
    if (i >= CHAUFFE) durees.push(performance.now() - debut);
  }
  durees.sort((a, b) => a - b);
  return durees[Math.floor(durees.length * 0.95)] ?? Number.NaN;
}

/** The reference households, again and again, each with its own identifier. */
function ecrirePortefeuille(fichier: string): void {
  const exemples = lireFoyersExemples().map(({ annee, foyer }) => ({ annee_revenus: annee, foyer }));
  const lignes = Array.from({ length: FOYERS }, (_, id) => JSON.stringify({ id, ...exemples[id % exemples.length] }));
  writeFileSync(fichier, `${lignes.join('\n')}\n`);
}

interface Passage {
  readonly secondes: number;
  /** Peaks of resident memory, in megabytes; shared pages are counted once per process. */
  readonly plusGros: number;
  readonly ensemble: number;
}

/** As a person types it, in a shell of its own group, so that npm, tsx and node are all counted. */
function lancerCommande(entree: string, sortie: string): Promise<Passage> {
  const debut = performance.now();
  const shell = spawn('sh', ['-c', `npm run --silent francis -- ir < '${entree}' > '${sortie}'`], {
    cwd: RACINE,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let plusGros = 0;
  let ensemble = 0;
  const releve = setInterval(() => {
    const memoires = memoiresDuGroupe(shell.pid ?? 0);
    plusGros = Math.max(plusGros, ...memoires);
    ensemble = Math.max(
      ensemble,
      memoires.reduce((somme, m) => somme + m, 0),
    );
  }, RELEVE_MS);
  return new Promise((resolve, reject) => {
    shell.once('error', reject);
    shell.once('exit', (code) => {
      clearInterval(releve);
      const secondes = (performance.now() - debut) / 1000;
      if (code !== 0) return reject(new Error(`la commande rend ${code}`));
      resolve({ secondes, plusGros, ensemble });
    });
  });
}

/** Resident megabytes of each process of the group, from /proc; none elsewhere than on Linux. */
function memoiresDuGroupe(groupe: number): number[] {
  const memoires: number[] = [];
  for (const pid of lireDossier('/proc')) {
    // Reading every process of the machine would slow down the one that is measured; ours come after the shell.
    if (!(Number(pid) >= groupe)) continue;
    try {
      // After the name in parentheses: state, parent, group.
      const [, , groupeLu] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (Number(groupeLu) !== groupe) continue;
      const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
      memoires.push((pages * 4096) / OCTETS_PAR_MO);
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  return memoires;
}

function lireDossier(chemin: string): string[] {
  try {
    return readdirSync(chemin);
  } catch {
    return [];
  }
}

function verifierSortie(fichier: string): void {
  const texte = readFileSync(fichier, 'utf8');
  const lignes = texte.split('\n').length - 1;
  if (lignes !== FOYERS || texte.includes('"erreur"')) {
    throw new Error(`${lignes} lignes, ${statSync(fichier).size} octets : la commande n’a pas tout calculé`);
  }
}

const mesure = (nom: string, valeur: number, unite: string, seuil: number): Mesure => ({
  nom,
  valeur: Math.round(valeur * 100) / 100,
  unite,
  seuil,
  ok: valeur < seuil,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mesures = await run();
  for (const m of mesures) {
    console.log(`${m.ok ? '✓' : '✗'} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil} ${m.unite})`);
  }
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
