import { DIZAINES, UNITES } from '../lexique/chiffres.ts';
import { centainesTues } from './centaines-tues.ts';
import type { Piece, TexteSuivi } from './texte-suivi.ts';

const MOT =
  'zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cents?|milles?|millions?|milliards?';
const SUITE = new RegExp(`\\b(?:${MOT})(?:(?: et |-et-|[ -])(?:${MOT}))*\\b`, 'g');
/** Begins where the run of figures begins: from each of its figures in turn, a long one would be read over and over. */
const MULTIPLE = /(?<!\d[ .,]{0,4})(\d(?:[\d .,]*\d)?) ?(mille|millions?|milliards?)\b/g;

/** Value of a run of French number words, or undefined when the words do not make one number. */
function valeurDe(mots: readonly string[]): number | undefined {
  let total = 0;
  let centaine = 0;
  for (const mot of mots) {
    if (mot === 'et') continue;
    if (/^milliards?$/.test(mot)) [total, centaine] = [total + (centaine || 1) * 1e9, 0];
    else if (/^millions?$/.test(mot)) [total, centaine] = [total + (centaine || 1) * 1e6, 0];
    else if (/^milles?$/.test(mot)) [total, centaine] = [total + (centaine || 1) * 1e3, 0];
    else if (/^cents?$/.test(mot)) centaine = (centaine || 1) * 100;
    else if (mot in DIZAINES) {
      const dizaine = DIZAINES[mot] ?? 0;
      // « quatre-vingts »: the four already read becomes eighty.
      if (dizaine === 20 && centaine % 100 === 4) centaine = centaine - 4 + 80;
      else if (centaine % 100 !== 0) return undefined;
      else centaine += dizaine;
    } else {
      const unite = UNITES[mot] ?? 0;
      const reste = centaine % 100;
      // After sixty and eighty, ten to nineteen are added; after the other tens, one to nine.
      const permis =
        reste === 0 ||
        (reste % 10 === 0 && (unite < 10 || reste === 60 || reste === 80)) ||
        (reste % 20 === 10 && reste > 60 && unite < 10);
      if (!permis) return undefined;
      centaine += unite;
    }
  }
  return total + centaine;
}

interface MotPlace {
  readonly mot: string;
  readonly debut: number;
}

function couper(suite: string): MotPlace[] {
  let place = 0;
  return suite.split(/[ -]+/).map((mot) => {
    const debut = suite.indexOf(mot, place);
    place = debut + mot.length;
    return { mot, debut };
  });
}

/** « un » alone is an article, « neuf » alone an adjective, a million is counted by what stands before it. */
const PAS_SEULS = new Set(['un', 'une', 'neuf', 'million', 'millions', 'milliard', 'milliards']);

const ecrire = (groupe: readonly MotPlace[]): string => {
  const mots = groupe.map((m) => m.mot);
  const seul = mots.length === 1 ? (mots[0] ?? '') : '';
  return seul === 'un' || seul === 'une' ? seul : String(valeurDe(mots) ?? mots.join(' '));
};

/** Cuts a run at « et » where one number does not continue: « deux et trois ans » is two numbers. */
function traduire(suite: string, avant: string, apres: string): Piece[] {
  const mots = couper(suite);
  const noms = mots.map((m) => m.mot);
  const [premier] = noms;
  if (noms.length === 1 && premier !== undefined && PAS_SEULS.has(premier)) return [];
  const entier = valeurDe(noms);
  const etInterdit =
    suite.includes(' et ') && !/(?:vingt|trente|quarante|cinquante|soixante) et (?:un|une|onze)\b/.test(suite);
  if (entier !== undefined && !etInterdit)
    return [{ debut: 0, fin: suite.length, texte: String(entier + centainesTues(noms, entier, avant, apres)) }];
  const groupes: MotPlace[][] = [];
  for (const m of mots) {
    const dernier = groupes.at(-1);
    const apresEt = dernier?.[0]?.mot === 'et';
    if (m.mot === 'et' || dernier === undefined || apresEt) groupes.push([m]);
    else if (valeurDe([...dernier.map((d) => d.mot), m.mot]) === undefined) groupes.push([m]);
    else dernier.push(m);
  }
  return groupes.flatMap((groupe, i): Piece[] => {
    const debut = groupe[0]?.debut ?? 0;
    const dernier = groupe.at(-1);
    const fin = (dernier?.debut ?? 0) + (dernier?.mot.length ?? 0);
    const liant = { debut: finDe(groupes[i - 1]), fin: debut, texte: ' ' };
    const nombre = { debut, fin, texte: groupe[0]?.mot === 'et' ? 'et' : ecrire(groupe) };
    return i === 0 ? [nombre] : [liant, nombre];
  });
}

const finDe = (groupe: readonly MotPlace[] | undefined): number => {
  const dernier = groupe?.at(-1);
  return (dernier?.debut ?? 0) + (dernier?.mot.length ?? 0);
};

/** Number words into digits: « trente-cinq mille » → « 35000 », « deux mille cent cinquante » → « 2150 ». */
export function chiffrerNombresEnLettres(texte: TexteSuivi): TexteSuivi {
  const multiplie = texte
    // « neuf » alone is a number before what it counts; « dix-neuf » is one with the words before it.
    .remplacer(
      /(?<!\b(?:dix|vingts?|trente|quarante|cinquante|soixante|cents?|mille)[ -](?:et )?)\bneuf(?= (?:ans|mois|enfants?|%|€|cv)\b)/g,
      '9',
    )
    .remplacer(
      MULTIPLE,
      (_, nombre: string, mot: string) =>
        `${nombre}${mot.startsWith('mille') ? 'k' : mot.startsWith('milli') && !mot.startsWith('milliard') ? 'm€' : 'md€'}`,
    );
  const { texte: dit } = multiplie;
  return multiplie
    .remplacerParMorceaux(SUITE, (suite, place) =>
      traduire(suite, dit.slice(Math.max(0, place - AUTOUR), place), dit.slice(place + suite.length).slice(0, AUTOUR)),
    )
    .remplacer(/\b(?:un|une) (?=(?:millions?|milliards?)\b)/g, '1 ')
    .remplacer(/\b(\d+) millions?(?: d')?/g, '$1m€ ');
}
/** The word before a number, and the one after it. */
const AUTOUR = 24;
