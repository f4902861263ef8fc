import { readFile } from 'node:fs/promises';
import { type Terminal, UsageError } from './terminal.ts';

/** A file's text, standard input for « - ». */
export async function lireTexte(fichier: string, terminal: Terminal): Promise<string> {
  if (fichier === '-') {
    let texte = '';
    for await (const morceau of terminal.entree) texte += String(morceau);
    return texte;
  }
  try {
    return await readFile(fichier, 'utf8');
  } catch {
    throw new UsageError(`le fichier ${fichier} ne se lit pas`);
  }
}

/** The day of a question, today by default. */
export function lireJour(dit: string | undefined): string {
  const jour = dit ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(jour)) throw new UsageError('le jour s’écrit AAAA-MM-JJ');
  return jour;
}
