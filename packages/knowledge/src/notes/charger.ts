import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Etapes, terminer } from '../etapes.ts';
import { lireNote } from './lire-note.ts';
import type { Note } from './note.ts';

const CHEMIN = join('packages', 'knowledge', 'notes');

/** The notes' folder, found from the running file upwards: the same for sources and for the bundled server. */
function trouverDossier(): string {
  let dossier = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidat = join(dossier, CHEMIN);
    if (existsSync(candidat)) return candidat;
    const parent = dirname(dossier);
    if (parent === dossier) throw new Error(`No folder ${CHEMIN} above ${fileURLToPath(import.meta.url)}`);
    dossier = parent;
  }
}

let memoire: readonly Note[] | undefined;

/** Every note, in the order of their names, one at a step. Read once. */
export function* lireLesNotes(): Etapes<readonly Note[]> {
  if (memoire) return memoire;
  const dossier = trouverDossier();
  const noms = readdirSync(dossier, { recursive: true, encoding: 'utf8' })
    .filter((nom) => nom.endsWith('.md'))
    .sort();
  const notes: Note[] = [];
  for (const nom of noms) {
    notes.push(lireNote(nom.replace(/^.*[/\\]/, '').slice(0, -3), readFileSync(join(dossier, nom), 'utf8')));
    yield;
  }
  memoire = notes;
  return memoire;
}

/** Every note at once. */
export const chargerNotes = (): readonly Note[] => terminer(lireLesNotes());
