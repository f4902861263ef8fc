import { existsSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { type Etapes, terminer } from '../etapes.ts';
import { type IndexPassages, ouvrirIndex, type Passage, type Releve, releverParEtapes } from '../recherche/index.ts';
import { lireLesNotes } from './charger.ts';
import { MARQUE_FIGURE } from './figures.ts';
import type { Note } from './note.ts';
import { cleDe } from './ouvertures.ts';

/** The notes, and what finds them. */
export interface Fonds {
  readonly index: IndexPassages;
  readonly notes: ReadonlyMap<string, Note>;
  /** Keys of every question of the notes. */
  readonly questions: ReadonlySet<string>;
}

/** The same before the index is open: plain data. */
interface FondsLu {
  readonly notes: readonly Note[];
  readonly releve: Releve;
  readonly questions: ReadonlySet<string>;
}

/** Written beside the bundled server when it is built, and read by that server alone: V8's own form, maps and all. */
export const NOTES_LUES = 'notes-lues.bin';

/** What the build writes in `NOTES_LUES`. */
export const ecrireFonds = (): Uint8Array => serialize(terminer(lireFonds()));

/** Between a note and the rank of its belief, in the name of a passage. */
export const SEPARATEUR = '~';
const sansMarques = (texte: string): string => texte.replace(MARQUE_FIGURE, ' ').replace(/\[\^[\w-]+\]/g, ' ');

function* passagesDe(note: Note): Generator<Passage> {
  const { id, titre, juridiction, mots } = note;
  yield {
    id,
    titre,
    juridiction,
    formes: note.questions,
    mots,
    texte: sansMarques([note.reponse, ...note.sections.map((s) => s.texte)].join('\n')),
  };
  for (const [i, idee] of note.ideesRecues.entries())
    yield {
      id: `${id}${SEPARATEUR}${i}`,
      titre,
      juridiction,
      formes: [idee.dit],
      mots,
      texte: sansMarques(idee.correction),
    };
}

function* lireFonds(): Etapes<FondsLu> {
  const notes = yield* lireLesNotes();
  const releve = yield* releverParEtapes(notes.flatMap((note) => [...passagesDe(note)]));
  const questions = new Set<string>();
  for (const note of notes) {
    for (const question of note.questions) questions.add(cleDe(question));
    yield;
  }
  return { notes, releve, questions };
}

function fondsEcrit(): FondsLu | undefined {
  const fichier = new URL(NOTES_LUES, import.meta.url);
  if (!existsSync(fichier)) return undefined;
  // What our own build wrote, from notes that it had checked.
  const lu: FondsLu = deserialize(readFileSync(fichier));
  return lu;
}

/** Reads what the build wrote, or every note: about a second of work then, in steps. */
export function* preparerFonds(): Etapes<Fonds> {
  const { notes, releve, questions } = fondsEcrit() ?? (yield* lireFonds());
  yield;
  return { index: ouvrirIndex(releve), notes: new Map(notes.map((note) => [note.id, note])), questions };
}
