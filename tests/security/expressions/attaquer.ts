import { TAILLE_MAX_QUESTION } from '@francis/contract';
import type { Relevee } from './relever.ts';

/** Longest that an expression may take over a text as long as a question may be. */
const LIMITE_MS = 50;
/** A shorter text that takes this long would hold the server for hours at full length. */
const LIMITE_COURTE_MS = 5;
/** Enough for what doubles with each word. */
const COURTES = [24, 48, 96] as const;
/** For what grows with the square of the text. */
const LONGUES = [...COURTES, 400, TAILLE_MAX_QUESTION] as const;
const COURTE = 96;
/** A slow machine takes four times as long over four times the text; what runs away, sixteen times and more. */
const CROISSANCE = 8;
const MESURES = 5;

/** What repetitions in expressions are usually made of. */
const ATOMES = [
  'a',
  'é',
  '0',
  '1 ',
  '12,',
  '1.',
  '1 000 ',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  ',',
  "'",
  '(',
  '€',
  'a ',
  'a1',
  '@',
  'a@a.',
  'a-',
  '/',
  '<a ',
  '*',
  '[',
  '\\',
  'A ',
  'xxxxxxxxx ',
];

/** Never matched by what an expression repeats: whatever was read must be given up. */
const FIN = '\u0001';

interface Attaque {
  readonly debut: string;
  readonly motif: string;
  readonly longueurs: readonly number[];
}

/** Texts made of an expression's own words, so that what it repeats is what it reads. */
function attaques({ source }: RegExp): Attaque[] {
  const mots = [...new Set(source.match(/\p{L}+/gu) ?? [])].slice(0, 24).map((mot) => mot.toLowerCase());
  const longues = [...ATOMES, ...mots.slice(0, 6).map((mot) => `${mot} `)];
  const courtes = mots.flatMap((mot, i) => [
    mot,
    `${mot} `,
    `${mot}, `,
    `${mot} 1000 `,
    `${mot} ${mots[i + 1] ?? ''} `,
  ]);
  return [
    ...longues.map((motif) => ({ debut: '', motif, longueurs: LONGUES })),
    ...courtes.map((motif) => ({ debut: '', motif, longueurs: COURTES })),
    // Behind each of its first words, which may be what opens the repetition.
    ...mots
      .slice(0, 3)
      .flatMap((debut) => mots.map((mot) => ({ debut: `${debut} `, motif: `${mot} `, longueurs: COURTES }))),
  ];
}

const texteDe = (debut: string, motif: string, longueur: number): string =>
  debut + motif.repeat(Math.ceil(longueur / motif.length)).slice(0, longueur) + FIN;

/** Milliseconds of the processor: a loaded machine takes longer, the expression does not. */
function duree(expression: RegExp, texte: string): number {
  const depart = process.cpuUsage();
  if (expression.global) texte.replace(expression, '');
  else expression.test(texte);
  expression.lastIndex = 0;
  return process.cpuUsage(depart).user / 1000;
}

/** The shortest of a few measures: what else the machine does is no fault of the expression. */
function meilleure(expression: RegExp, texte: string, limite: number): number {
  let temps = Number.POSITIVE_INFINITY;
  for (let i = 0; i < MESURES && temps > limite; i += 1) temps = Math.min(temps, duree(expression, texte));
  return temps;
}

/** What a search again from each letter takes on the machine whose milliseconds the limits are. */
const ETALON_MS = 11;
const ETALON = /a*b/;

/** How many times slower this machine is, at this very moment; never faster, so that no limit tightens by itself. */
const lenteur = (): number => Math.max(1, meilleure(ETALON, texteDe('', 'a', TAILLE_MAX_QUESTION), 0) / ETALON_MS);

/** The first text that holds an expression for too long; each is tried short first, so that none holds the test. */
export function attaquer({ expression, ou }: Relevee): string | undefined {
  for (const { debut, motif, longueurs } of attaques(expression)) {
    for (const longueur of longueurs) {
      const limite = longueur <= COURTE ? LIMITE_COURTE_MS : LIMITE_MS;
      const temps = meilleure(expression, texteDe(debut, motif, longueur), limite);
      if (temps <= limite || temps <= limite * lenteur()) continue;
      const quart = meilleure(expression, texteDe(debut, motif, longueur / 4), 0);
      if (temps < CROISSANCE * quart) continue;
      const essai = `${JSON.stringify(debut + motif)} répété sur ${longueur} caractères`;
      return `${ou} : ${temps.toFixed(0)} ms, ${essai}, /${expression.source.slice(0, 120)}/`;
    }
  }
  return undefined;
}
