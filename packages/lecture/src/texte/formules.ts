import { CLOTURES, DE_FORMULE, SALUTATIONS, TOURNURES } from '../lexique/formules.ts';
import { plier } from './plier.ts';

interface Mot {
  readonly texte: string;
  readonly debut: number;
  readonly fin: number;
}

const FINS_DE_PHRASE = ['.', '!', '?', '…', '\n', ';'];

/**
 * The same text, of the same length, where what only greets, thanks or takes leave is blank: whole sentences, a greeting
 * that opens, thanks that close; and the owner said twice. What is read of a question may not depend on how polite it
 * is. A text that is nothing else stays as it is.
 */
export function effacerFormules(brut: string): string {
  const mots = motsDe(brut);
  const effaces = new Set<Mot>();
  const phrases = phrasesDe(brut, mots);
  for (const phrase of phrases) for (const mot of formulesDe(brut, phrase, mots[0])) effaces.add(mot);
  for (const mot of signature(brut, phrases, effaces)) effaces.add(mot);
  for (const mot of redites(mots)) effaces.add(mot);
  if (effaces.size === 0 || effaces.size === mots.length) return brut;
  let texte = '';
  let place = 0;
  for (const [i, mot] of mots.entries()) {
    if (!effaces.has(mot)) continue;
    // The sign that closes a formula goes with it: « Bonjour, ».
    const suivant = mots[i + 1]?.debut ?? brut.length;
    texte += brut.slice(place, mot.debut) + ' '.repeat(suivant - mot.debut);
    place = suivant;
  }
  return texte + brut.slice(place);
}

const MOTS_D_UNE_SIGNATURE = 3;

/** The names that stand alone after the thanks: « Cordialement, ↵ Élodie B. ». */
function signature(brut: string, phrases: readonly (readonly Mot[])[], effaces: ReadonlySet<Mot>): readonly Mot[] {
  const derniere = phrases.findLastIndex((phrase) => phrase.some((m) => effaces.has(m) && CLOTURES.has(m.texte)));
  const apres = derniere < 0 ? [] : phrases.slice(derniere + 1).flat();
  const nomme = (m: Mot): boolean => m.texte === 'et' || brut.charAt(m.debut) !== brut.charAt(m.debut).toLowerCase();
  return apres.length <= MOTS_D_UNE_SIGNATURE && apres.every(nomme) ? apres : [];
}

/** « mon neveu à moi, 35 ans »: whose he is was said, and the age is not the speaker's. */
function redites(mots: readonly Mot[]): readonly Mot[] {
  return mots.flatMap((mot, i) => {
    const [de, qui] = mots.slice(i + 1, i + 3);
    if (!PROCHES.has(mot.texte) || de?.texte !== 'a' || qui === undefined) return [];
    return A_QUI.get(mots[i - 1]?.texte ?? '') === qui.texte ? [de, qui] : [];
  });
}

const PROCHES: ReadonlySet<string> = new Set(
  'mari femme epouse epoux conjoint conjointe fils fille frere soeur oncle tante neveu niece cousin cousine parrain marraine'.split(
    ' ',
  ),
);
const A_QUI: ReadonlyMap<string, string> = new Map([
  ['mon', 'moi'],
  ['ma', 'moi'],
  ['notre', 'nous'],
]);

/** The words of one sentence that belong to a formula. */
function formulesDe(brut: string, phrase: readonly Mot[], premier: Mot | undefined): readonly Mot[] {
  // « Merci. » that opens a turn is how a follow-up begins, and is read as such.
  if (phrase.length === 1 && phrase[0] === premier) return OUVRE.has(phrase[0]?.texte ?? '') ? phrase : [];
  if (estFormule(phrase)) return phrase;
  const salut = phrase[0] === premier ? tete(brut, phrase) : [];
  return [...salut, ...queue(phrase)];
}

const OUVRE: ReadonlySet<string> = new Set([
  'bonjour',
  'bonsoir',
  'bjr',
  'bsr',
  'salut',
  'slt',
  'hello',
  'coucou',
  'hey',
]);

/** « Bonjour, », « slt » before the rest of the sentence. */
function tete(brut: string, phrase: readonly Mot[]): readonly Mot[] {
  const [salut] = phrase;
  if (salut === undefined || !OUVRE.has(salut.texte)) return [];
  // What is said up to the comma, when it is nothing but a greeting: « Bonjour à tous, », « Bonjour Maître, ».
  const virgule = brut.indexOf(',', salut.debut);
  const avant = virgule < 0 ? [] : phrase.filter((m) => m.debut < virgule);
  return avant.length > 0 && estFormule(avant) ? avant : [salut];
}

/** « … merci d’avance » at the end. */
function queue(phrase: readonly Mot[]): readonly Mot[] {
  for (let i = 1; i < phrase.length; i += 1) {
    const mot = phrase[i];
    if (mot !== undefined && CLOTURES.has(mot.texte) && estFormule(phrase.slice(i))) return phrase.slice(i);
  }
  return [];
}

function estFormule(mots: readonly Mot[]): boolean {
  if (mots.length === 0 || !mots.every((m) => DE_FORMULE.has(m.texte) || SALUTATIONS.has(m.texte))) return false;
  if (mots.some((m) => SALUTATIONS.has(m.texte))) return true;
  const dits = ` ${mots.map((m) => m.texte).join(' ')} `;
  return TOURNURES.some((t) => dits.includes(` ${t} `));
}

/** Runs of letters and digits, folded. A text is typed by somebody: an accent apart from its letter is rare and harmless. */
function motsDe(brut: string): readonly Mot[] {
  const mots: Mot[] = [];
  let debut = -1;
  for (let i = 0; i <= brut.length; i += 1) {
    const c = brut[i] ?? ' ';
    const lettre = (c >= '0' && c <= '9') || c.toLowerCase() !== c.toUpperCase();
    if (lettre && debut < 0) debut = i;
    if (lettre || debut < 0) continue;
    mots.push({ texte: plier(brut.slice(debut, i)), debut, fin: i });
    debut = -1;
  }
  return mots;
}

function phrasesDe(brut: string, mots: readonly Mot[]): readonly (readonly Mot[])[] {
  const phrases: Mot[][] = [];
  let courante: Mot[] = [];
  for (const [i, mot] of mots.entries()) {
    courante.push(mot);
    const entre = brut.slice(mot.fin, mots[i + 1]?.debut ?? brut.length);
    if (!FINS_DE_PHRASE.some((signe) => entre.includes(signe))) continue;
    phrases.push(courante);
    courante = [];
  }
  return courante.length > 0 ? [...phrases, courante] : phrases;
}
