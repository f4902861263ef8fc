import { motsDe, unitesDe } from '../recherche/index.ts';
import { type Etapes, menerEnTranches, terminer } from '../etapes.ts';
import { type Fonds, preparerFonds, SEPARATEUR } from './fonds.ts';
import { cleDe, contient, devantDe, estCrueDans, type Ouverture, ouvertureDe } from './ouvertures.ts';
import { memeSens } from './sens.ts';
import type { IdeeRecue, JuridictionNote, Note } from './note.ts';

export interface NoteTrouvee {
  readonly note: Note;
  /** How the answer opens: set for the very questions that the note lists under it, for no other. */
  readonly ouverture?: Ouverture;
  /** What the note says first to this very question. */
  readonly devant?: string;
  /** The belief of the note that the question speaks of, when that is sure enough to be told. */
  readonly idee?: IdeeRecue;
  /** The belief of the note that the question comes closest to holding, sure or not. */
  readonly croyance?: Croyance;
  /**
   * How sure the match is: the search's score, lowered by the words of the question that the note leaves out. Questions of
   * the trade reach 25 on their note, others stay under it (measured on the bench and on questions of everyday life).
   */
  readonly pertinence: number;
  /** 0 to 1: how much the question resembles one of those that the note answers; above when it is one of them. */
  readonly directe: number;
  /** Set when the rule was not in force on the day asked: already ended, or begun later. */
  readonly etat?: EtatNote;
}

/** A belief of a note, and how surely a question holds it. */
export interface Croyance {
  readonly idee: IdeeRecue;
  /** 0 to 1: share of the belief's own words that the question says. */
  readonly contenance: number;
  /** That share of the match's certainty: compares the beliefs of one question. */
  readonly certitude: number;
  /**
   * Whether the question may hold it: a question of the notes holds those that list it, and no other; any other question
   * one that leans the same way as it.
   */
  readonly tenue: boolean;
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
/** Share of a belief's words under which the question speaks of something else. */
const CONTENANCE_MIN = 0.45;
/** From there on the question holds the belief. */
const CONTENANCE_SURE = 0.7;
const CERTITUDE_SURE = 18;
const CANDIDATS = 24;
/** Above every resemblance: the note asks this very question. */
const MEME_QUESTION = 2;

let memoire: Fonds | undefined;

function* preparer(): Etapes<Fonds> {
  memoire = yield* preparerFonds();
  return memoire;
}

const ouvrir = (): Fonds => memoire ?? terminer(preparer());

function etatDe({ depuis, jusquAu }: Note, jour: string): EtatNote | undefined {
  if (jusquAu !== undefined && jour > jusquAu) return 'terminee';
  return jour < depuis ? 'posterieure' : undefined;
}

/** Whether a note asks this very question, word for word. */
export const estQuestionDesNotes = (question: string): boolean => ouvrir().questions.has(cleDe(question));

/** How many words of a question say what it is about: a single one finds anything. */
export function compterMotsInformatifs(question: string): number {
  return unitesDe(motsDe(question).map((mot) => ({ mot, certitude: 1 }))).length;
}

/** Notes that answer a question: those that ask it word for word, then the best first; each note once. */
export function rechercherNotes(
  question: string,
  { juridiction, jour, limite = 3, terminees = false }: DemandeNotes,
): NoteTrouvee[] {
  const { index, notes, questions } = ouvrir();
  const trouvees = new Map<string, NoteTrouvee>();
  const resultats = index.chercher(question, {
    ...(juridiction === undefined ? {} : { juridiction }),
    limite: Math.max(CANDIDATS, limite * 4),
  });
  const classes = resultats
    .map(({ id, score, couverture, ressemblance, contenance }) => ({
      id,
      ressemblance,
      contenance,
      pertinence: score * (PART_SANS_COUVERTURE + (1 - PART_SANS_COUVERTURE) * couverture),
    }))
    .sort((a, b) => b.pertinence - a.pertinence);
  const repertoriee = questions.has(cleDe(question));
  const tient = (idee: IdeeRecue): boolean =>
    repertoriee ? estCrueDans(idee, question) : memeSens(question, idee.dit);
  for (const { id, pertinence, ressemblance, contenance } of classes) {
    const [nom = '', rang] = id.split(SEPARATEUR);
    const note = notes.get(nom);
    if (note === undefined) continue;
    const etat = etatDe(note, jour);
    if (etat === 'terminee' && !terminees) continue;
    const ouverture = ouvertureDe(note, question);
    const devant = devantDe(note, question);
    const trouvee = trouvees.get(nom) ?? {
      note,
      pertinence,
      directe: 0,
      ...(ouverture === undefined ? {} : { ouverture }),
      ...(devant === undefined ? {} : { devant }),
      ...(etat === undefined ? {} : { etat }),
    };
    const idee = rang === undefined ? undefined : note.ideesRecues[Number(rang)];
    trouvees.set(
      nom,
      idee === undefined
        ? { ...trouvee, directe: ressemblance }
        : retenir(trouvee, { idee, contenance, certitude: contenance * pertinence, tenue: tient(idee) }),
    );
  }
  const demandees = [...trouvees.values()].map((trouvee) =>
    repertoriee && contient(trouvee.note.questions, question) ? { ...trouvee, directe: MEME_QUESTION } : trouvee,
  );
  // What a note of another country asks word for word is answered by it: the words themselves say the country.
  if (repertoriee && juridiction !== undefined && !demandees.some((t) => t.directe === MEME_QUESTION))
    return rechercherNotes(question, { jour, limite, terminees });
  return demandees
    .sort((a, b) => Number(b.directe === MEME_QUESTION) - Number(a.directe === MEME_QUESTION) || rangDe(b) - rangDe(a))
    .slice(0, limite)
    .map(affirmer);
}

/** Tells the belief that is sure enough. */
const affirmer = (trouvee: NoteTrouvee): NoteTrouvee =>
  trouvee.croyance !== undefined &&
  trouvee.croyance.contenance >= CONTENANCE_SURE &&
  trouvee.croyance.certitude >= CERTITUDE_SURE
    ? { ...trouvee, idee: trouvee.croyance.idee }
    : trouvee;

/** Keeps the belief of the note that the question comes closest to. */
function retenir(trouvee: NoteTrouvee, croyance: Croyance): NoteTrouvee {
  const { contenance, certitude } = croyance;
  if (contenance < CONTENANCE_MIN || certitude <= (trouvee.croyance?.certitude ?? 0)) return trouvee;
  return { ...trouvee, croyance };
}

const rangDe = ({ pertinence, etat }: NoteTrouvee): number =>
  etat === 'terminee' ? POIDS_TERMINEE * pertinence : pertinence;

/**
 * Reads and indexes the notes rather than at the first question: about a second of work when no build did it, in slices
 * between which the server answers. A question that comes meanwhile does it at once.
 */
export const preparerNotes = (avantLaSuite?: () => Promise<void>): Promise<void> =>
  menerEnTranches(preparer(), () => memoire === undefined, avantLaSuite);

export function trouverNote(id: string): Note | undefined {
  return ouvrir().notes.get(id);
}
