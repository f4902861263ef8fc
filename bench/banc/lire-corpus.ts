/** The questions read by careful people, a file a writer, and the day on which each was read. */
import { readdirSync, readFileSync } from 'node:fs';
import type { QuestionLueAlaMain } from './juger.ts';

const CORPUS = new URL('corpus/', import.meta.url);
/** The day on which each set was read, when it is not that of most: « today » is a fact of a reading. */
const JOURS: ReadonlyMap<string, string> = new Map([
  ...['w1', 'w3', 'w5', 'w6', 'w7', 'w9'].map((w) => [w, '2026-11-22'] as const),
  ...[
    'w21',
    'w22',
    'w23',
    'w24',
    'w25',
    'w26',
    'w27',
    'w28',
    'w29',
    'w30',
    'w31',
    'w32',
    'w33',
    'w34',
    'w35',
    'w36',
    'w37',
  ].map((w) => [w, '2026-11-27'] as const),
]);
const JOUR = '2026-11-26';

/** Names of the files, `w1.ndjson`…; those of one writer when he is named. */
export const fichiersDuCorpus = (ecrivain?: string): readonly string[] =>
  readdirSync(CORPUS).filter(
    (f) => f.startsWith('w') && f.endsWith('.ndjson') && (ecrivain === undefined || f === `${ecrivain}.ndjson`),
  );

/** AAAA-MM-JJ. `nom` begins with the writer: a file, or a question (`W9-012`). */
export const jourDeLecture = (nom: string): string =>
  JOURS.get((nom.toLowerCase().split('.')[0] ?? '').split('-')[0] ?? '') ?? JOUR;

/** The questions of one file, in their order. */
export const lireCorpus = (fichier: string): readonly QuestionLueAlaMain[] =>
  readFileSync(new URL(fichier, CORPUS), 'utf8')
    .split('\n')
    .filter((l) => l !== '')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
    .map((l) => JSON.parse(l) as QuestionLueAlaMain);
