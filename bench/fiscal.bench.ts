import { pathToFileURL } from 'node:url';
import { lireFoyersExemples } from '../packages/fiscal/examples/lire-exemples.ts';
import { calculerImpotRevenu, expliquerImpotRevenu } from '../packages/fiscal/src/index.ts';

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

/** Speed of the tax engine on one core, over the reference households. */
export async function run(): Promise<Mesure[]> {
  const exemples = lireFoyersExemples();
  mesurerDebit(exemples);
  const debit = Math.round(mediane(Array.from({ length: PASSAGES }, () => mesurerDebit(exemples))));
  const p99 = mesurerP99Trace(exemples);
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
  ];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mesures = await run();
  for (const m of mesures) console.log(`${m.ok ? 'ok ' : 'KO '} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil})`);
  if (mesures.some((m) => !m.ok)) process.exitCode = 1;
}
