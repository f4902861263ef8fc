import { IndexDesFormes } from '../lexique/index-des-formes.ts';
import { PERSONNES } from '../lexique/personnes.ts';
import type { Contexte } from './contexte.ts';

/** Words for people that are no link by themselves: « un petit de 4 », « célibataire, 32 ans ». */
const AUTRES_PERSONNES = new Set(
  'petit petite petits petites grand grande grands grandes parents autre retraite retraitee homme dame couple etudiant etudiante mineur mineurs majeur majeurs celibataire marie mariee maries mariees pacse pacsee pacses divorce divorcee veuf veuve seul seule'.split(
    ' ',
  ),
);
const LIENS = new IndexDesFormes(PERSONNES);
const estUnePersonne = (mot: string): boolean => AUTRES_PERSONNES.has(mot) || LIENS.trouver(mot).length > 0;

const AGE = new Set(['age', 'agee', 'ages', 'agees']);
const DUREE_AVANT = new Set(
  'depuis pendant durant dans sur pour bout duree contrat bail detenu detenue detenus conserve conservee ferme garde location tous toutes pret credit emprunt engagement vieux moins plus apres'.split(
    ' ',
  ),
);
const DUREE_APRES = new Set(
  'anciennete carriere detention cotisation cotisations experience mariage contrat service bail duree location possession ferme conservation'.split(
    ' ',
  ),
);
const AVOIR = new Set([
  'ai',
  'as',
  'a',
  'avons',
  'ont',
  'aurai',
  'aura',
  'aurais',
  'aurait',
  'avais',
  'avait',
  'avoir',
  'eu',
  'auront',
  'jai',
]);
/** How many words before a number of years may say whose they are. */
const MOTS_AVANT = 6;
const ADULTE = 18;
const AGE_MAX = 115;
const AGE_DE_RETRAITE = 60;
const AUTOUR_D_UN_AGE = new Set(['plus', 'moins', 'apres']);
/** « antérieures à ses 70 ans » is the age of a rule, and nobody's of the calculation. */
const ATTEINDRE = new Set(
  'attend attends attendre attende attendait fete feter fetera atteint atteindre atteindra'.split(' '),
);
const POSSESSIFS = new Set(['ses', 'mes', 'tes', 'vos', 'leurs']);
const SUJETS = new Set(['il', 'elle', 'qui', 'on', 'l', 'un', 'une', 'jeune']);

/** Whether « 9 ans » is somebody's age, from the words before; `suite`: rank of the token after « ans ». */
export function estUnAge(c: Contexte, i: number, valeur: number, suite: number): boolean {
  if (valeur > AGE_MAX) return false;
  if (['d', 'de'].includes(c.en(suite))) {
    const mot = c.en(suite + (c.en(suite + 1) === "'" ? 2 : 1));
    if (AGE.has(mot)) return true;
    if (DUREE_APRES.has(mot)) return false;
  }
  // « Paul (9 ans) », « Inès, 12 ans », « Hugo 16 ans »
  const nom = ['(', ','].includes(c.en(i - 1)) ? i - 2 : i - 1;
  if (c.capitale(nom) && !DUREE_AVANT.has(c.en(nom))) return true;
  // « elle attend ses 71 ans », « passé mes 60 ans »: the years of a marriage or of a career are told with what they are of.
  if (
    POSSESSIFS.has(c.en(i - 1)) &&
    ATTEINDRE.has(c.en(i - 2)) &&
    valeur >= ADULTE &&
    !['d', 'de'].includes(c.en(suite))
  )
    return true;
  let mots = 0;
  for (let k = i - 1; k >= 0 && mots < MOTS_AVANT; k -= 1) {
    const mot = c.en(k);
    if (AGE.has(mot) || estUnePersonne(mot)) return true;
    if (mot === 'y' && c.en(k + 1) === 'a') return false;
    // « avant mes 70 ans », « après 65 ans », « plus de 70 ans »
    if (DUREE_AVANT.has(mot)) return AUTOUR_D_UN_AGE.has(mot) && valeur >= AGE_DE_RETRAITE && c.en(k - 1) !== 'depuis';
    if (mot === 'avant') return valeur >= ADULTE;
    if (AVOIR.has(mot) && mots < 2 && (mot !== 'a' || SUJETS.has(c.en(k - 1)))) return true;
    if (';?!'.includes(mot) || (mot === '.' && c.capitale(k + 1))) break;
    if (c.jetons[k]?.sorte === 'mot') mots += 1;
  }
  // « à 62 ans »
  return c.en(i - 1) === 'a' && c.en(i - 2) !== 'y' && valeur >= 14;
}

/** « un petit de 4 », « une fille de 9 »: the years go without saying. */
export function estUnAgeSansAns(c: Contexte, i: number, valeur: number): boolean {
  if (valeur > 30 || !Number.isInteger(valeur)) return false;
  const avant = c.en(i - 1) === 'de' ? c.en(i - 2) : '';
  return estUnePersonne(avant) || AGE.has(avant) || ((avant === 'une' || avant === 'un') && c.en(i - 1) === 'de');
}

/** Whose number is left bare after another age was told: « Hélène, 40 ans, et Mathieu, 36 », « ma mère 64 ». */
export function suitUnePersonne(c: Contexte, i: number): boolean {
  const k = [',', '(', 'a', 'en'].includes(c.en(i - 1)) ? i - 2 : i - 1;
  return estUnePersonne(c.en(k)) || PRONOMS.has(c.en(k)) || c.capitale(k);
}
const PRONOMS = new Set(['moi', 'elle', 'lui', 'il', 'autre', 'mme', 'mr']);
