import { indexer, motsDe, unitesDe } from '../recherche/index.ts';
import type { IndexPassages, Passage } from '../recherche/index.ts';
import { chargerNotes } from './charger.ts';
import { MARQUE_FIGURE } from './figures.ts';
import type { IdeeRecue, JuridictionNote, Note } from './note.ts';

export interface NoteTrouvee {
  readonly note: Note;
  /** The belief of the note that the question takes for granted, when that is what was found. */
  readonly idee?: IdeeRecue;
  /**
   * How sure the match is: the search's score, lowered by the words of the question that the note leaves out. Questions of
   * the trade reach 25 on their note, others stay under it (measured on the bench and on questions of everyday life).
   */
  readonly pertinence: number;
}

export interface DemandeNotes {
  /** Every country without it. */
  readonly juridiction?: JuridictionNote;
  /** Day whose law is asked, AAAA-MM-JJ. */
  readonly jour: string;
  readonly limite?: number;
}

/** Weight of a note that covers none of the question's words, against one that covers them all. */
const PART_SANS_COUVERTURE = 0.35;
const CANDIDATS = 12;
const SEPARATEUR = '~';
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

interface Fonds {
  readonly index: IndexPassages;
  readonly notes: ReadonlyMap<string, Note>;
}

let memoire: Fonds | undefined;

function ouvrir(): Fonds {
  if (memoire) return memoire;
  const notes = chargerNotes();
  memoire = {
    index: indexer(notes.flatMap((note) => [...passagesDe(note)])),
    notes: new Map(notes.map((note) => [note.id, note])),
  };
  return memoire;
}

const enVigueur = (note: Note, jour: string): boolean => note.jusquAu === undefined || jour <= note.jusquAu;

/** How many words of a question say what it is about: a single one finds anything. */
export function compterMotsInformatifs(question: string): number {
  return unitesDe(motsDe(question).map((mot) => ({ mot, certitude: 1 }))).length;
}

/** Notes that answer a question, best first; each note once, by its rule or by one of its beliefs. */
export function rechercherNotes(question: string, { juridiction, jour, limite = 3 }: DemandeNotes): NoteTrouvee[] {
  const { index, notes } = ouvrir();
  const trouvees = new Map<string, NoteTrouvee>();
  const resultats = index.chercher(question, {
    ...(juridiction === undefined ? {} : { juridiction }),
    limite: Math.max(CANDIDATS, limite * 4),
  });
  const classes = resultats
    .map(({ id, score, couverture }) => ({
      id,
      pertinence: score * (PART_SANS_COUVERTURE + (1 - PART_SANS_COUVERTURE) * couverture),
    }))
    .sort((a, b) => b.pertinence - a.pertinence);
  for (const { id, pertinence } of classes) {
    const [nom = '', rang] = id.split(SEPARATEUR);
    const note = notes.get(nom);
    if (note === undefined || trouvees.has(nom) || !enVigueur(note, jour)) continue;
    const idee = rang === undefined ? undefined : note.ideesRecues[Number(rang)];
    trouvees.set(nom, { note, pertinence, ...(idee === undefined ? {} : { idee }) });
    if (trouvees.size === limite) break;
  }
  return [...trouvees.values()];
}

/** Reads and indexes the notes now rather than at the first question: some tenths of a second, once. */
export function preparerNotes(): void {
  ouvrir();
}

export function trouverNote(id: string): Note | undefined {
  return ouvrir().notes.get(id);
}
