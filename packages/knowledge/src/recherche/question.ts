import { estInformatif, type Mot, motsDe, notionsDe } from './analyse.ts';
import { estMotFaible } from './mots-vides.ts';
import { reparer, type Vocabulaire } from './reparation.ts';

/** One informative word of a question, with everything that may stand for it in a passage. */
export interface UniteQuestion {
  readonly cles: readonly { readonly cle: string; readonly poids: number }[];
  /** What the word weighs in the coverage of the question. */
  readonly poids: number;
}

/** A notion is a little less sure than the very word. */
const POIDS_NOTION = 0.85;
export const POIDS_FAIBLE = 0.5;
/** What a word that nobody knows weighs: a subject we do not cover must lower the coverage. */
const POIDS_INCONNU = 4;

/** A word as it was read, once repaired. */
export interface MotLu {
  readonly mot: Mot;
  readonly certitude: number;
}

/** The informative words of a question, each once, with the stem and the notions that may stand for it. */
export function unitesDe(lus: readonly MotLu[]): { mot: Mot; cles: UniteQuestion['cles'] }[] {
  const notions = notionsDe(lus.map(({ mot }) => mot));
  const vues = new Set<string>();
  return lus.flatMap(({ mot, certitude }, position) => {
    if (!estInformatif(mot) || vues.has(mot.racine)) return [];
    vues.add(mot.racine);
    const couvrantes = notions.filter((n) => position >= n.debut && position < n.debut + n.longueur);
    const importance = certitude * (estMotFaible(mot.forme) ? POIDS_FAIBLE : 1);
    return {
      mot,
      cles: [
        { cle: mot.racine, poids: importance },
        ...couvrantes.map(({ cle, longueur }) => ({ cle, poids: (importance * POIDS_NOTION) / longueur })),
      ],
    };
  });
}

/** Weight of a word in the coverage; an amount is the person's own, no passage has to hold it. */
export function poidsDe(mot: Mot, idfs: readonly number[]): number {
  if (idfs.length > 0) return Math.max(...idfs) * (estMotFaible(mot.forme) ? POIDS_FAIBLE : 1);
  return /^\d/.test(mot.forme) ? 0 : POIDS_INCONNU;
}

/** @param idf weight of a stem or notion in the index, 0 when it is not there. */
export function lireQuestion(
  question: string,
  vocabulaire: Vocabulaire,
  idf: (cle: string) => number,
): { unites: UniteQuestion[]; poidsTotal: number } {
  const lus = motsDe(question).flatMap((brut) => {
    const { mots, certitude } = reparer(brut, vocabulaire);
    return mots.map((mot) => ({ mot, certitude }));
  });
  const unites = unitesDe(lus).map(({ mot, cles }) => {
    const connues = cles.filter(({ cle }) => idf(cle) > 0);
    return {
      cles: connues,
      poids: poidsDe(
        mot,
        connues.map(({ cle }) => idf(cle)),
      ),
    };
  });
  return {
    unites: unites.filter(({ cles }) => cles.length > 0),
    poidsTotal: unites.reduce((somme, { poids }) => somme + poids, 0),
  };
}
