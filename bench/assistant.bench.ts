import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as attendre } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { demarrer, envoyer, ouvrirCompte } from './serveur.ts';
import { centile, mesure, type Mesure } from './mesures.ts';

/**
 * The assistant under the load of a profession: 50 conversations of 50 accounts, each asking one question every two seconds,
 * streamed; then 10 000 questions in a row, memory watched. Embedded model, embedded database, storage and quota included.
 */
const CONVERSATIONS = 50;
const INTERVALLE_MS = 2000;
const TOURS = 10;
const LONGUE = Number(process.env['BENCH_QUESTIONS'] ?? 10_000);
const EN_PARALLELE = 8;

const CAS: readonly { readonly question: string; readonly jurisdiction: string }[] = JSON.parse(
  readFileSync(fileURLToPath(new URL('./banc/public.json', import.meta.url)), 'utf8'),
);

export async function run(): Promise<Mesure[]> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  const serveur = await demarrer(join(dossier, 'donnees'));
  try {
    const jetons: string[] = [];
    for (let i = 0; i < CONVERSATIONS; i += 1) jetons.push(await ouvrirCompte(serveur.url));
    await poser(serveur.url, jetons[0] ?? '', 0);
    const { premiers, complets } = await converser(serveur.url, jetons);
    const memoire = await durer(serveur.url, jetons, serveur.pid);
    return [
      mesure(
        `premier mot, p50 (${premiers.length} questions, ${CONVERSATIONS} comptes)`,
        centile(premiers, 0.5),
        'ms',
        null,
      ),
      mesure('premier mot, p95', centile(premiers, 0.95), 'ms', 50),
      mesure('réponse complète, p50', centile(complets, 0.5), 'ms', null),
      mesure('réponse complète, p95', centile(complets, 0.95), 'ms', 150),
      mesure('réponse complète, p99', centile(complets, 0.99), 'ms', null),
      mesure(`mémoire après ${Math.round(LONGUE / 5)} questions`, memoire[1] ?? 0, 'Mo', null),
      mesure(`mémoire après ${LONGUE} questions`, memoire.at(-1) ?? 0, 'Mo', null),
      mesure('croissance des quatre derniers cinquièmes', (memoire.at(-1) ?? 0) - (memoire[1] ?? 0), 'Mo', 50),
    ];
  } finally {
    await serveur.arreter();
    rmSync(dossier, { recursive: true, force: true });
  }
}

/** Milliseconds to the first words and to the end of one streamed answer. */
async function poser(url: string, jeton: string, numero: number): Promise<{ premier: number; complet: number }> {
  const cas = CAS[numero % CAS.length];
  const depart = performance.now();
  const reponse = await fetch(`${url}/api/ask/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jeton}` },
    body: JSON.stringify({ question: cas?.question, jurisdiction: cas?.jurisdiction }),
  });
  let premier = 0;
  let texte = '';
  const lecteur = new TextDecoder();
  for await (const bloc of reponse.body ?? []) {
    texte += lecteur.decode(bloc, { stream: true });
    if (premier === 0 && texte.includes('"texte"')) premier = performance.now() - depart;
  }
  if (!texte.includes('"type":"reponse"')) throw new Error(`réponse inattendue : ${texte.slice(0, 300)}`);
  const complet = performance.now() - depart;
  return { premier: premier === 0 ? complet : premier, complet };
}

async function converser(url: string, jetons: readonly string[]): Promise<{ premiers: number[]; complets: number[] }> {
  const premiers: number[] = [];
  const complets: number[] = [];
  await Promise.all(
    jetons.map(async (jeton, rang) => {
      await attendre((rang / jetons.length) * INTERVALLE_MS);
      const debut = performance.now();
      for (let i = 0; i < TOURS; i += 1) {
        await attendre(Math.max(0, debut + i * INTERVALLE_MS - performance.now()));
        const { premier, complet } = await poser(url, jeton, rang * TOURS + i);
        premiers.push(premier);
        complets.push(complet);
      }
    }),
  );
  return { premiers: premiers.sort((a, b) => a - b), complets: complets.sort((a, b) => a - b) };
}

/** Resident memory of the server, in MB, before the first question and after each fifth of them. */
async function durer(url: string, jetons: readonly string[], pid: number): Promise<number[]> {
  const releves = [memoireDe(pid)];
  let numero = 0;
  for (let cinquieme = 1; cinquieme <= 5; cinquieme += 1) {
    const fin = Math.round((LONGUE * cinquieme) / 5);
    await Promise.all(
      Array.from({ length: EN_PARALLELE }, async (_, voie) => {
        while (numero < fin) {
          const n = numero;
          numero += 1;
          const cas = CAS[n % CAS.length];
          const corps = { question: cas?.question, jurisdiction: cas?.jurisdiction };
          await envoyer(url, '/api/ask', corps, jetons[(n + voie) % jetons.length]);
        }
      }),
    );
    releves.push(memoireDe(pid));
  }
  return releves;
}

/** Linux only: other systems give no figure rather than a wrong one. */
function memoireDe(pid: number): number {
  const ligne = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return ligne ? Number(ligne[1]) / 1024 : Number.NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mesures = await run();
  for (const { nom, valeur, unite, seuil, ok } of mesures) {
    console.log(`${ok ? '✓' : '✗'} ${nom} : ${valeur} ${unite}${seuil === null ? '' : ` (seuil ${seuil} ${unite})`}`);
  }
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
