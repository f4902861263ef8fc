import { estCase } from './etiquettes.ts';
import { ecartEntre, type Ligne, type MotPlace, unir } from './lignes.ts';
import { decouper, estChiffre } from './texte.ts';
import type { Page } from './types.ts';

/** What a form draws between two boxes, when it is a letter of the file. */
const BARRES = new Set(['|', '¦', '│', '┃']);
/** Beyond this, in heights of letters, two digits are of two columns. */
const PAS_MAX = 2.6;
/** How far a box may stand from its place, in steps. */
const JEU = 0.16;
/** As between thousands, never as wide as a box that is empty. */
const MILLIERS_MAX = 1.8;
/** Digits that show a step by themselves: two may be two small numbers. */
const MONTRENT = 3;
/** A number that words touch is theirs: « déclarant 1 ». */
const COLLE = 0.9;

const TROU = 'une case est vide au milieu du nombre';
const MELE = 'rien ne dit si le premier chiffre est du montant';
const INEGAL = 'ses chiffres, un par case, sont à des distances inégales';

const estBarre = (texte: string): boolean => texte !== '' && Array.from(texte).every((c) => BARRES.has(c));
const estUnChiffre = (texte: string): boolean => texte.length === 1 && estChiffre(texte);

/** A row of digits of one box each. */
interface Rangee {
  readonly debut: number;
  readonly fin: number;
  readonly chiffres: readonly MotPlace[];
  /** Bars stand between them. */
  readonly barree: boolean;
}

/** « |3|2|4| » in one word: its digits; `vide` when a box between two of them holds none. */
function enUnMot(texte: string): { chiffres: string; vide: boolean } | undefined {
  const signes = Array.from(texte);
  if (!signes.some((c) => BARRES.has(c)) || !signes.every((c) => BARRES.has(c) || estChiffre(c))) return undefined;
  const cases = signes.reduce<string[]>(
    (faites, c) => (BARRES.has(c) ? [...faites, ''] : [...faites.slice(0, -1), `${faites.at(-1) ?? ''}${c}`]),
    [''],
  );
  if (cases.some((une) => une.length > 1)) return undefined;
  const debut = cases.findIndex((une) => une !== '');
  if (debut < 0) return undefined;
  return {
    chiffres: cases.join(''),
    vide: cases
      .slice(
        debut,
        cases.findLastIndex((une) => une !== ''),
      )
      .includes(''),
  };
}

const centre = ({ x, l }: MotPlace): number => x + l / 2;
/** From the middle of a digit to that of the next, in heights of letters. */
const pasDe = (page: Page, a: MotPlace, b: MotPlace): number =>
  ((centre(b) - centre(a)) * page.largeur) / (Math.max(a.h, b.h) * page.hauteur);

function rangees(page: Page, ligne: Ligne): Rangee[] {
  const faites: Rangee[] = [];
  for (let i = 0; i < ligne.length; i += 1) {
    const chiffres: MotPlace[] = [];
    let barree = false;
    let fin = i;
    for (let k = i; k < ligne.length; k += 1) {
      const mot = ligne[k];
      const avant = chiffres.at(-1);
      if (!mot) break;
      if (estBarre(mot.texte)) {
        if (avant) barree = true;
        continue;
      }
      if (!estUnChiffre(mot.texte) || (avant && pasDe(page, avant, mot) > PAS_MAX)) break;
      chiffres.push(mot);
      fin = k + 1;
    }
    if (chiffres.length === 0) continue;
    faites.push({ debut: i, fin, chiffres, barree });
    i = fin - 1;
  }
  return faites;
}

const distances = (page: Page, { chiffres }: Rangee): number[] =>
  chiffres.slice(1).map((mot, i) => pasDe(page, chiffres[i] ?? mot, mot));

/** The digits stand a step apart, but for the wider space of thousands, everywhere the same. */
function estReguliere(pas: readonly number[]): boolean {
  const court = Math.min(...pas);
  const large = pas.filter((un) => un > court * (1 + JEU));
  if (large.length === 0) return true;
  const milliers = pas.filter((_, i) => (pas.length - i) % 3 === 0);
  return (
    large.length === milliers.length &&
    milliers.every((un) => large.includes(un) && un < court * MILLIERS_MAX) &&
    Math.max(...large) < Math.min(...large) * (1 + JEU)
  );
}

const sansZeros = (texte: string): string => {
  const debut = Array.from(texte).findIndex((c) => c !== '0');
  return debut < 0 ? '0' : texte.slice(debut);
};

/**
 * Lines where a number written one digit a box is one word, as it reads. What may be missed in it is said, so that nobody
 * believes it: an empty box between two digits, a digit that the words on its left may hold.
 */
export function reunirLesCases(page: Page, lignes: readonly Ligne[]): Ligne[] {
  const regulieres = lignes.flatMap((ligne) =>
    rangees(page, ligne)
      .filter(({ chiffres }) => chiffres.length >= MONTRENT)
      .map((rangee) => distances(page, rangee))
      .filter(estReguliere)
      .map((pas) => Math.min(...pas)),
  );
  return lignes.map((ligne) => reunir(page, ligne.map(enClair), regulieres));
}

function enClair(mot: MotPlace): MotPlace {
  const lu = enUnMot(mot.texte);
  if (!lu) return mot;
  return { ...mot, texte: sansZeros(lu.chiffres), ...(lu.vide && { doute: TROU }) };
}

function reunir(page: Page, ligne: Ligne, connus: readonly number[]): Ligne {
  const faite: MotPlace[] = [];
  let i = 0;
  for (const rangee of rangees(page, ligne)) {
    const { debut, fin, chiffres, barree } = rangee;
    const pas = distances(page, rangee);
    const court = Math.min(...pas);
    const connue = connus.some((un) => Math.abs(un - court) <= JEU * un);
    if (chiffres.length < 2 || (chiffres.length < MONTRENT && !barree && !connue)) continue;
    const doute = estReguliere(pas)
      ? estMelee(page, ligne, rangee)
      : pas.some((un) => Math.abs(un - 2 * court) <= 2 * JEU * court)
        ? TROU
        : INEGAL;
    faite.push(...ligne.slice(i, debut), {
      ...unir(chiffres),
      page: chiffres[0]?.page ?? 1,
      texte: sansZeros(chiffres.map(({ texte }) => texte).join('')),
      sur: Math.min(...chiffres.map(({ sur }) => sur)),
      ...(doute !== undefined && { doute }),
    });
    i = fin;
  }
  return [...faite, ...ligne.slice(i)];
}

/** Words that are no box's name touch its first digit. */
function estMelee(page: Page, ligne: Ligne, { debut, chiffres }: Rangee): string | undefined {
  const [avant, premier] = [ligne[debut - 1], chiffres[0]];
  if (!avant || !premier || estBarre(avant.texte)) return undefined;
  const mots = decouper(avant.texte);
  const nomme = mots.length === 0 || mots.some(estCase);
  return !nomme && ecartEntre(page, avant, premier) <= COLLE ? MELE : undefined;
}
