import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { centile, type Mesure, mesure } from './mesures.ts';
import { demarrer, envoyer, ouvrirCompte, type Serveur } from './serveur.ts';

/**
 * How long one person waits for an answer of the embedded reader, over HTTP, storage included: the first questions after
 * a start, every question of the bench, the longest question; then whether a text of 100 kB holds the server.
 */
const PREMIERES = 20;
const REPONSE_MS = 50;
const LONGUE = 4_000;
const LONGUE_MS = 100;
const LONGUES = 9;
const ENORME = 100_000;
const SONDE_MS = 50;

interface Question {
  readonly question: string;
  readonly jurisdiction?: string;
}

const CAS = ['public.json', 'francis.json', 'aveugle.json'].flatMap(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
  (nom) => JSON.parse(readFileSync(new URL(`./banc/${nom}`, import.meta.url), 'utf8')) as Question[],
);

/** A household and its rents, told one by one. */
function recit(de: number): string {
  let texte = 'Je suis célibataire et je gagne 40 000 € de salaire par an. Quel est mon impôt ? ';
  for (let i = de; texte.length < LONGUE; i += 1) texte += `J’ai payé ${100 + i * 7} € de loyer. `;
  return texte.slice(0, LONGUE);
}

/** Questions of the bench one after the other, as somebody pastes a long story. */
const collage = (de: number): string =>
  CAS.slice(de * 20)
    .map((c) => c.question)
    .join(' ')
    .slice(0, LONGUE);

const duree = async (faire: () => Promise<unknown>): Promise<number> => {
  const debut = performance.now();
  await faire();
  return performance.now() - debut;
};

export async function run(): Promise<Mesure[]> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  const serveur = await demarrer(join(dossier, 'donnees'));
  try {
    const jeton = await ouvrirCompte(serveur.url);
    const attendre = async (questions: readonly Question[]): Promise<number[]> => {
      const durees: number[] = [];
      for (const { question, jurisdiction } of questions)
        durees.push(await duree(() => envoyer(serveur.url, '/api/ask', { question, jurisdiction }, jeton)));
      return durees.toSorted((a, b) => a - b);
    };
    const rangs = Array.from({ length: LONGUES }, (_, i) => i);
    const premieres = await attendre(CAS.slice(0, PREMIERES));
    const toutes = await attendre(CAS);
    const recits = await attendre(rangs.map((i) => ({ question: recit(i) })));
    const collages = await attendre(rangs.map((i) => ({ question: collage(i) })));
    return [
      mesure(`${PREMIERES} premières réponses après un démarrage, p95`, centile(premieres, 0.95), 'ms', REPONSE_MS),
      mesure(`${toutes.length} questions du banc, médiane`, centile(toutes, 0.5), 'ms', null),
      mesure(`${toutes.length} questions du banc, p95`, centile(toutes, 0.95), 'ms', REPONSE_MS),
      mesure(`${LONGUE} caractères et 150 montants, médiane`, centile(recits, 0.5), 'ms', LONGUE_MS),
      mesure(`${LONGUE} caractères de vingt questions, médiane`, centile(collages, 0.5), 'ms', LONGUE_MS),
      mesure('sonde pendant vingt textes de 100 ko, p95', await sonder(serveur, jeton), 'ms', SONDE_MS),
    ];
  } finally {
    await serveur.arreter();
    rmSync(dossier, { recursive: true, force: true });
  }
}

/** 95th percentile of `/healthz` while one account sends texts that only a program sends. */
async function sonder({ url }: Serveur, jeton: string): Promise<number> {
  const question = collage(0)
    .repeat(Math.ceil(ENORME / LONGUE))
    .slice(0, ENORME);
  const envoyes = { restent: PREMIERES };
  const envois = Promise.all(
    Array.from({ length: PREMIERES }, async () => {
      const reponse = await fetch(`${url}/api/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${jeton}` },
        body: JSON.stringify({ question }),
      });
      await reponse.arrayBuffer();
      envoyes.restent -= 1;
    }),
  );
  const durees: number[] = [];
  while (envoyes.restent > 0 || durees.length < PREMIERES)
    durees.push(
      await duree(async () => {
        const reponse = await fetch(`${url}/healthz`);
        await reponse.text();
      }),
    );
  await envois;
  return centile(
    durees.toSorted((a, b) => a - b),
    0.95,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mesures = await run();
  for (const { nom, valeur, unite, seuil, ok } of mesures)
    console.log(`${ok ? '✓' : '✗'} ${nom} : ${valeur} ${unite}${seuil === null ? '' : ` (seuil ${seuil} ${unite})`}`);
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
