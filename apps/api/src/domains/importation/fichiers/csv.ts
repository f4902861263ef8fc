import { IMPORT_COLONNES_MAX } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';

/** Longer than the longest text of a file. */
export const CELLULE_MAX = 10_001;
const BLOC = 64 * 1024;
const SEPARATEURS = [';', '\t', ','] as const;

/**
 * The lines of a CSV, read block by block. UTF-8, else the code page of French spreadsheets; the separator is the one
 * that the heading holds most. @throws ApiError IMPORT_ILLISIBLE, IMPORT_TROP_DE_LIGNES.
 */
export async function* lireCsv(fichier: Buffer): AsyncGenerator<string[]> {
  const decodeur = new TextDecoder(await codage(fichier));
  let lecteur: Lecteur | undefined;
  for (let ici = 0; ici < fichier.length; ici += BLOC) {
    const texte = decodeur.decode(fichier.subarray(ici, ici + BLOC), { stream: true });
    lecteur ??= new Lecteur(separateurDe(texte));
    yield* lecteur.lire(texte);
    await new Promise(setImmediate);
  }
  if (lecteur) yield* lecteur.finir();
}

/** @throws ApiError IMPORT_ILLISIBLE for what is no text. */
async function codage(fichier: Buffer): Promise<'utf-8' | 'windows-1252'> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let bon: 'utf-8' | 'windows-1252' = 'utf-8';
  for (let ici = 0; ici < fichier.length; ici += BLOC) {
    const bloc = fichier.subarray(ici, ici + BLOC);
    if (bloc.includes(0)) throw new ApiError('IMPORT_ILLISIBLE');
    if (bon === 'utf-8')
      try {
        utf8.decode(bloc, { stream: true });
      } catch {
        bon = 'windows-1252';
      }
    await new Promise(setImmediate);
  }
  return bon;
}

function separateurDe(texte: string): string {
  const entete = texte.slice(0, texte.search(/[\r\n]|$/));
  const nombre = (separateur: string): number => entete.split(separateur).length;
  return SEPARATEURS.reduce((meilleur, un) => (nombre(un) > nombre(meilleur) ? un : meilleur));
}

/** RFC 4180, with the latitudes of spreadsheets: a quote inside an unquoted cell is a quote. */
class Lecteur {
  readonly #separateur: string;
  #ligne: string[] = [];
  #cellule = '';
  #cite = false;
  /** A quote was just read inside a quoted cell: its end, or half of a doubled one. */
  #guillemet = false;
  #retour = false;

  constructor(separateur: string) {
    this.#separateur = separateur;
  }

  *lire(texte: string): Generator<string[]> {
    for (const lettre of texte) {
      if (this.#cite && !this.#guillemet) {
        if (lettre === '"') this.#guillemet = true;
        else this.#ajouter(lettre);
      } else if (this.#guillemet && lettre === '"') {
        this.#ajouter('"');
        this.#guillemet = false;
      } else yield* this.#hors(lettre);
    }
  }

  *#hors(lettre: string): Generator<string[]> {
    [this.#cite, this.#guillemet] = [false, false];
    const suite = lettre === '\n' && this.#retour;
    this.#retour = lettre === '\r';
    if (suite) return;
    if (lettre === '"' && this.#cellule === '') this.#cite = true;
    else if (lettre === this.#separateur) this.#finirCellule();
    else if (lettre === '\n' || lettre === '\r') {
      this.#finirCellule();
      yield this.#ligne;
      this.#ligne = [];
    } else this.#ajouter(lettre);
  }

  *finir(): Generator<string[]> {
    if (this.#cite && !this.#guillemet) throw new ApiError('IMPORT_ILLISIBLE');
    if (this.#cellule === '' && this.#ligne.length === 0) return;
    this.#finirCellule();
    yield this.#ligne;
  }

  #ajouter(lettre: string): void {
    if (this.#cellule.length < CELLULE_MAX) this.#cellule += lettre;
  }

  #finirCellule(): void {
    if (this.#ligne.length >= IMPORT_COLONNES_MAX) throw new ApiError('IMPORT_TROP_DE_LIGNES');
    this.#ligne.push(this.#cellule);
    this.#cellule = '';
  }
}
