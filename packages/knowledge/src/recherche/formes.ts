import { type Analyse, estInformatif } from './analyse.ts';
import { estMotFaible } from './mots-vides.ts';
import { POIDS_FAIBLE, type UniteQuestion } from './question.ts';

/** A question form, or a title, ready to be compared with a whole question. */
export interface FormeIndexee {
  readonly cles: ReadonlySet<string>;
  /** Sum of the weights of its words. */
  readonly poids: number;
  /** Its words, each with what may stand for it. */
  readonly mots: readonly { readonly cles: readonly string[]; readonly poids: number }[];
}

export function indexerForme({ mots, notions }: Analyse, idf: (cle: string) => number): FormeIndexee {
  const racines = new Set(mots.filter(estInformatif).map((mot) => mot.racine));
  const lus = mots.flatMap((mot, i) =>
    estInformatif(mot)
      ? [
          {
            cles: [mot.racine, ...notions.filter((n) => i >= n.debut && i < n.debut + n.longueur).map((n) => n.cle)],
            poids: idf(mot.racine) * (estMotFaible(mot.forme) ? POIDS_FAIBLE : 1),
          },
        ]
      : [],
  );
  return {
    cles: new Set([...racines, ...notions.map(({ cle }) => cle)]),
    poids: [...racines].reduce((somme, racine) => somme + idf(racine), 0),
    mots: lus,
  };
}

/** Every key that a question says. */
export const clesDites = (unites: readonly UniteQuestion[]): ReadonlySet<string> =>
  new Set(unites.flatMap(({ cles }) => cles.map(({ cle }) => cle)));

/** 0 to 1: share of the form that the question says too, whatever else it says. */
export function contenir(dites: ReadonlySet<string>, forme: FormeIndexee): number {
  let dit = 0;
  let total = 0;
  for (const { cles, poids } of forme.mots) {
    total += poids;
    if (cles.some((cle) => dites.has(cle))) dit += poids;
  }
  return total === 0 ? 0 : dit / total;
}

/** 0 to 1: weight of what both share, against the geometric mean of what each says. */
export function apparier(unites: readonly UniteQuestion[], forme: FormeIndexee): number {
  let commun = 0;
  let total = 0;
  for (const { cles, poids } of unites) {
    total += poids;
    if (cles.some(({ cle }) => forme.cles.has(cle))) commun += poids;
  }
  return total === 0 || forme.poids === 0 ? 0 : Math.min(1, commun / Math.sqrt(total * forme.poids));
}
