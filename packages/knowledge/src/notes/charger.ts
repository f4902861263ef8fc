import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Every note, in the order of their names. Read once. */
export function chargerNotes(): readonly Note[] {
  if (memoire) return memoire;
  const dossier = trouverDossier();
  memoire = readdirSync(dossier, { recursive: true, encoding: 'utf8' })
    .filter((nom) => nom.endsWith('.md'))
    .sort()
    .map((nom) => lireNote(nom.replace(/^.*[/\\]/, '').slice(0, -3), readFileSync(join(dossier, nom), 'utf8')));
  return memoire;
}
