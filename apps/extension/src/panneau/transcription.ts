import { LIGNE_TAILLE_MAX, LIGNES_MAX, TRANSCRIPTION_TAILLE_MAX } from '@francis/contract/reunions-textes';
import type { SousTitre } from '../contenu/lecteur.ts';

export interface Ligne extends SousTitre {
  /** Seconds from the start. */
  readonly a: number;
}

const NOM_MAX = 80;
/** Below, two sentences are not two states of the same one. */
const COMMUN_MIN = 0.5;

/** The recogniser rewrites its last words: two states of one sentence begin alike. */
function estLaMeme(avant: SousTitre, apres: SousTitre): boolean {
  if (avant.locuteur !== apres.locuteur) return false;
  const court = Math.min(avant.texte.length, apres.texte.length);
  let commun = 0;
  while (commun < court && avant.texte[commun] === apres.texte[commun]) commun += 1;
  return court > 0 && commun / court > COMMUN_MIN;
}

/** How many lines at the end of what is written are those at the beginning of what is shown. */
function recouvrement(ecrites: readonly Ligne[], vues: readonly SousTitre[]): number {
  for (let k = Math.min(ecrites.length, vues.length); k > 0; k -= 1) {
    const fin = ecrites.slice(-k);
    if (fin.every((ligne, i) => estLaMeme(ligne, vues[i] ?? { locuteur: '', texte: '' }))) return k;
  }
  return 0;
}

/**
 * What is written, once the page shows those captions: it shows the last ones only, and rewrites them as it hears
 * better.
 * @param a seconds since the start
 */
export function completer(ecrites: readonly Ligne[], vues: readonly SousTitre[], a: number): readonly Ligne[] {
  const courtes = vues.map(({ locuteur, texte }) => ({
    locuteur: locuteur.slice(0, NOM_MAX),
    texte: texte.slice(0, LIGNE_TAILLE_MAX),
  }));
  const k = recouvrement(ecrites, courtes);
  const debut = ecrites.length - k;
  const suite = [...ecrites.slice(0, debut), ...courtes.map((vue, i) => ({ ...vue, a: ecrites[debut + i]?.a ?? a }))];
  const taille = suite.reduce((n, { texte }) => n + texte.length, 0);
  // A meeting that never ends stops being written, and does not push out its beginning.
  return suite.length > LIGNES_MAX || taille > TRANSCRIPTION_TAILLE_MAX ? ecrites : suite;
}

/** Names as Teams shows them become « Participant 1 »: they do not leave the browser. */
export function masquer(lignes: readonly Ligne[]): readonly Ligne[] {
  const noms = [...new Set(lignes.map(({ locuteur }) => locuteur))];
  return lignes.map((ligne) => ({ ...ligne, locuteur: `Participant ${noms.indexOf(ligne.locuteur) + 1}` }));
}
