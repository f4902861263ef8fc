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
  /** Set when the rule was not in force on the day asked: already ended, or begun later. */
  readonly etat?: EtatNote;
}

export type EtatNote = 'terminee' | 'posterieure';

export interface DemandeNotes {
  /** Every country without it. */
  readonly juridiction?: JuridictionNote;
  /** Day whose law is asked, AAAA-MM-JJ. */
  readonly jour: string;
  readonly limite?: number;
  /** Rules that have ended are found too, after those in force that answer as well. */
  readonly terminees?: boolean;
}

/** Weight of a note that covers none of the question's words, against one that covers them all. */
const PART_SANS_COUVERTURE = 0.35;
/** An ended rule comes first only when it answers clearly better than those in force. */
const POIDS_TERMINEE = 0.75;
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

function etatDe({ depuis, jusquAu }: Note, jour: string): EtatNote | undefined {
  if (jusquAu !== undefined && jour > jusquAu) return 'terminee';
  return jour < depuis ? 'posterieure' : undefined;
}

/** How many words of a question say what it is about: a single one finds anything. */
export function compterMotsInformatifs(question: string): number {
  return unitesDe(motsDe(question).map((mot) => ({ mot, certitude: 1 }))).length;
}

/** Notes that answer a question, best first; each note once, by its rule or by one of its beliefs. */
export function rechercherNotes(
  question: string,
  { juridiction, jour, limite = 3, terminees = false }: DemandeNotes,
): NoteTrouvee[] {
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
    if (note === undefined || trouvees.has(nom)) continue;
    const etat = etatDe(note, jour);
    if (etat === 'terminee' && !terminees) continue;
    const idee = rang === undefined ? undefined : note.ideesRecues[Number(rang)];
    trouvees.set(nom, {
      note,
      pertinence,
      ...(idee === undefined ? {} : { idee }),
      ...(etat === undefined ? {} : { etat }),
    });
  }
  return [...trouvees.values()].sort((a, b) => rangDe(b) - rangDe(a)).slice(0, limite);
}

const rangDe = ({ pertinence, etat }: NoteTrouvee): number =>
  etat === 'terminee' ? POIDS_TERMINEE * pertinence : pertinence;

/** Reads and indexes the notes now rather than at the first question: some tenths of a second, once. */
export function preparerNotes(): void {
  ouvrir();
}

export function trouverNote(id: string): Note | undefined {
  return ouvrir().notes.get(id);
}
