import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lireFoyersExemples } from '../packages/fiscal/examples/lire-exemples.ts';
import { calculerImpotRevenu, expliquerImpotRevenu } from '../packages/fiscal/src/index.ts';
import { proposerOptimisations } from '../packages/fiscal/src/optimisation/index.ts';

export interface Mesure {
  readonly nom: string;
  readonly valeur: number;
  readonly unite: string;
  readonly seuil: number;
  readonly ok: boolean;
}

const DUREE_PASSAGE_MS = 300;
const PASSAGES = 7;
const FOYERS_PAR_SECONDE = 300_000;
const P99_TRACE_MS = 1;
const FOYERS_NDJSON = 100_000;
const DUREE_NDJSON_S = 2;
const P99_OPTIMISATION_MS = 20;

function mediane(valeurs: number[]): number {
  const tri = valeurs.sort((a, b) => a - b);
  return tri[Math.floor(tri.length / 2)] ?? 0;
}

/** Households per second over one pass; every figure of the result is computed. */
function mesurerDebit(exemples: ReturnType<typeof lireFoyersExemples>): number {
  const debut = performance.now();
  let calculs = 0;
  let temoin = 0;
  let duree = 0;
  while (duree < DUREE_PASSAGE_MS) {
    for (const exemple of exemples) {
      const resultat = calculerImpotRevenu(exemple.foyer, exemple.annee);
      // The sum keeps the engine's work from being optimised away.
      if (resultat.statut !== 'refus') temoin += resultat.impot_final;
    }
    calculs += exemples.length;
    duree = performance.now() - debut;
  }
  if (!Number.isFinite(temoin)) throw new Error('The bench computed something that is not a number');
  return (calculs / duree) * 1000;
}

/** 99th percentile of one traced computation, in milliseconds. */
function mesurerP99Trace(exemples: ReturnType<typeof lireFoyersExemples>): number {
  const durees: number[] = [];
  for (let tour = 0; tour < 6; tour += 1) {
    for (const exemple of exemples) {
      const debut = performance.now();
      expliquerImpotRevenu(exemple.foyer, exemple.annee);
      // The first rounds warm the engine up.
      if (tour >= 2) durees.push(performance.now() - debut);
    }
  }
  durees.sort((a, b) => a - b);
  return durees[Math.floor(durees.length * 0.99)] ?? 0;
}

/** Seconds for the command line to turn a file of households, every field written, into a file of results. */
function mesurerPortefeuille(exemples: ReturnType<typeof lireFoyersExemples>): number {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  try {
    const lignes = exemples.map((e) => JSON.stringify({ id: e.id, annee_revenus: e.annee, foyer: e.foyer }));
    const entree = join(dossier, 'foyers.ndjson');
    writeFileSync(entree, Array.from({ length: FOYERS_NDJSON }, (_, i) => lignes[i % lignes.length]).join('\n'));
    const stdin = openSync(entree, 'r');
    const sortie = join(dossier, 'resultats.ndjson');
    const stdout = openSync(sortie, 'w');
    const debut = performance.now();
    const racine = fileURLToPath(new URL('..', import.meta.url));
    const fin = spawnSync('npm', ['run', '--silent', 'francis', '--', 'ir'], {
      cwd: racine,
      stdio: [stdin, stdout, 'ignore'],
    });
    const duree = (performance.now() - debut) / 1000;
    closeSync(stdin);
    closeSync(stdout);
    if (fin.status !== 0 || statSync(sortie).size === 0)
      throw new Error('The command line refused the reference households');
    return duree;
  } finally {
    rmSync(dossier, { recursive: true });
  }
}

/** 99th percentile of every lever evaluated on one household, in milliseconds. */
function mesurerP99Optimisation(exemples: ReturnType<typeof lireFoyersExemples>): number {
  const contexte = { don: 1000, plafondPer: { declarant1: 8000 }, fraisReels: { declarant1: 6000 } };
  const durees: number[] = [];
  for (const exemple of [...exemples, ...exemples]) {
    const debut = performance.now();
    proposerOptimisations(exemple.foyer, exemple.annee, contexte);
    durees.push(performance.now() - debut);
  }
  const mesurees = durees.slice(exemples.length).sort((a, b) => a - b);
  return mesurees[Math.floor(mesurees.length * 0.99)] ?? 0;
}

/** Speed of the tax engine on one core, over the reference households. */
export async function run(): Promise<Mesure[]> {
  const exemples = lireFoyersExemples();
  mesurerDebit(exemples);
  const debit = Math.round(mediane(Array.from({ length: PASSAGES }, () => mesurerDebit(exemples))));
  const p99 = mesurerP99Trace(exemples);
  const optimisation = mesurerP99Optimisation(exemples);
  const portefeuille = mediane(Array.from({ length: 3 }, () => mesurerPortefeuille(exemples)));
  return [
    {
      nom: 'impôt sur le revenu, sans trace',
      valeur: debit,
      unite: 'foyers/s',
      seuil: FOYERS_PAR_SECONDE,
      ok: debit >= FOYERS_PAR_SECONDE,
    },
    {
      nom: 'impôt sur le revenu, avec trace (p99)',
      valeur: Math.round(p99 * 1000) / 1000,
      unite: 'ms',
      seuil: P99_TRACE_MS,
      ok: p99 <= P99_TRACE_MS,
    },
    {
      nom: 'tous les leviers d’optimisation (p99)',
      valeur: Math.round(optimisation * 1000) / 1000,
      unite: 'ms',
      seuil: P99_OPTIMISATION_MS,
      ok: optimisation <= P99_OPTIMISATION_MS,
    },
    {
      nom: '100 000 foyers NDJSON → NDJSON par la ligne de commande',
      valeur: Math.round(portefeuille * 100) / 100,
      unite: 's',
      seuil: DUREE_NDJSON_S,
      ok: portefeuille <= DUREE_NDJSON_S,
    },
  ];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mesures = await run();
  for (const m of mesures) console.log(`${m.ok ? 'ok ' : 'KO '} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil})`);
  if (mesures.some((m) => !m.ok)) process.exitCode = 1;
}
