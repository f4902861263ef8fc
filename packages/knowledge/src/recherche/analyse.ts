import { FAMILLES } from '@francis/lecture';
import { decouper } from './decoupage.ts';
import { estMotVide } from './mots-vides.ts';
import { raciner } from './racine.ts';

/** One informative word of a text. */
export interface Mot {
  /** Folded, as it was typed. */
  readonly forme: string;
  readonly racine: string;
}

/** A notion of the dictionary found in a text, and the words it spans. */
export interface Notion {
  /** `~` and the first expression of the line: cannot be a stem, and survives a new order of the lines. */
  readonly cle: string;
  readonly debut: number;
  readonly longueur: number;
}

export interface Analyse {
  readonly mots: readonly Mot[];
  readonly notions: readonly Notion[];
}

/** The same reading for the passages and for the questions: empty words fall, stems and notions remain. */
export function analyser(texte: string): Analyse {
  const mots = motsDe(texte);
  return { mots, notions: notionsDe(mots) };
}

export function motsDe(texte: string): Mot[] {
  return decouper(texte)
    .filter((forme) => !estMotVide(forme))
    .map((forme) => ({ forme, racine: raciner(forme) }));
}

/** Words of one letter only count inside an expression (« livret a »). */
export const estInformatif = ({ forme }: Mot): boolean => forme.length > 1;

/** Notions by the first stem of each of their expressions. */
const PAR_DEBUT = construire();

function construire(): Map<string, { cle: string; suite: string[] }[]> {
  const table = new Map<string, { cle: string; suite: string[] }[]>();
  for (const ligne of FAMILLES) {
    const cle = `~${decouper(ligne.split('|')[0] ?? '').join(' ')}`;
    for (const expression of ligne.split('|')) {
      const [tete, ...suite] = motsDe(expression).map((mot) => mot.racine);
      if (tete === undefined) continue;
      const liste = table.get(tete) ?? [];
      if (!liste.some((e) => e.cle === cle && e.suite.join() === suite.join())) liste.push({ cle, suite });
      table.set(tete, liste);
    }
  }
  return table;
}

export function notionsDe(mots: readonly Mot[]): Notion[] {
  const notions: Notion[] = [];
  for (let debut = 0; debut < mots.length; debut += 1) {
    const racine = mots[debut]?.racine ?? '';
    for (const { cle, suite } of PAR_DEBUT.get(racine) ?? []) {
      if (suite.every((attendue, i) => mots[debut + 1 + i]?.racine === attendue)) {
        notions.push({ cle, debut, longueur: suite.length + 1 });
      }
    }
  }
  return notions;
}

/** Every word that an expression of the dictionary holds, for the spelling correction. */
export const motsDesNotions = (): Mot[] =>
  FAMILLES.flatMap((ligne) => ligne.split('|').flatMap((expression) => motsDe(expression)));
