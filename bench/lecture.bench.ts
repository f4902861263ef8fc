import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { normaliser, trouverMentions } from '@francis/lecture';
import type { Mesure } from './fiscal.bench.ts';

/** The longest question, and a text that only a program sends. */
const QUESTION = 4_000;
const ENORME = 100_000;
const MENTIONS_MS = 15;
const NORMALISATION_MS = 15;
const ENORME_MS = 600;
const CHAUFFE = 20;

function questions(): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
  const banc = JSON.parse(readFileSync(new URL('./banc/aveugle.json', import.meta.url), 'utf8')) as {
    question: string;
  }[];
  return banc.map((c) => c.question).join(' ');
}

/** 95th percentile of the processor time: what other programs do on the machine does not count. */
function p95(lire: () => unknown, tours: number): number {
  const durees: number[] = [];
  for (let i = 0; i < tours + CHAUFFE; i += 1) {
    const debut = process.cpuUsage();
    lire();
    const { user, system } = process.cpuUsage(debut);
    if (i >= CHAUFFE) durees.push((user + system) / 1000);
  }
  const tri = durees.toSorted((a, b) => a - b);
  return Math.round((tri[Math.floor(tri.length * 0.95)] ?? 0) * 10) / 10;
}

const mesure = (nom: string, valeur: number, seuil: number): Mesure => ({
  nom,
  valeur,
  unite: 'ms',
  seuil,
  ok: valeur <= seuil,
});

/** How long questions are read, in processor time. */
export function run(): Mesure[] {
  const texte = questions().repeat(4);
  const longue = texte.slice(0, QUESTION);
  const enorme = texte.slice(0, ENORME);
  return [
    mesure(
      'mentions d’une question de 4 000 caractères, p95',
      p95(() => trouverMentions(longue), 200),
      MENTIONS_MS,
    ),
    mesure(
      'texte normalisé de 4 000 caractères, p95',
      p95(() => normaliser(longue), 200),
      NORMALISATION_MS,
    ),
    mesure(
      'mentions d’un texte de 100 ko, p95',
      p95(() => trouverMentions(enorme), 10),
      ENORME_MS,
    ),
  ];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mesures = run();
  for (const m of mesures) console.log(`${m.ok ? 'ok ' : 'KO '} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil})`);
  if (mesures.some((m) => !m.ok)) process.exitCode = 1;
}
