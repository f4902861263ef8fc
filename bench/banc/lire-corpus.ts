/** The questions read by careful people, a file a writer, and the day on which each was read. */
import { readdirSync, readFileSync } from 'node:fs';
import type { QuestionLueAlaMain } from './juger.ts';

const CORPUS = new URL('corpus/', import.meta.url);
/** The first six writers read on another day than the others: « today » is a fact of a reading. */
const PREMIERS = new Set(['w1', 'w3', 'w5', 'w6', 'w7', 'w9']);

/** Names of the files, `w1.ndjson`…; those of one writer when he is named. */
export const fichiersDuCorpus = (ecrivain?: string): readonly string[] =>
  readdirSync(CORPUS).filter(
    (f) => f.startsWith('w') && f.endsWith('.ndjson') && (ecrivain === undefined || f === `${ecrivain}.ndjson`),
  );

/** AAAA-MM-JJ. `nom` begins with the writer: a file, or a question (`W9-012`). */
export const jourDeLecture = (nom: string): string =>
  PREMIERS.has((nom.toLowerCase().split('.')[0] ?? '').split('-')[0] ?? '') ? '2026-11-22' : '2026-11-26';

/** The questions of one file, in their order. */
export const lireCorpus = (fichier: string): readonly QuestionLueAlaMain[] =>
  readFileSync(new URL(fichier, CORPUS), 'utf8')
    .split('\n')
    .filter((l) => l !== '')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
    .map((l) => JSON.parse(l) as QuestionLueAlaMain);
