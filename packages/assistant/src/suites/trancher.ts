import { definitionDe, type Feuille, versMoteur } from '@francis/faits';
import { trouverMentions } from '@francis/lecture';
import { CorrectionRefusee } from '../lecteurs/corriger.ts';
import type { AppelOutil } from '../types.ts';
import { lireEssai } from './essai.ts';

/** What a person does with a try: the situation becomes it, or stays what it was. */
export type SortDeLEssai = 'garder' | 'base';

/** A try settled: one calculation of one household, and the facts that it holds from now on. */
export interface EssaiTranche {
  readonly appels: readonly AppelOutil[];
  readonly modifications: readonly Feuille[];
  readonly introduction: string;
}

/** Supplied beside a payment, and supplied again by each calculation. */
const PLAFOND = '.per_plafond';
const CALCUL = 'calculer_impot';
const INTRODUCTIONS: Readonly<Record<SortDeLEssai, string>> = {
  garder: 'Cet essai est gardé : les questions suivantes partent de là.',
  base: 'Retour à la situation de départ : cet essai est oublié.',
};

/** Whether these calls compare a household with the same one, some facts changed. */
export const estUnEssai = (appels: readonly AppelOutil[]): boolean => lireEssai(appels) !== undefined;

/**
 * The calculation of the household that a person keeps, and every fact of it that the try changed: told as their own, it
 * holds against what the words of the try would be read as.
 * @throws CorrectionRefusee when these calls are no try, or when a fact of it cannot be told alone.
 */
export function trancherLEssai(appels: readonly AppelOutil[], sort: SortDeLEssai): EssaiTranche {
  const essai = lireEssai(appels);
  if (essai === undefined) throw new CorrectionRefusee('essai', 'Cette réponse ne compare aucun essai.');
  const gardes = sort === 'garder' ? essai.apres : essai.avant;
  const modifications = essai.changes.flatMap((champ): Feuille[] => {
    if (champ.endsWith(PLAFOND)) return [];
    const chemin = `foyer.${champ}`;
    const autre = (sort === 'garder' ? essai.avant : essai.apres).get(champ);
    const valeur = gardes.get(champ) ?? absente(autre);
    if (valeur === undefined || definitionDe(chemin)?.schema.safeParse(valeur).success !== true)
      throw new CorrectionRefusee(chemin, 'Cet essai ne se tranche pas d’un geste : écrivez ce que vous gardez.');
    return [{ chemin, valeur }];
  });
  const annee = essai.reste.filter((f) => f.chemin === 'annee');
  const foyer = [...gardes].map(([champ, valeur]) => ({ chemin: `foyer.${champ}`, valeur }));
  return {
    appels: [{ outil: CALCUL, entree: versMoteur(CALCUL, [...annee, ...foyer]) }],
    modifications,
    introduction: INTRODUCTIONS[sort],
  };
}

/** What says that there is none of a fact; undefined for one whose absence no value says. */
const absente = (autre: Feuille['valeur'] | undefined): Feuille['valeur'] | undefined =>
  typeof autre === 'number' ? 0 : typeof autre === 'boolean' ? false : undefined;

const ESSAIS: ReadonlySet<string> = new Set(['essai', 'hypothese']);

/**
 * A question as the settled try leaves it, each word at its place: kept, it says what is; left, it says nothing of the
 * amounts that were tried.
 */
export function questionTranchee(question: string, sort: SortDeLEssai): string {
  const mots = trouverMentions(question).filter((m) => m.type === 'mot' && ESSAIS.has(m.concept));
  const effaces = sort === 'garder' ? mots.map((m) => m.span) : [phraseDe(question, mots[0]?.span[0] ?? 0)];
  return effaces.reduce((texte, [de, a]) => `${texte.slice(0, de)}${' '.repeat(a - de)}${texte.slice(a)}`, question);
}

const FINS = ['. ', '! ', '? ', '\n'];
/** From the start of the sentence that tries to the end of the question. */
function phraseDe(question: string, place: number): readonly [number, number] {
  const debut = Math.max(...FINS.map((fin) => question.lastIndexOf(fin, place - 1)));
  return [debut < 0 || place === 0 ? 0 : debut + 1, question.length];
}
