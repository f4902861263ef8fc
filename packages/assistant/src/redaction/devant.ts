import { motsPartages } from '@francis/knowledge';
import { plier } from '@francis/lecture';
import type { NoteCitable } from '../outils/chercher-notes.ts';

/** A sentence of a note that answers its question better than its first ones do, and the note without it. */
export interface PhraseDevant {
  readonly phrase: string;
  readonly note: NoteCitable;
}

/** Sections whose sentences stand on their own. */
const SECTIONS = new Set(['Règle', 'Conditions', 'Exceptions']);
/** Share of the question's words that the sentence must hold, beyond what the opening does. */
const PART_MIN = 0.6;
/** Words that the opening does not say. */
const NOUVEAUX_MIN = 2;
/** What goes on from the sentence before means nothing alone. */
const RENVOIS = new Set(
  (
    'elle elles il ils ce cet cette ces cela celle celui ceux celles la le les sinon mais toutefois ainsi aussi de plus ' +
    'en dans pour inversement ensuite puis alors l autre autres y chacun chacune tous toutes leur leurs son sa ses'
  ).split(' '),
);
/** Those of them that may also open a sentence of its own: « Le plafond… », « En location nue… ». */
const ARTICLES = new Set(['la', 'le', 'les', 'l', 'en', 'dans', 'de', 'tous', 'toutes']);
const FIN = /(?<=[.!?](?:\[\^[\w-]{1,60}\]){0,4})(?<!\b(?:art|al|n|c)\.) +(?=\p{Lu})/u;

/** A condition or a contrast: an exception is not told before its rule. */
const RELATIFS = new Set(['si', 's', 'sauf', 'contraire', 'plus.']);

function estSeule(phrase: string): boolean {
  const [premier = '', ...suite] = plier(phrase).replaceAll("'", ' ').replaceAll('’', ' ').split(' ');
  if (phrase.charAt(0) !== phrase.charAt(0).toUpperCase()) return false;
  if (RENVOIS.has(premier) && !ARTICLES.has(premier)) return false;
  return ![premier, ...suite].some((mot) => RELATIFS.has(mot));
}

/**
 * The sentence to say first to who asks the very question of a note, when the note opens on something else: it holds more
 * of the question's own words. Undefined when the opening is the answer.
 */
export function porterDevant(note: NoteCitable, question: string): PhraseDevant | undefined {
  const dits = motsPartages(question, `${note.titre}\n${note.reponse}`);
  const demandes = motsPartages(question, question).size;
  let meilleure: { readonly phrase: string; readonly nouveaux: number; readonly mots: number } | undefined;
  for (const { titre, texte } of note.sections) {
    if (!SECTIONS.has(titre)) continue;
    for (const phrase of texte.split('\n').flatMap((ligne) => (ligne.startsWith('- ') ? [ligne] : ligne.split(FIN)))) {
      const dite = phrase.startsWith('- ') ? phrase.slice(2) : phrase;
      if (!estSeule(dite)) continue;
      const mots = motsPartages(question, dite);
      const nouveaux = [...mots].filter((mot) => !dits.has(mot)).length;
      if (nouveaux < NOUVEAUX_MIN || mots.size <= dits.size || mots.size < PART_MIN * demandes) continue;
      if (
        meilleure === undefined ||
        nouveaux > meilleure.nouveaux ||
        (nouveaux === meilleure.nouveaux && mots.size > meilleure.mots)
      )
        meilleure = { phrase, nouveaux, mots: mots.size };
    }
  }
  if (meilleure === undefined) return undefined;
  const { phrase } = meilleure;
  const nue = phrase.startsWith('- ') ? phrase.slice(2) : phrase;
  return {
    phrase: nue,
    note: {
      ...note,
      sections: note.sections
        .map((s) => ({ ...s, texte: retirer(s.texte, phrase) }))
        .filter(({ texte }) => texte.trim() !== ''),
    },
  };
}

const retirer = (texte: string, phrase: string): string =>
  texte
    .split('\n')
    .flatMap((ligne) => {
      if (!ligne.includes(phrase)) return [ligne];
      const reste = ligne.replace(phrase, '').replace('  ', ' ').trim();
      return reste === '' ? [] : [reste];
    })
    .join('\n');
